package kibitzer.play.cribbage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.LayAwayView;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.play.CribbageDeal;
import kibitzer.games.cribbage.play.CribbageMatch;
import kibitzer.games.cribbage.play.CribbageMove;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Robot;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A whole game of cribbage, deal after deal.
 *
 * @param rules of one of the games that are played at a table
 */
public record PlayedCribbage(CribbageGame rules) implements PlayedGame<CribbageMatch, SeenCribbage, CribbageMove> {
    /** Where each counts his own hand. */
    public static final Field<Boolean> MUGGINS = Field.optional(
            "muggins",
            Kinds.yesOrNo(),
            false,
            "true: you count your own hands, and points that you overlook are the opponent's");

    /** A field is known by itself, so each game has one. */
    private static final Map<CribbageGame, Field<Integer>> TO =
            CribbageGame.AT_THE_TABLE.stream().collect(Collectors.toUnmodifiableMap(game -> game, PlayedCribbage::end));

    /** No hand counts more. */
    private static final int MOST_CLAIMED = 46;

    private static final Kind<CribbageMove> MOVES = new Kind<>(
            CribbageMove.NOTATION,
            JsonNodeFactory.instance.objectNode().put("description", CribbageMove.NOTATION),
            json -> CribbageMove.read(text(json)),
            PlayedCribbage::json);

    private static String text(JsonNode json) {
        return json.isIntegralNumber() ? String.valueOf(json.asInt()) : Kinds.textOf(json, CribbageMove.NOTATION);
    }

    private static JsonNode json(CribbageMove move) {
        return move instanceof CribbageMove.Claims(int points)
                ? JsonNodeFactory.instance.numberNode(points)
                : JsonNodeFactory.instance.stringNode(move.toString());
    }

    @Override
    public String id() {
        return rules.id();
    }

    @Override
    public String title() {
        return rules.title();
    }

    @Override
    public List<Field<?>> options() {
        return List.of(to(), MUGGINS);
    }

    /** The hole that wins. */
    public Field<Integer> to() {
        return Optional.ofNullable(TO.get(rules))
                .orElseThrow(() -> new IllegalArgumentException(rules.id() + " is not played at a table"));
    }

    private static Field<Integer> end(CribbageGame game) {
        List<String> ends = game.ends().stream().map(String::valueOf).toList();
        Kind<String> words = Kinds.word(ends);
        Kind<Integer> kind = new Kind<>(
                words.expected(),
                words.schema(),
                json -> Integer.parseInt(words.read(
                        json.isIntegralNumber() ? JsonNodeFactory.instance.stringNode(json.asString()) : json)),
                JsonNodeFactory.instance::numberNode);
        return Field.optional("to", kind, game.ends().getFirst(), "the hole that wins: " + String.join(" or ", ends));
    }

    @Override
    public int players(DealRequest request) {
        return rules.players();
    }

    /** Seats are numbered from the eldest hand; at a table of four chance says who deals first. */
    @Override
    public CribbageMatch deal(DealRequest request) {
        int dealer = rules.players() == TableSeat.COMPASS
                ? request.seed().chance().below(TableSeat.COMPASS)
                : rules.players() - 1;
        return CribbageMatch.begin(rules, request.get(to()), request.get(MUGGINS), dealer, request.seed());
    }

    @Override
    public Optional<TableSeat> toPlay(CribbageMatch match) {
        return match.isOver() ? Optional.empty() : Optional.of(new TableSeat(rules.players(), match.turn()));
    }

    @Override
    public SeenCribbage view(CribbageMatch match, TableSeat seat) {
        return SeenCribbage.of(match, seat.place());
    }

    @Override
    public Choices<CribbageMove> lawful(SeenCribbage seen) {
        if (!seen.inTurn()) {
            return new Choices.Listed<>(List.of());
        }
        return new Choices.Listed<>(
                switch (seen.phase()) {
                    case LAY_AWAY ->
                        new LayAwayView(seen.hand(), rules.laidAway(), seen.hasTheCrib())
                                .options().stream()
                                        .<CribbageMove>map(CribbageMove.Puts::new)
                                        .toList();
                    case PLAY ->
                        CribbageTurns.pegging(seen).playable().stream()
                                .map(CribbageMove::plays)
                                .toList();
                    case COUNT ->
                        IntStream.rangeClosed(0, MOST_CLAIMED)
                                .<CribbageMove>mapToObj(CribbageMove.Claims::new)
                                .toList();
                    case OVER -> List.of();
                });
    }

    @Override
    public CribbageMatch after(CribbageMatch match, CribbageMove move) {
        return match.after(move);
    }

    /** What each has pegged. */
    @Override
    public Score score(CribbageMatch match) {
        return new Score(
                IntStream.range(0, rules.players())
                        .mapToObj(player -> match.scores().get(rules.sideOf(player)))
                        .toList(),
                match.isLurch() ? "lurch" : "game");
    }

    @Override
    public List<DealtHands> dealt(CribbageMatch match) {
        int last = match.deal().number();
        int first = Math.floorMod(match.deal().dealer() - (last - 1), rules.players());
        return IntStream.rangeClosed(1, last)
                .mapToObj(number -> dealt(CribbageDeal.of(
                        rules,
                        number,
                        (first + number - 1) % rules.players(),
                        match.seed().deal(number))))
                .toList();
    }

    private static DealtHands dealt(CribbageDeal deal) {
        List<Card> stock = new ArrayList<>(deal.fromThePack().toList());
        stock.add(deal.starter());
        stock.addAll(deal.rest());
        return new DealtHands(deal.dealt().stream().map(CardSet::toList).toList(), stock, Optional.of(deal.starter()));
    }

    @Override
    public Kind<CribbageMove> moves() {
        return MOVES;
    }

    @Override
    public Turn<CribbageMove> turn(SeenCribbage seen) {
        return CribbageTurns.of(seen);
    }

    @Override
    public CribbageMove usual(SeenCribbage seen) {
        return CribbageTurns.byTheBook(seen);
    }

    @Override
    public ObjectNode table(SeenCribbage seen, TableSeat seat) {
        return CribbageTableJson.of(seen);
    }

    @Override
    public CribbageMove byTheBook(SeenCribbage seen) {
        return CribbageTurns.byTheBook(seen);
    }

    @Override
    public Map<String, Robot<SeenCribbage, CribbageMove>> robots() {
        Map<String, Robot<SeenCribbage, CribbageMove>> robots = new LinkedHashMap<>(PlayedGame.super.robots());
        robots.put("best-lay-away", new BestLayAwayRobot());
        robots.put("random-lay-away", new RandomLayAwayRobot());
        return robots;
    }
}
