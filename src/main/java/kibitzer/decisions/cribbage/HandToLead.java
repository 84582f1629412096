package kibitzer.decisions.cribbage;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.PegView;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Places;
import kibitzer.games.cribbage.CribbageGame;

/**
 * A hand before the first card is led.
 *
 * @param hand what is kept
 * @param dealer false: the non-dealer leads
 * @param seen other cards that he knows: the starter, and what he laid away
 */
public record HandToLead(CardSet hand, boolean dealer, CardSet seen) {
    /** @throws BadQuestion for the dealer, or a card in two places */
    public HandToLead {
        if (dealer) {
            throw new BadQuestion("dealer", "the dealer does not lead", "false");
        }
        Places.apart("seen", seen, "hand", hand);
    }

    PegView view() {
        return new PegView(hand, List.of(), false, CribbageGame.TWICE_AROUND, seen);
    }
}
