package kibitzer.decisions.cribbage;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.LayAwayView;
import kibitzer.conventions.cribbage.Opponents;
import kibitzer.games.cribbage.odds.CribAverage;

/** What the cards say of a lay-away: the hand over every starter, and the crib over everything an opponent may give to it. */
final class LayAwayReckoning {
    private static final double EQUAL = 1e-9;

    private static final Column AVERAGE = new Column("average", "Average", "point");
    private static final Column BEHIND = new Column("given-up", "Given up");
    private static final Column HAND = new Column("hand", "Hand");
    private static final Column CRIB = new Column("crib", "Crib");
    private static final Column CRIB_OF_THE_BEST = new Column("crib-best", "Crib, best opponent");
    private static final Column AVERAGE_OF_THE_BEST = new Column("average-best", "Average then");

    private LayAwayReckoning() {}

    private record Worth(CardSet laid, double hand, double crib, double cribOfTheBest, int sign) {
        double average() {
            return hand + sign * crib;
        }

        double averageOfTheBest() {
            return hand + sign * cribOfTheBest;
        }
    }

    /** At a game for two, where the opponent lays away two cards as the learner does. */
    static Reckoning<CardSet> forTwo(LayAwayView view) {
        CardSet unseen = CardSet.FULL_PACK.minus(view.hand());
        Opponents his = Opponents.of(view.hand().size(), !view.ownCrib());
        CribAverage book = new CribAverage(unseen, his.byTheBook());
        CribAverage best = new CribAverage(unseen, his.best());
        int sign = view.ownCrib() ? 1 : -1;
        List<Worth> all = view.options().stream()
                .map(laid -> new Worth(laid, hand(view, laid), book.of(laid), best.of(laid), sign))
                .sorted(Comparator.comparingDouble(Worth::average).reversed())
                .toList();
        double most = all.getFirst().average();
        return new Reckoning<>(
                List.of(AVERAGE, BEHIND, HAND, CRIB, CRIB_OF_THE_BEST, AVERAGE_OF_THE_BEST),
                all.stream()
                        .map(worth -> new Row<>(
                                worth.laid(),
                                List.of(
                                        points(worth.average()),
                                        points(most - worth.average()),
                                        points(worth.hand()),
                                        points(worth.crib()),
                                        points(worth.cribOfTheBest()),
                                        points(worth.averageOfTheBest()))))
                        .toList(),
                all.stream()
                        .filter(worth -> most - worth.average() < EQUAL)
                        .map(Worth::laid)
                        .toList(),
                "Average: the hand over all " + unseen.size() + " starters, " + (sign > 0 ? "plus" : "less")
                        + " the crib over every hand that the opponent may hold and lay away from by the book; this ranks."
                        + " Beside it the crib of an opponent who lays away what is best on average. Both choose by rank"
                        + " alone. What is pegged in the play is not counted.");
    }

    /** Where several give to the crib, the hand alone. */
    static Reckoning<CardSet> handAlone(LayAwayView view) {
        List<CardSet> all = view.options().stream()
                .sorted(Comparator.comparingInt(view::sumWithStarter).reversed())
                .toList();
        double most = hand(view, all.getFirst());
        return new Reckoning<>(
                List.of(HAND, BEHIND),
                all.stream()
                        .map(laid ->
                                new Row<>(laid, List.of(points(hand(view, laid)), points(most - hand(view, laid)))))
                        .toList(),
                all.stream().filter(laid -> most - hand(view, laid) < EQUAL).toList(),
                "Hand: what is kept, on average over all " + view.starters()
                        + " starters. What the others give to the crib is not counted.");
    }

    private static double hand(LayAwayView view, CardSet laid) {
        return (double) view.sumWithStarter(laid) / view.starters();
    }

    private static Figure points(double points) {
        return new Figure(points, String.format(Locale.ROOT, "%.2f", points));
    }
}
