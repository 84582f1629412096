package kibitzer.play.reddog;

import kibitzer.cards.CardSet;
import kibitzer.conventions.banking.reddog.HandsByLosing;
import kibitzer.decisions.banking.HandToBet;
import kibitzer.decisions.banking.RedDogAnswer;

/**
 * What the book's play is to expect of a turn at red dog, and how far luck strays from it.
 *
 * @param mean chips won on average, below 0 lost
 * @param variance of those chips
 */
public record BookLuck(double mean, double variance) {

    /** Of one hand, over every card not seen. */
    public static BookLuck of(HandToBet position) {
        RedDogAnswer book = PlayedRedDog.byTheBook(position);
        double share = position.losing().mean().toDouble();
        double chips = book.chips();
        return book.isForfeit()
                ? new BookLuck(-1, 0)
                : new BookLuck(chips * share, chips * chips * (1 - share * share));
    }

    /**
     * Of a hand that is still to be dealt, before any card is exposed.
     *
     * @param cards four or five
     * @param pool chips that may be bet
     */
    public static BookLuck beforeTheDeal(int cards, int pool) {
        double mean = 0;
        double squares = 0;
        for (var hands : HandsByLosing.of(cards).entrySet()) {
            BookLuck luck = of(new HandToBet(hands.getValue().example(), pool, CardSet.EMPTY));
            mean += hands.getValue().share() * luck.mean();
            squares += hands.getValue().share() * (luck.variance() + luck.mean() * luck.mean());
        }
        return new BookLuck(mean, squares - mean * mean);
    }

    public double deviation() {
        return Math.sqrt(variance);
    }
}
