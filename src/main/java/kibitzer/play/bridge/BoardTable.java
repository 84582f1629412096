package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.decisions.bridge.form.ClubField;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.games.bridge.board.BoardPlay;
import kibitzer.games.bridge.wholehand.RecentResults;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * A board of a set as it is bid and played against robots: it stands at the learner's turn or at its end, and is immutable. Nothing
 * is claimed; the last card is played.
 */
public final class BoardTable {
    private static final PlayedBridge GAME = new PlayedBridge();

    private static final int MOST = 300;

    /** Four robots take half a second, and the same boards are looked at again and again. */
    private static final Map<SetBoard, BoardPlayed> BOOK = RecentResults.of(MOST);

    private final SetBoard board;
    private final PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand;

    private BoardTable(SetBoard board, PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        this.board = board;
        this.hand = hand;
    }

    /** At the learner's first turn. */
    public static BoardTable begin(SetBoard board) {
        return new BoardTable(board, PlayedHand.begin(GAME, request(board), TableSeat.SOUTH));
    }

    /**
     * Where a record stands; its moves are played again by the rules, and robots go on from there.
     *
     * @throws BadQuestion if they could not be made so
     */
    public static BoardTable at(SetBoard board, BoardPlayed record) {
        List<BridgeMove> moves = Stream.concat(
                        record.calls().stream().map(BridgeMove::of),
                        record.cards().stream().map(BridgeMove::of))
                .toList();
        try {
            return new BoardTable(board, PlayedHand.recorded(GAME, request(board), TableSeat.SOUTH, moves));
        } catch (BadNotation unlawful) {
            throw new BadQuestion("answer", String.valueOf(unlawful.getMessage()));
        }
    }

    /** What the book, or a club that plays it otherwise, makes of a board, its robots in all four seats. */
    public static BoardPlayed byTheBook(SetBoard board) {
        return Optional.ofNullable(BOOK.get(board)).orElseGet(() -> {
            BoardPlayed played = playedByTheBook(board);
            BOOK.put(board, played);
            return played;
        });
    }

    private static BoardPlayed playedByTheBook(SetBoard board) {
        Finished<BridgeSession, SeenBridge, BridgeMove> end = RobotTable.of(
                        GAME, TableSeat.COMPASS, List.of("book", "book", "book", "book"))
                .play(request(board));
        BridgeHand hand = end.state().hand();
        return BoardPlayed.of(BoardPlay.of(
                board.deal(),
                board.dealer(),
                board.vulnerability(),
                hand.bidding().auction().calls(),
                hand.cards()));
    }

    private static DealRequest request(SetBoard board) {
        return new DealRequest(new Seed(board.seed()), FieldValues.none())
                .with(BridgeOptions.SYSTEM, board.system())
                .with(BridgeOptions.OPPONENTS, board.opponents())
                .with(BridgeOptions.SCORING, BridgeScoring.DUPLICATE.word())
                .with(BridgeOptions.DEAL, board.deal().toString())
                .with(BridgeOptions.DEALER, board.dealer())
                .with(BridgeOptions.VULNERABLE, board.vulnerability())
                .with(ClubField.CLUB, board.club());
    }

    /**
     * The board after the learner's call or card and those of the others up to the learner's next turn.
     *
     * @param move "1NT", "KS"
     * @throws BadQuestion if it is none, or not lawful here
     */
    public BoardTable move(String move) {
        JsonNode json = StringNode.valueOf(move);
        if (read(json).claimed().isPresent()) {
            throw new BadQuestion("move", "a claim", "a card: a board is played to the last one");
        }
        return new BoardTable(board, hand.moved(json));
    }

    private static BridgeMove read(JsonNode json) {
        try {
            return BridgeMove.KIND.read(json);
        } catch (BadNotation unreadable) {
            throw new BadQuestion("move", String.valueOf(unreadable.getMessage()));
        }
    }

    public SetBoard board() {
        return board;
    }

    public boolean isOver() {
        return hand.isOver();
    }

    /** What the learner sees. */
    public SeenBridge seen() {
        return hand.view();
    }

    /** The learner's turns so far, in order. */
    public List<OwnTurn<SeenBridge, BridgeMove>> turns() {
        return hand.turns();
    }

    /** The board laid open; empty before it is over. */
    public Optional<BridgeSession> end() {
        return hand.end().map(Finished::state);
    }

    /** All moves so far and what they come to. */
    public BoardPlayed record() {
        SeenBridge seen = seen();
        List<Card> cards = new ArrayList<>();
        seen.history().stream().map(SeenTrick::cards).forEach(cards::addAll);
        cards.addAll(seen.onTheTable());
        return BoardPlayed.of(BoardPlay.of(
                board.deal(),
                board.dealer(),
                board.vulnerability(),
                seen.bidding().auction().calls(),
                cards));
    }
}
