package kibitzer.play.tricks;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.fivehundred.BidView;
import kibitzer.conventions.fivehundred.FiveHundredBids;
import kibitzer.conventions.fivehundred.FiveHundredDiscards;
import kibitzer.conventions.fivehundred.LayAwayHand;
import kibitzer.decisions.trick.fivehundred.FiveHundredBid;
import kibitzer.decisions.trick.fivehundred.FiveHundredDiscard;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.play.hand.Turn;

/** Five hundred by Culbertson's count (pp. 217-219): the bid, and what is laid away for the widow; of the play the book says nothing. */
final class FiveHundredTurns implements TricksTurns {
    private static final String NULLO = "Of what to lay away at nullo the book says nothing";
    private static final String PLAY = "Of the play the book says nothing: any card that the rules allow may be played";
    private static final String SUITS = "[SCDH]|NT";
    private static final FiveHundredBid BID = new FiveHundredBid();
    private static final FiveHundredDiscard DISCARD = new FiveHundredDiscard();

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        return spoken(seen)
                .map(TableQuestion::turn)
                .orElseGet(() -> new Turn.Silent<>(seen.phase() == Phase.EXCHANGING ? NULLO : PLAY));
    }

    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        return spoken(seen).flatMap(TableQuestion::first);
    }

    private static Optional<TableQuestion<?, ?, ?>> spoken(SeenTricks seen) {
        return switch (seen.phase()) {
            case CALLING -> Optional.of(bid(seen));
            case EXCHANGING -> bidOf(seen).map(bid -> layAway(seen, bid));
            default -> Optional.empty();
        };
    }

    private static TableQuestion<?, ?, ?> bid(SeenTricks seen) {
        CardSet hand = CardSet.of(seen.hand().list());
        boolean nullo = seen.game().rules().contract(BidView.NULLO).isPresent();
        BidView view = new BidView(hand, seen.players(), seen.calls(), BidView.AVONDALE, nullo);
        return new TableQuestion<>(
                BID,
                view,
                FiveHundredBids.BOOK,
                view,
                TableQuestion.ask("What do you bid?", hand),
                TrickMove.Called::new);
    }

    /** The bid that stands, where it is of tricks: "8S", "7NT". */
    private static Optional<String> bidOf(SeenTricks seen) {
        return seen.outcome()
                .map(Outcome::bid)
                .filter(bid -> bid.replaceAll("\\d", "").matches(SUITS));
    }

    private static TableQuestion<?, ?, ?> layAway(SeenTricks seen, String bid) {
        LayAwayHand hand = new LayAwayHand(
                CardSet.of(seen.hand().list()), Integer.parseInt(bid.replaceAll("\\D", "")), seen.trump());
        return new TableQuestion<>(
                DISCARD,
                hand,
                FiveHundredDiscards.BOOK,
                hand,
                TableQuestion.ask("You have taken the widow. Which three cards do you lay away?", hand.cards()),
                TrickMove.PutDown::of);
    }
}
