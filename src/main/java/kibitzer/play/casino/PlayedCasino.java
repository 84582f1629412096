package kibitzer.play.casino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.casino.CasinoAnswer;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.CasinoDeal;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoScore;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.LawfulPlays;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/**
 * Casino for two, deal by deal to the points that win.
 *
 * @param game casino or a variant of it with builds
 */
public record PlayedCasino(CasinoGame game) implements PlayedGame<CasinoSeries, SeenCasino, CasinoPlay> {
    /** Those that are played. */
    public static final List<CasinoGame> GAMES =
            List.of(CasinoGame.CASINO, CasinoGame.ROYAL, CasinoGame.SPADE, CasinoGame.DRAW);

    /** Which deal of a game is the last that is played. */
    public static final Field<Integer> DEALS = Field.optional(
            "deals",
            Kinds.number(1, CasinoSeries.MOST_DEALS),
            1,
            "how many deals are played, one after the other, unless the game is won before");

    private static final Kind<CasinoPlay> MOVES = new CasinoAnswer().json();

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
        return List.of(DEALS);
    }

    @Override
    public int players(DealRequest request) {
        return 2;
    }

    @Override
    public CasinoSeries deal(DealRequest request) {
        return CasinoSeries.dealt(game, request.seed(), request.get(DEALS));
    }

    @Override
    public TableSeat learner(DealRequest request) {
        return CasinoSeries.seat(request.seed(), CasinoSeries.LEARNER);
    }

    @Override
    public Optional<TableSeat> toPlay(CasinoSeries series) {
        return series.isOver()
                ? Optional.empty()
                : Optional.of(series.seat(series.deal().toPlay()));
    }

    @Override
    public SeenCasino view(CasinoSeries series, TableSeat seat) {
        return SeenCasino.of(series, series.player(seat));
    }

    @Override
    public Choices<CasinoPlay> lawful(SeenCasino seen) {
        return new Choices.Listed<>(seen.sight().plays());
    }

    @Override
    public Optional<String> objection(SeenCasino seen, CasinoPlay play) {
        CasinoSight sight = seen.sight();
        return new LawfulPlays(game.rules(), sight.hand(), sight.layout(), CasinoSight.ME).objection(play);
    }

    @Override
    public CasinoSeries after(CasinoSeries series, CasinoPlay play) {
        return series.after(play);
    }

    /** Points of all deals; the game is won or goes on. */
    @Override
    public Score score(CasinoSeries series) {
        CasinoScore score = series.score();
        return new Score(
                TableSeat.all(2).stream()
                        .map(seat -> score.points().get(series.player(seat)))
                        .toList(),
                score.winner().isPresent() ? "game" : "deal");
    }

    /** Of the stock the first four cards are those of the table. */
    @Override
    public List<DealtHands> dealt(CasinoSeries series) {
        return IntStream.range(0, series.deals().size())
                .mapToObj(number -> dealt(series, series.asDealt(number)))
                .toList();
    }

    private static DealtHands dealt(CasinoSeries series, CasinoDeal deal) {
        List<Card> rest = new ArrayList<>(deal.layout().loose().toList());
        rest.addAll(deal.stock());
        return new DealtHands(
                TableSeat.all(2).stream()
                        .map(seat -> deal.hands().get(series.player(seat)).toList())
                        .toList(),
                rest,
                Optional.empty());
    }

    @Override
    public Kind<CasinoPlay> moves() {
        return MOVES;
    }

    @Override
    public Turn<CasinoPlay> turn(SeenCasino seen) {
        return CasinoTurns.of(seen);
    }

    @Override
    public CasinoPlay usual(SeenCasino seen) {
        return CasinoTurns.byTheBook(seen);
    }

    @Override
    public ObjectNode table(SeenCasino seen, TableSeat seat) {
        return CasinoTableJson.of(seen, seat);
    }

    @Override
    public CasinoPlay byTheBook(SeenCasino seen) {
        return CasinoTurns.byTheBook(seen);
    }
}
