package kibitzer.decisions.cribbage;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.PegView;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Places;
import kibitzer.games.cribbage.PegCount;
import kibitzer.games.cribbage.Pips;

/**
 * The play of the cards as the player in turn sees it.
 *
 * @param hand what he has still to play
 * @param pile the cards of this count in the order played; none if he leads a new series
 * @param dealer true if he dealt
 * @param we his score
 * @param they the opponent's
 * @param to the hole that wins
 * @param seen other cards that he knows: the starter, what he laid away, earlier series
 * @param hisCards how many cards the opponent still holds
 */
public record CardToPlay(
        CardSet hand, List<Card> pile, boolean dealer, int we, int they, int to, CardSet seen, int hisCards) {
    /** @throws BadQuestion naming the field where a card stands twice, a count is too high or a game is over */
    public CardToPlay {
        pile = List.copyOf(pile);
        Places.apart("pile", CardSet.of(pile), "hand", hand);
        Places.apart("seen", seen, "hand", hand);
        Places.apart("seen", seen, "pile", CardSet.of(pile));
        if (Pips.sum(pile) >= PegCount.LIMIT) {
            throw new BadQuestion(
                    "pile", "the cards count " + Pips.sum(pile), "less than " + PegCount.LIMIT + ", or a new series");
        }
        if (we >= to || they >= to) {
            throw new BadQuestion(we >= to ? "we" : "they", Math.max(we, they) + " points", "less than " + to);
        }
    }

    PegView view() {
        return new PegView(hand, pile, dealer, to - they, seen);
    }
}
