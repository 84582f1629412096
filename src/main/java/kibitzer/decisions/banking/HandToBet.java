package kibitzer.decisions.banking;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.conventions.banking.reddog.LosingCards;
import kibitzer.decisions.form.BadQuestion;

/**
 * A turn at red dog.
 *
 * @param hand five cards, or four
 * @param pool chips, the most that may be bet
 * @param seen other cards that have been exposed
 */
public record HandToBet(CardSet hand, int pool, CardSet seen) {
    /** @throws BadQuestion if a card of the hand has been exposed */
    public HandToBet {
        CardSet both = hand.intersection(seen);
        if (!both.isEmpty()) {
            throw new BadQuestion("seen", "the " + both.first().inWords() + " is in the hand", "other cards");
        }
        if (CardSet.FULL_PACK.minus(hand).minus(seen).isEmpty()) {
            throw new BadQuestion("seen", "every card has been seen", "at least one card in the pack");
        }
    }

    /** The cards that beat it. */
    public LosingCards losing() {
        return new LosingCards(hand, seen);
    }

    List<RedDogAnswer> bets(int least, int most) {
        return IntStream.rangeClosed(least, most).mapToObj(RedDogAnswer::bet).toList();
    }
}
