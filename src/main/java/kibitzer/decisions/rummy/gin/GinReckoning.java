package kibitzer.decisions.rummy.gin;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.DrawView;
import kibitzer.conventions.rummy.gin.GinDraws;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.conventions.rummy.gin.KnockView;
import kibitzer.conventions.rummy.gin.PossibleHands;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockAnswer;
import kibitzer.games.rummy.gin.odds.NextDraw;
import kibitzer.odds.Fraction;

/** What the cards say of a draw, a discard and a knock: the next draw counted over every card not seen. */
final class GinReckoning {
    private static final Fraction HUNDRED = Fraction.of(100, 1);
    private static final Column COUNT = new Column("expected-count", "Points left", "point");
    private static final Column KNOCK = new Column("knock-chance", "Can knock");
    private static final Column GIN = new Column("gin-chance", "Gin");
    private static final Column OF_USE = new Column("chance-of-use", "Fits opponent");

    private GinReckoning() {}

    /** Every discard, by the points expected to be left after the next draw and the best discard then. */
    static Reckoning<Card> discards(GinView table) {
        Map<Card, NextDraw> draws = NextDraw.afterEach(table.hand(), table.unseen(), Gin.KNOCK_LIMIT);
        PossibleHands his = PossibleHands.of(table);
        List<Row<Card>> rows = draws.entrySet().stream()
                .filter(entry -> table.discards().contains(entry.getKey()))
                .sorted(Comparator.comparing(entry -> entry.getValue().count()))
                .map(entry -> new Row<>(
                        entry.getKey(),
                        List.of(
                                points(entry.getValue().count()),
                                chance(entry.getValue().knock()),
                                chance(his.canUse(entry.getKey())))))
                .toList();
        return new Reckoning<>(
                List.of(COUNT, KNOCK, OF_USE),
                rows,
                first(rows),
                "Points left: on average after your next draw from the stock and the best discard, each of the "
                        + table.unseen().size()
                        + " cards not seen equally likely; this ranks. Fits opponent: in so many"
                        + " of the " + String.format(Locale.ROOT, "%,d", his.count())
                        + " hands that agree with what the opponent took and passed over, it makes a set with two"
                        + " of the cards there.");
    }

    /** The upcard and the stock, by the points left after the best discard of this turn. */
    static Reckoning<String> draw(DrawView view) {
        GinView table = view.before();
        NextDraw stock = NextDraw.of(table.hand(), table.unseen(), Gin.KNOCK_LIMIT);
        int left = view.leftAfterTaking();
        Fraction taken = Fraction.of(left, 1);
        List<Row<String>> rows = Stream.of(
                        new Row<>(
                                GinDraws.UPCARD,
                                List.of(points(taken), chance(left <= Gin.KNOCK_LIMIT), chance(left == 0))),
                        new Row<>(
                                GinDraws.STOCK,
                                List.of(points(stock.count()), chance(stock.knock()), chance(stock.gin()))))
                .sorted(Comparator.comparingDouble(
                        row -> row.figures().getFirst().value()))
                .toList();
        return new Reckoning<>(
                List.of(COUNT, KNOCK, GIN),
                rows,
                first(rows),
                "Points left after this turn's best discard: with the upcard as they are, with the stock on average over"
                        + " the " + table.unseen().size() + " cards not seen. What later draws may fill, and what the"
                        + " upcard tells the opponent, is not counted.");
    }

    /** Every knock as it stands, and what one more draw would make of the hand; the figures do not decide. */
    static Reckoning<KnockAnswer> knock(KnockView view) {
        GinView table = view.table();
        Card kept = table.discards().stream()
                .min(Comparator.comparingInt(table::leftAfter))
                .orElseThrow();
        CardSet ten = table.hand().without(kept);
        NextDraw next = NextDraw.of(ten, table.unseen(), view.limit());
        Row<KnockAnswer> wait = new Row<>(new KnockAnswer.PlayOn(), List.of(points(next.count()), chance(next.gin())));
        List<Row<KnockAnswer>> rows = Stream.concat(
                        view.legal().stream()
                                .filter(answer -> !(answer instanceof KnockAnswer.PlayOn))
                                .map(answer -> new Row<>(
                                        answer,
                                        List.of(
                                                points(left(table, answer)),
                                                chance(left(table, answer).isZero()))))
                                .sorted(Comparator.comparingDouble(
                                        row -> row.figures().getFirst().value())),
                        Stream.of(wait))
                .toList();
        return new Reckoning<>(
                List.of(COUNT, GIN),
                rows,
                List.of(),
                "A knock leaves what it leaves; playing on leaves so much on average after one more draw, each of the "
                        + table.unseen().size()
                        + " cards not seen equally likely. What the opponent makes of the draw you give"
                        + " cannot be counted, and that is what the book warns of.");
    }

    private static Fraction left(GinView table, KnockAnswer answer) {
        return switch (answer) {
            case KnockAnswer.Knock knock -> Fraction.of(table.leftAfter(knock.discard()), 1);
            case KnockAnswer.GoGin gin -> Fraction.ZERO;
            case KnockAnswer.PlayOn on -> Fraction.of(table.leastLeft(), 1);
        };
    }

    private static <A> List<A> first(List<Row<A>> rows) {
        double least = rows.getFirst().figures().getFirst().value();
        return rows.stream()
                .filter(row -> row.figures().getFirst().value() == least)
                .map(Row::answer)
                .toList();
    }

    private static Figure points(Fraction count) {
        return new Figure(count.toDouble(), count.rounded(1).toPlainString());
    }

    private static Figure chance(Fraction chance) {
        return new Figure(chance.toDouble(), chance.times(HUNDRED).rounded(0).toPlainString() + "%");
    }

    private static Figure chance(boolean certain) {
        return chance(certain ? Fraction.ONE : Fraction.ZERO);
    }
}
