package kibitzer.play.bridge.mini;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Chance;
import kibitzer.conventions.bridge.mini.PlainContract;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.mini.Announcement;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.games.bridge.mini.TwoHands;
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

/**
 * Mini-bridge: all announce their points, declarer names the contract with dummy seen, and the hand is played as at bridge.
 *
 * <p>Robots name by the plain rule of points and fit, and play as robots at bridge do.
 */
public record PlayedMiniBridge() implements PlayedGame<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> {
    public static final String SOUTH = "south";
    private static final String ANY = "any";

    /** What may be chosen for {@link #DECLARES}. */
    public static final List<String> WHO = List.of(SOUTH, ANY);

    private static final PlayedBridge BRIDGE = new PlayedBridge();

    /** Who declares in the deals. */
    public static final Field<String> DECLARES =
            Field.optional("declares", Kinds.word(WHO), SOUTH, "south, or any of the four, whoever has the points");

    @Override
    public String id() {
        return "mini-bridge";
    }

    @Override
    public String title() {
        return "Mini-bridge";
    }

    @Override
    public List<Field<?>> options() {
        return List.of(DECLARES);
    }

    @Override
    public int players(DealRequest request) {
        return TableSeat.COMPASS;
    }

    @Override
    public MiniBridgeDeal deal(DealRequest request) {
        Chance chance = request.seed().chance();
        Seat declarer = request.get(DECLARES).equals(SOUTH) ? Seat.SOUTH : chance.oneOf(List.of(Seat.values()));
        return MiniBridgeDeal.dealt(chance, declarer);
    }

    @Override
    public Optional<TableSeat> toPlay(MiniBridgeDeal deal) {
        return deal.turn().map(seat -> new TableSeat(TableSeat.COMPASS, seat.ordinal()));
    }

    @Override
    public SeenMiniBridge view(MiniBridgeDeal deal, TableSeat seat) {
        return SeenMiniBridge.of(deal, seat);
    }

    @Override
    public Choices<MiniBridgeMove> lawful(SeenMiniBridge seen) {
        return new Choices.Listed<>(seen.isToDecide() ? moves(seen) : List.of());
    }

    private static List<MiniBridgeMove> moves(SeenMiniBridge seen) {
        return switch (seen.phase()) {
            case ANNOUNCING -> List.of(MiniBridgeMove.points(HighCardPoints.of(seen.hand())));
            case SETTLING -> List.of(MiniBridgeMove.declares(announcement(seen).declarer()));
            case NAMING -> NamedContract.ALL.stream().map(MiniBridgeMove::of).toList();
            case PLAY, OVER ->
                switch (BRIDGE.lawful(played(seen))) {
                    case Choices.Listed<BridgeMove>(List<BridgeMove> cards) ->
                        cards.stream().map(MiniBridgeMove::of).toList();
                    case Choices.Open<BridgeMove> open -> List.of();
                };
        };
    }

    /** What all four have announced. */
    static Announcement announcement(SeenMiniBridge seen) {
        return new Announcement(seen.dealer(), seen.announced());
    }

    /** The two hands of declarer's side, as declarer sees them. */
    static TwoHands hands(SeenMiniBridge seen) {
        return new TwoHands(seen.hand(), seen.dummy().orElseThrow());
    }

    static SeenBridge played(SeenMiniBridge seen) {
        return seen.play().orElseThrow();
    }

    @Override
    public Optional<String> objection(SeenMiniBridge seen, MiniBridgeMove move) {
        return seen.phase() == MiniBridgePhase.PLAY
                ? BRIDGE.objection(played(seen), move.atBridge())
                : PlayedGame.super.objection(seen, move);
    }

    @Override
    public boolean isBeside(MiniBridgeMove move) {
        return BRIDGE.isBeside(move.atBridge());
    }

    @Override
    public MiniBridgeDeal after(MiniBridgeDeal deal, MiniBridgeMove move) {
        return deal.after(move);
    }

    @Override
    public Score score(MiniBridgeDeal deal) {
        return BRIDGE.score(deal.play().orElseThrow());
    }

    @Override
    public List<DealtHands> dealt(MiniBridgeDeal deal) {
        return List.of(new DealtHands(deal.cards(), List.of(), Optional.empty()));
    }

    @Override
    public Kind<MiniBridgeMove> moves() {
        return MiniBridgeMove.KIND;
    }

    @Override
    public Turn<MiniBridgeMove> turn(SeenMiniBridge seen) {
        return seen.phase() == MiniBridgePhase.PLAY
                ? atBridge(BRIDGE.turn(played(seen)))
                : MiniBridgeTurns.beforeThePlay(seen);
    }

    private static Turn<MiniBridgeMove> atBridge(Turn<BridgeMove> turn) {
        return switch (turn) {
            case Turn.Asked<?, ?, BridgeMove> asked -> asked(asked);
            case Turn.Silent<BridgeMove>(String why) -> new Turn.Silent<>(why);
        };
    }

    private static <P, A> Turn<MiniBridgeMove> asked(Turn.Asked<P, A, BridgeMove> asked) {
        return new Turn.Asked<>(
                asked.question(),
                asked.move().andThen(MiniBridgeMove::of),
                asked.besides().stream().map(MiniBridgeMove::of).toList());
    }

    @Override
    public MiniBridgeMove usual(SeenMiniBridge seen) {
        return switch (seen.phase()) {
            case ANNOUNCING, SETTLING -> moves(seen).getFirst();
            case NAMING -> MiniBridgeMove.of(PlainContract.of(hands(seen)));
            case PLAY, OVER -> MiniBridgeMove.of(BRIDGE.usual(played(seen)));
        };
    }

    @Override
    public MiniBridgeMove byTheBook(SeenMiniBridge seen) {
        return seen.phase() == MiniBridgePhase.PLAY ? MiniBridgeMove.of(BRIDGE.byTheBook(played(seen))) : usual(seen);
    }

    @Override
    public Map<String, Robot<SeenMiniBridge, MiniBridgeMove>> robots() {
        Map<String, Robot<SeenMiniBridge, MiniBridgeMove>> robots = new LinkedHashMap<>(PlayedGame.super.robots());
        robots.put(PlayedBridge.PLAIN, (seen, chance) -> usual(seen));
        return robots;
    }

    @Override
    public ObjectNode table(SeenMiniBridge seen, TableSeat seat) {
        return MiniBridgeJson.of(seen, seen.play().map(play -> BRIDGE.table(play, seat)));
    }
}
