package kibitzer.play.whist;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.whist.score.RubberScore;
import kibitzer.games.whist.score.WhistForm;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Robot;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/**
 * Rubbers of whist; robots follow the maxims and, where these are silent, play as the plain player does.
 *
 * @param form short, long, American, or dummy, at which three play and nobody moves for the fourth seat
 */
public record PlayedWhist(WhistForm form) implements PlayedGame<WhistSeries, SeenWhist, Card> {
    /** Which deal of a rubber is the last that is played. */
    public static final Field<Integer> DEALS = Field.optional(
            "deals",
            Kinds.number(1, WhistSeries.MOST_DEALS),
            1,
            "how many deals are played, one after the other, unless the rubber is won before");

    /** Which hand lies open. South holds his partner's place where it is north's, and else plays against it. */
    public static final Field<TableSeat> DUMMY = Field.optional(
            "dummy",
            Kinds.named("N, E or W", PlayedWhist::dummy, TableSeat::toString),
            TableSeat.SOUTH.after(2),
            "whose cards lie open; the seat opposite plays them");

    /** The robot that knows no maxims. */
    public static final String PLAIN = "plain";

    @Override
    public String id() {
        return form.id();
    }

    @Override
    public String title() {
        return form.title();
    }

    @Override
    public List<Field<?>> options() {
        return form.hasDummy() ? List.of(DEALS, DUMMY) : List.of(DEALS);
    }

    private static TableSeat dummy(String text) {
        TableSeat seat = TableSeat.read(WhistSeries.PLAYERS, text);
        if (seat.equals(TableSeat.SOUTH)) {
            throw new BadNotation(text, "N, E or W: who sits south plays");
        }
        return seat;
    }

    @Override
    public int players(DealRequest request) {
        return WhistSeries.PLAYERS;
    }

    @Override
    public WhistSeries deal(DealRequest request) {
        return WhistSeries.dealt(
                form,
                request.seed(),
                request.get(DEALS),
                form.hasDummy() ? Optional.of(request.get(DUMMY)) : Optional.empty());
    }

    @Override
    public Optional<TableSeat> toPlay(WhistSeries series) {
        return series.isOver() ? Optional.empty() : Optional.of(series.playing(series.inTurn()));
    }

    @Override
    public SeenWhist view(WhistSeries series, TableSeat seat) {
        return SeenWhist.of(series, seat);
    }

    @Override
    public Choices<Card> lawful(SeenWhist seen) {
        return new Choices.Listed<>(seen.sight().lawful());
    }

    @Override
    public Optional<String> objection(SeenWhist seen, Card card) {
        if (seen.sight().lawful().contains(card)) {
            return Optional.empty();
        }
        return Optional.of(
                seen.sight().hand().contains(card)
                        ? "the " + card.inWords() + " does not follow suit"
                        : "the " + card.inWords() + " is not in this hand");
    }

    @Override
    public WhistSeries after(WhistSeries series, Card card) {
        return series.after(card);
    }

    /** What the winners of a rubber gain; where it is not over, the points of all deals. */
    @Override
    public Score score(WhistSeries series) {
        RubberScore score = series.score();
        return score.winner()
                .map(winner -> new Score(
                        points(List.of(
                                winner == 0 ? score.gain() : -score.gain(),
                                winner == 0 ? -score.gain() : score.gain())),
                        score.isBumper() ? "bumper" : "rubber"))
                .orElseGet(() -> new Score(points(series.points()), "deal"));
    }

    private static List<Integer> points(List<Integer> bySide) {
        return TableSeat.all(WhistSeries.PLAYERS).stream()
                .map(seat -> bySide.get(WhistSeries.side(seat)))
                .toList();
    }

    @Override
    public List<DealtHands> dealt(WhistSeries series) {
        return IntStream.range(0, series.deals().size())
                .mapToObj(number -> dealt(series.asDealt(number)))
                .toList();
    }

    private static DealtHands dealt(HandInPlay deal) {
        return new DealtHands(deal.hands().stream().map(Cards::list).toList(), List.of(), deal.turnUp());
    }

    @Override
    public Kind<Card> moves() {
        return Kinds.card();
    }

    /** With dummy's cards open few maxims hold. */
    @Override
    public int decisionsWorthADeal() {
        return form.hasDummy() ? 1 : PlayedGame.super.decisionsWorthADeal();
    }

    @Override
    public Turn<Card> turn(SeenWhist seen) {
        return WhistTurns.of(seen);
    }

    @Override
    public Card usual(SeenWhist seen) {
        return WhistTurns.plain(seen);
    }

    @Override
    public ObjectNode table(SeenWhist seen, TableSeat seat) {
        return WhistTableJson.of(seen);
    }

    @Override
    public Card byTheBook(SeenWhist seen) {
        return WhistTurns.byTheBook(seen);
    }

    @Override
    public Map<String, Robot<SeenWhist, Card>> robots() {
        Map<String, Robot<SeenWhist, Card>> robots = new LinkedHashMap<>(PlayedGame.super.robots());
        robots.put(PLAIN, (seen, chance) -> WhistTurns.plain(seen));
        return robots;
    }
}
