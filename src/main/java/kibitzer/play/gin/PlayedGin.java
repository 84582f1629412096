package kibitzer.play.gin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.KnockAnswer;
import kibitzer.games.rummy.gin.play.GinEnd;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Gin, hand by hand on a Hollywood sheet. */
public final class PlayedGin implements PlayedGame<GinSeries, SeenGin, GinMove> {
    private static final String HANDS = "1 to " + GinSeries.MOST_HANDS;
    private static final Kind<Integer> NUMBER = Kinds.number(Integer.MIN_VALUE, Integer.MAX_VALUE);

    /** Which hand of a series is the last that is played. */
    public static final Field<Integer> HAND = Field.optional(
            "hand",
            new Kind<>(HANDS, Kinds.number(1, GinSeries.MOST_HANDS).schema(), PlayedGin::handNumber, NUMBER.writer()),
            1,
            "how many hands are played, one after the other");

    private static int handNumber(JsonNode json) {
        int number = NUMBER.read(json);
        if (number < 1 || number > GinSeries.MOST_HANDS) {
            throw BadNotation.because("number " + number, HANDS);
        }
        return number;
    }

    @Override
    public String id() {
        return "gin-rummy";
    }

    @Override
    public String title() {
        return "Gin";
    }

    @Override
    public List<Field<?>> options() {
        return List.of(HAND);
    }

    @Override
    public int players(DealRequest request) {
        return 2;
    }

    @Override
    public GinSeries deal(DealRequest request) {
        return GinSeries.dealt(request.seed(), request.get(HAND));
    }

    @Override
    public TableSeat learner(DealRequest request) {
        return GinSeries.seat(request.seed(), GinSeries.LEARNER);
    }

    @Override
    public Optional<TableSeat> toPlay(GinSeries series) {
        return series.isOver()
                ? Optional.empty()
                : Optional.of(series.seat(series.hand().toPlay()));
    }

    @Override
    public SeenGin view(GinSeries series, TableSeat seat) {
        return SeenGin.of(series, series.player(seat));
    }

    @Override
    public Choices<GinMove> lawful(SeenGin seen) {
        Stream<GinMove> moves = seen.plays().stream().flatMap(play -> move(seen, play).stream());
        return new Choices.Listed<>(
                seen.isToKnock()
                        ? Stream.concat(moves, Stream.of(new GinMove.Knocks(new KnockAnswer.PlayOn())))
                                .toList()
                        : moves.toList());
    }

    /** While he may knock he ends the hand or plays on, and throws a card only then. */
    private static Optional<GinMove> move(SeenGin seen, GinPlay play) {
        return switch (play) {
            case GinPlay.TakeUpcard take -> Optional.of(new GinMove.Draws(true));
            case GinPlay.DrawStock draw -> Optional.of(new GinMove.Draws(false));
            case GinPlay.Refuse refuse -> Optional.of(new GinMove.Draws(false));
            case GinPlay.Throw(Card card) ->
                seen.isToKnock() ? Optional.empty() : Optional.of(new GinMove.Throws(card));
            case GinPlay.Knock(Card discard) ->
                seen.isToKnock() ? Optional.of(ending(seen, discard)) : Optional.empty();
        };
    }

    private static GinMove ending(SeenGin seen, Card discard) {
        return new GinMove.Knocks(
                seen.leftWithout(discard) == 0 ? new KnockAnswer.GoGin(discard) : new KnockAnswer.Knock(discard));
    }

    @Override
    public GinSeries after(GinSeries series, GinMove move) {
        return series.after(move);
    }

    @Override
    public Score score(GinSeries series) {
        int[] points = new int[2];
        series.hands()
                .forEach(hand -> GinSeries.line(hand)
                        .ifPresent(line -> points[series.seat(line.winner()).place()] += line.points()));
        return new Score(List.of(points[0], points[1]), end(series.hand()));
    }

    private static String end(GinHand hand) {
        return switch (hand.end().orElseThrow()) {
            case GinEnd.Knocked knocked -> knocked.score().ending().name().toLowerCase(Locale.ROOT);
            case GinEnd.Drawn drawn -> "drawn";
        };
    }

    @Override
    public List<DealtHands> dealt(GinSeries series) {
        return IntStream.range(0, series.hands().size())
                .mapToObj(number -> dealt(
                        series,
                        GinHand.dealt(
                                series.seed().deal(number + 1),
                                series.hands().get(number).dealer())))
                .toList();
    }

    private static DealtHands dealt(GinSeries series, GinHand hand) {
        return new DealtHands(
                TableSeat.all(2).stream()
                        .map(seat -> hand.hand(series.player(seat)).toList())
                        .toList(),
                hand.stock().reversed(),
                Optional.of(hand.pile().getLast()));
    }

    @Override
    public Kind<GinMove> moves() {
        return GinMove.KIND;
    }

    @Override
    public Turn<GinMove> turn(SeenGin seen) {
        return GinTurns.of(seen);
    }

    @Override
    public GinMove usual(SeenGin seen) {
        return GinTurns.byTheBook(seen);
    }

    @Override
    public ObjectNode table(SeenGin seen, TableSeat seat) {
        return GinTableJson.of(seen, seat);
    }

    @Override
    public GinMove byTheBook(SeenGin seen) {
        return GinTurns.byTheBook(seen);
    }
}
