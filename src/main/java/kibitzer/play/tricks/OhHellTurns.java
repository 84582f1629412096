package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.ohhell.OhHellBids;
import kibitzer.conventions.ohhell.OhHellView;
import kibitzer.decisions.ohhell.OhHellBid;
import kibitzer.play.hand.Turn;

/** Oh hell (pp. 250-251): the bid is asked, by the count of general practice; of the play the book says nothing. */
final class OhHellTurns implements TricksTurns {
    private static final String PLAY = "Of the play the book says nothing: any card that the rules allow may be played";
    private static final OhHellBid BID = new OhHellBid();

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        return seen.phase() == Phase.CALLING ? bid(seen).turn() : new Turn.Silent<>(PLAY);
    }

    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        return seen.phase() == Phase.CALLING ? bid(seen).first() : Optional.empty();
    }

    /** That the dealer may not make it even is an option, and not agreed here. */
    private static TableQuestion<OhHellView, OhHellView, Integer> bid(SeenTricks seen) {
        CardSet hand = CardSet.of(seen.hand().list());
        List<Integer> bids = seen.calls().stream().map(Integer::valueOf).toList();
        OhHellView view = new OhHellView(hand, seen.trump(), bids, seen.players(), false);
        return new TableQuestion<>(
                BID,
                view,
                OhHellBids.BOOK,
                view,
                TableQuestion.ask("How many tricks will you win exactly?", hand),
                tricks -> new TrickMove.Called(String.valueOf(tricks)));
    }
}
