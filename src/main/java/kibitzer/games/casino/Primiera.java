package kibitzer.games.casino;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** The primiera of scopa (p. 264): the best card of each suit, all four suits needed. */
public final class Primiera {
    /** The most there is: four sevens. */
    public static final int MOST = 84;

    private Primiera() {}

    /** What a card counts in it. */
    public static int of(Rank rank) {
        return switch (rank) {
            case SEVEN -> 21;
            case SIX -> 18;
            case ACE -> 16;
            case FIVE -> 15;
            case FOUR -> 14;
            case THREE -> 13;
            case TWO -> 12;
            case JACK, QUEEN, KING -> 10;
            case EIGHT, NINE, TEN -> 0;
        };
    }

    /** The card of a suit that counts most; the highest in written order of those that count alike. */
    public static Optional<Card> best(CardSet pile, Suit suit) {
        Optional<Card> best = Optional.empty();
        for (Card card : pile.in(suit)) {
            if (best.isEmpty() || of(card.rank()) > of(best.get().rank())) {
                best = Optional.of(card);
            }
        }
        return best;
    }

    /** What the highest primiera in a pile counts; 0 where a suit is missing. */
    public static int points(CardSet pile) {
        int points = 0;
        for (Suit suit : Suit.DOWNWARDS) {
            Optional<Card> best = best(pile, suit);
            if (best.isEmpty()) {
                return 0;
            }
            points += of(best.get().rank());
        }
        return points;
    }
}
