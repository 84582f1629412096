package kibitzer.play.bridge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.games.bridge.Seat;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Robot;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/**
 * Contract bridge, bid and played. Robots bid by the books, lead by the tables, follow by the pages on play, and where these
 * are silent play as the plain player does.
 */
public record PlayedBridge() implements PlayedGame<BridgeSession, SeenBridge, BridgeMove> {
    /** The robot that plays by trying layouts; it bids as the others do. */
    public static final String PLAIN = "plain";

    /** The robot that bids as the others do and then plays any lawful card. */
    public static final String ANY_CARD = "any-card";

    @Override
    public String id() {
        return "contract-bridge";
    }

    @Override
    public String title() {
        return "Bridge";
    }

    @Override
    public List<Field<?>> options() {
        return BridgeOptions.ALL;
    }

    @Override
    public int players(DealRequest request) {
        return TableSeat.COMPASS;
    }

    @Override
    public BridgeSession deal(DealRequest request) {
        return BridgeSession.dealt(request);
    }

    /** South; in a problem hand of the defence the defender. */
    @Override
    public TableSeat learner(DealRequest request) {
        return ProblemHands.named(request.get(BridgeOptions.PROBLEM))
                .map(problem -> seat(problem.learner()))
                .orElse(TableSeat.SOUTH);
    }

    /** For declarer's side the one player who has both hands. */
    @Override
    public Optional<TableSeat> toPlay(BridgeSession session) {
        return session.isOver() ? Optional.empty() : session.hand().deciding().map(PlayedBridge::seat);
    }

    private static TableSeat seat(Seat seat) {
        return new TableSeat(TableSeat.COMPASS, seat.ordinal());
    }

    @Override
    public SeenBridge view(BridgeSession session, TableSeat seat) {
        return SeenBridge.of(session, Seat.values()[seat.place()]);
    }

    @Override
    public Choices<BridgeMove> lawful(SeenBridge seen) {
        return new Choices.Listed<>(moves(seen));
    }

    private static List<BridgeMove> moves(SeenBridge seen) {
        if (!seen.isToDecide()) {
            return List.of();
        }
        return seen.phase() == BridgePhase.BIDDING
                ? seen.bidding().legalCalls().stream().map(BridgeMove::of).toList()
                : seen.lawful().stream().map(BridgeMove::of).toList();
    }

    @Override
    public Optional<String> objection(SeenBridge seen, BridgeMove move) {
        if (move.claimed().isPresent()) {
            return BridgeClaims.objection(seen, move.claimed().get());
        }
        if (moves(seen).contains(move)) {
            return Optional.empty();
        }
        if (seen.phase() == BridgePhase.BIDDING) {
            return Optional.of(move.call()
                    .map(call -> call.inWords() + " is not a legal call here")
                    .orElse("\"" + move + "\" is no call"));
        }
        return Optional.of(move.card().map(card -> notPlayed(seen, card)).orElse("\"" + move + "\" is no card"));
    }

    private static String notPlayed(SeenBridge seen, Card card) {
        Seat from = seen.from();
        String whose = from == seen.seat() ? "your hand" : from.inWords() + "'s hand";
        return "the " + card.inWords()
                + (seen.hand(from).contains(card)
                        ? " does not follow suit"
                        : " is not in " + whose + ", from which the next card comes");
    }

    /** A claim may be made whenever a card is asked for. */
    @Override
    public boolean isBeside(BridgeMove move) {
        return move.claimed().isPresent();
    }

    @Override
    public BridgeSession after(BridgeSession session, BridgeMove move) {
        return session.after(move);
    }

    @Override
    public Score score(BridgeSession session) {
        int northSouth = session.northSouth();
        return new Score(
                List.of(northSouth, -northSouth, northSouth, -northSouth),
                session.hand().contract().isEmpty()
                        ? "passed-out"
                        : session.hand().claim().isPresent() ? "claim" : "played");
    }

    @Override
    public List<DealtHands> dealt(BridgeSession session) {
        return session.hands().stream()
                .map(hand -> new DealtHands(
                        Stream.of(Seat.values())
                                .map(seat -> hand.board().deal().hand(seat).toList())
                                .toList(),
                        List.of(),
                        Optional.empty()))
                .toList();
    }

    @Override
    public Kind<BridgeMove> moves() {
        return BridgeMove.KIND;
    }

    @Override
    public Turn<BridgeMove> turn(SeenBridge seen) {
        return BridgeTurns.of(seen);
    }

    @Override
    public BridgeMove usual(SeenBridge seen) {
        return seen.phase() == BridgePhase.BIDDING ? BridgeTurns.call(seen) : BridgeTurns.plain(seen);
    }

    @Override
    public ObjectNode table(SeenBridge seen, TableSeat seat) {
        return BridgeTableJson.of(seen);
    }

    @Override
    public BridgeMove byTheBook(SeenBridge seen) {
        return BridgeTurns.byTheBook(seen);
    }

    @Override
    public Map<String, Robot<SeenBridge, BridgeMove>> robots() {
        Map<String, Robot<SeenBridge, BridgeMove>> robots = new LinkedHashMap<>(PlayedGame.super.robots());
        robots.put(PLAIN, (seen, chance) -> usual(seen));
        robots.put(
                ANY_CARD,
                (seen, chance) -> seen.phase() == BridgePhase.BIDDING
                        ? BridgeTurns.call(seen)
                        : Robot.atRandom(this, seen, chance));
        return robots;
    }
}
