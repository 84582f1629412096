package kibitzer.play.baccarat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.conventions.banking.baccarat.DrawRules;
import kibitzer.conventions.banking.baccarat.OnFive;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.banking.baccarat.BaccaratDraw;
import kibitzer.decisions.banking.baccarat.CoupTurn;
import kibitzer.decisions.banking.cards.ShownCard;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.banking.baccarat.CoupDeal;
import kibitzer.games.banking.baccarat.CoupShoe;
import kibitzer.games.banking.baccarat.Coups;
import kibitzer.games.banking.baccarat.DealerTable;
import kibitzer.games.banking.baccarat.Ends;
import kibitzer.games.banking.baccarat.Point;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Coups of one player against one dealer. The bank is in seat 2 to begin with; at chemin de fer it passes when it loses.
 *
 * @param game baccarat or chemin de fer
 */
public record PlayedCoups(CoupGame game) implements PlayedGame<CoupSeries, SeenCoup, String> {
    /** How many coups are played. */
    public static final Field<Integer> COUPS = Field.optional(
            "coups",
            Kinds.number(1, CoupSeries.MOST_COUPS),
            1,
            "how many coups are played in which there is a choice, one after the other");

    private static final String PLAYER = "player";
    private static final String BANKER = "banker";

    /** Where the learner begins. */
    public static final Field<String> ROLE =
            Field.optional("role", Kinds.word(PLAYER, BANKER), PLAYER, "what the learner is in the first coup");

    private static final Kind<String> MOVES = Kinds.word(DrawRules.DRAW, DrawRules.STAND);
    private static final Decision<CoupTurn, String> DRAW = new BaccaratDraw();

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public List<Field<?>> options() {
        return List.of(COUPS, ROLE);
    }

    @Override
    public int players(DealRequest request) {
        return 2;
    }

    @Override
    public TableSeat learner(DealRequest request) {
        return new TableSeat(2, request.get(ROLE).equals(PLAYER) ? 0 : 1);
    }

    @Override
    public CoupSeries deal(DealRequest request) {
        return CoupSeries.dealt(game, request.seed(), request.get(COUPS));
    }

    @Override
    public Optional<TableSeat> toPlay(CoupSeries series) {
        return series.isOver() ? Optional.empty() : Optional.of(series.toPlay());
    }

    @Override
    public SeenCoup view(CoupSeries series, TableSeat seat) {
        return SeenCoup.of(series, seat.place());
    }

    @Override
    public Choices<String> lawful(SeenCoup seen) {
        return new Choices.Listed<>(List.of(DrawRules.DRAW, DrawRules.STAND));
    }

    @Override
    public CoupSeries after(CoupSeries series, String move) {
        return series.after(move.equals(DrawRules.DRAW));
    }

    /** Counters of all coups. */
    @Override
    public Score score(CoupSeries series) {
        return new Score(
                IntStream.range(0, 2)
                        .mapToObj(place -> series.played().stream()
                                .mapToInt(coup -> coup.won(place))
                                .sum())
                        .toList(),
                "coups");
    }

    /** The player's cards stand in the place of whoever has them. */
    @Override
    public List<DealtHands> dealt(CoupSeries series) {
        return IntStream.range(0, series.coups().size())
                .mapToObj(number -> {
                    CoupDeal coup = series.asDealt(number);
                    boolean secondBanks = series.coups().get(number).banker() == 1;
                    return new DealtHands(
                            secondBanks ? List.of(coup.player(), coup.dealer()) : List.of(coup.dealer(), coup.player()),
                            coup.stock(),
                            Optional.empty());
                })
                .toList();
    }

    @Override
    public Kind<String> moves() {
        return MOVES;
    }

    @Override
    public Turn<String> turn(SeenCoup seen) {
        CoupTurn position = position(seen);
        Prompt asked = new Prompt(
                DRAW.ask(position).ask(),
                List.of(new Exhibit.Fact("Your point", String.valueOf(Point.of(seen.own())))));
        return Turn.Asked.of(DRAW, position, asked, Function.identity());
    }

    private CoupTurn position(SeenCoup seen) {
        return new CoupTurn(
                game.id(),
                seen.banks() ? BANKER : PLAYER,
                Cards.of(seen.own()),
                seen.banks() ? Optional.of(seen.given().isPresent() ? "drew" : "stood") : Optional.empty(),
                seen.banks() ? seen.given().map(ShownCard::of) : Optional.empty(),
                OnFive.USUALLY_STANDS,
                CoupSeries.PACKS);
    }

    @Override
    public String usual(SeenCoup seen) {
        return byTheBook(seen);
    }

    @Override
    public String byTheBook(SeenCoup seen) {
        return DRAW.advise(position(seen)).best().getFirst();
    }

    @Override
    public ObjectNode table(SeenCoup seen, TableSeat seat) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("role", seen.banks() ? BANKER : PLAYER)
                .put("hand", CardNotation.write(seen.own()));
        seen.other().ifPresent(cards -> json.put("other", CardNotation.write(cards)));
        seen.given().ifPresent(card -> json.put("gave", card.toString()));
        ArrayNode results = json.putArray("results");
        seen.played().forEach(coup -> results.add(coup.won(seen.place())));
        return json.put("counters", seen.counters());
    }

    /** How coups end between two who keep to the book: the player stands on 5, the dealer with 3 when he gave a nine. */
    public static Ends byTheBook() {
        return Counted.ENDS;
    }

    /** Counted when it is first asked for. */
    private static final class Counted {
        private static final Ends ENDS =
                new Coups(CoupShoe.packs(CoupSeries.PACKS), DealerTable.PRINTED.with(9, 2), 0).all();
    }
}
