package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.bridge.BridgeDecisions;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.notation.AuctionRecord;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.games.bridge.notation.CallRemark;

/** What the book calls at each turn of a recorded deal, by the decision on what to call. */
public final class BoardAdvice {
    private final Explainer explainer;

    public BoardAdvice(Explainer explainer) {
        this.explainer = explainer;
    }

    /** The bidding systems that the decision knows, the first of them its usual one. */
    public static List<String> systems() {
        return Systems.ids();
    }

    /** The auction of a board; one in which nobody has called yet where none was recorded. */
    public static Auction auction(BoardRecord board) {
        return board.auction().map(AuctionRecord::auction).orElseGet(() -> Auction.opened(board.dealer()));
    }

    /** The places in the auction at which a seat has to call, from 0; the last may be one that nobody filled. */
    public static List<Integer> turns(BoardRecord board, Seat seat) {
        Auction auction = auction(board);
        int places = auction.calls().size() + (auction.isFinished() ? 0 : 1);
        return IntStream.range(0, places)
                .filter(place -> auction.dealer().after(place) == seat)
                .boxed()
                .toList();
    }

    /** The call that was made at a place. */
    public static Optional<Call> made(BoardRecord board, int place) {
        List<Call> calls = auction(board).calls();
        return place < calls.size() ? Optional.of(calls.get(place)) : Optional.empty();
    }

    /** The auction before the call at a place. */
    public static Auction before(BoardRecord board, int place) {
        Auction auction = auction(board);
        return new Auction(auction.dealer(), auction.calls().subList(0, place));
    }

    /**
     * The question that the seat whose turn it is had to answer.
     *
     * @throws BadQuestion if the decision does not take such an auction
     */
    public static Question<BiddingProblem, Call> question(BoardRecord board, int place, String system) {
        Auction auction = before(board, place);
        return new Question<>(
                BridgeDecisions.CALL,
                BiddingProblem.in(system, board.deal().hand(auction.turn()), auction, board.vulnerable()));
    }

    /** The board with what the book says of every call as a comment beside it, where it says anything. */
    public BoardRecord annotated(BoardRecord board, String system) {
        Optional<AuctionRecord> recorded = board.auction();
        if (recorded.isEmpty()) {
            return board;
        }
        AuctionRecord annotated = recorded.get();
        for (int place = 0; place < annotated.auction().calls().size(); place++) {
            Optional<String> said = said(board, place, system);
            if (said.isPresent()) {
                CallRemark remark = annotated.remark(place);
                annotated = annotated.with(place, remark.withComment(said.get()));
            }
        }
        return board.with(annotated);
    }

    private Optional<String> said(BoardRecord board, int place, String system) {
        try {
            return Optional.of(system + ": " + said(question(board, place, system)));
        } catch (BadQuestion notTaught) {
            return Optional.empty();
        }
    }

    private String said(Question<BiddingProblem, Call> question) {
        return explainer.advice(question, question.advice());
    }
}
