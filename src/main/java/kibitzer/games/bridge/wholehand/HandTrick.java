package kibitzer.games.bridge.wholehand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * A trick of a hand.
 *
 * @param cards in the order played
 * @param winner empty while it is not finished
 */
public record HandTrick(Seat leader, List<Card> cards, Optional<Seat> winner) {
    private static final int TABLE = 4;

    public HandTrick {
        cards = List.copyOf(cards);
    }

    /** The tricks that these cards make, the last one perhaps unfinished. */
    static List<HandTrick> of(Strain strain, Seat leader, List<Card> cards) {
        List<HandTrick> tricks = new ArrayList<>();
        Seat onLead = leader;
        for (int from = 0; from < cards.size(); from += TABLE) {
            List<Card> trick = cards.subList(from, Math.min(from + TABLE, cards.size()));
            Optional<Seat> winner = trick.size() == TABLE
                    ? Optional.of(PartPlayedDeal.winner(strain, onLead, trick))
                    : Optional.empty();
            tricks.add(new HandTrick(onLead, trick, winner));
            onLead = winner.orElse(onLead);
        }
        return List.copyOf(tricks);
    }
}
