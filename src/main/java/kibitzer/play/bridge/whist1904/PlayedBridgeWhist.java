package kibitzer.play.bridge.whist1904;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Seat;
import kibitzer.games.table.TableSeat;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.bridge.PlayedBridge;
import kibitzer.play.bridge.SeenBridge;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Robot;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/** Bridge by the laws of 1904. The laws have no advice, so that nothing is judged, and robots declare by a plain method. */
public record PlayedBridgeWhist() implements PlayedGame<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> {
    /** No rubber comes near; a longer one is broken off. */
    public static final int MOST_DEALS = 64;

    /** Which deal of a rubber is the last that is played. */
    public static final Field<Integer> DEALS = Field.optional(
            "deals", Kinds.number(1, MOST_DEALS), 1, "how many deals are played, unless the rubber is won before");

    /** The robot that plays by trying layouts. */
    public static final String PLAIN = "plain";

    private static final PlayedBridge BRIDGE = new PlayedBridge();
    private static final String DECLARING =
            "The laws of 1904 say what may be said, and no book what should be: nothing is judged here";
    private static final String PLAYING =
            "No book of bridge as it was played in 1904 speaks of the cards: nothing is judged here";

    @Override
    public String id() {
        return "bridge-whist-1904";
    }

    @Override
    public String title() {
        return "Bridge of 1904";
    }

    @Override
    public List<Field<?>> options() {
        return List.of(DEALS);
    }

    @Override
    public int players(DealRequest request) {
        return TableSeat.COMPASS;
    }

    @Override
    public BridgeWhistSession deal(DealRequest request) {
        return BridgeWhistSession.dealt(request.seed(), request.get(DEALS));
    }

    @Override
    public Optional<TableSeat> toPlay(BridgeWhistSession session) {
        return session.isOver()
                ? Optional.empty()
                : session.deal().turn().map(seat -> new TableSeat(TableSeat.COMPASS, seat.ordinal()));
    }

    @Override
    public SeenBridgeWhist view(BridgeWhistSession session, TableSeat seat) {
        return SeenBridgeWhist.of(session, seat);
    }

    @Override
    public Choices<BridgeWhistMove> lawful(SeenBridgeWhist seen) {
        if (!seen.isToDecide()) {
            return new Choices.Listed<>(List.of());
        }
        if (seen.phase() == BridgeWhistPhase.DECLARING) {
            return new Choices.Listed<>(
                    seen.declaring().open().stream().map(BridgeWhistMove::of).toList());
        }
        return switch (BRIDGE.lawful(played(seen))) {
            case Choices.Listed<BridgeMove>(List<BridgeMove> cards) ->
                new Choices.Listed<>(cards.stream().map(BridgeWhistMove::of).toList());
            case Choices.Open<BridgeMove> open -> new Choices.Listed<>(List.of());
        };
    }

    private static SeenBridge played(SeenBridgeWhist seen) {
        return seen.play().orElseThrow();
    }

    @Override
    public Optional<String> objection(SeenBridgeWhist seen, BridgeWhistMove move) {
        return seen.phase() == BridgeWhistPhase.PLAY
                ? BRIDGE.objection(played(seen), move.atBridge())
                : PlayedGame.super.objection(seen, move);
    }

    @Override
    public boolean isBeside(BridgeWhistMove move) {
        return BRIDGE.isBeside(move.atBridge());
    }

    @Override
    public BridgeWhistSession after(BridgeWhistSession session, BridgeWhistMove move) {
        return session.after(move);
    }

    /** What north and south have more than east and west on the sheet. */
    @Override
    public Score score(BridgeWhistSession session) {
        int northSouth = session.rubber().difference();
        return new Score(
                List.of(northSouth, -northSouth, northSouth, -northSouth),
                session.rubber().isOver() ? "rubber" : "deal");
    }

    @Override
    public List<DealtHands> dealt(BridgeWhistSession session) {
        return session.deals().stream()
                .map(deal -> new DealtHands(
                        Stream.of(Seat.values())
                                .map(seat -> deal.deal().hand(seat).toList())
                                .toList(),
                        List.of(),
                        Optional.empty()))
                .toList();
    }

    @Override
    public Kind<BridgeWhistMove> moves() {
        return BridgeWhistMove.KIND;
    }

    @Override
    public boolean isJudged() {
        return false;
    }

    @Override
    public Turn<BridgeWhistMove> turn(SeenBridgeWhist seen) {
        return new Turn.Silent<>(seen.phase() == BridgeWhistPhase.DECLARING ? DECLARING : PLAYING);
    }

    @Override
    public BridgeWhistMove usual(SeenBridgeWhist seen) {
        return seen.phase() == BridgeWhistPhase.DECLARING
                ? BridgeWhistMove.of(PlainDeclaring.say(seen))
                : BridgeWhistMove.of(BRIDGE.usual(played(seen)));
    }

    @Override
    public ObjectNode table(SeenBridgeWhist seen, TableSeat seat) {
        return BridgeWhistJson.of(seen, seen.play().map(play -> BRIDGE.table(play, seat)));
    }

    @Override
    public BridgeWhistMove byTheBook(SeenBridgeWhist seen) {
        return usual(seen);
    }

    @Override
    public Map<String, Robot<SeenBridgeWhist, BridgeWhistMove>> robots() {
        Map<String, Robot<SeenBridgeWhist, BridgeWhistMove>> robots = new LinkedHashMap<>();
        robots.put(PLAIN, (seen, chance) -> usual(seen));
        robots.put("random", (seen, chance) -> Robot.atRandom(this, seen, chance));
        return robots;
    }
}
