package kibitzer.decisions.bridge.mini;

import java.util.List;
import java.util.Locale;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.games.bridge.mini.TrickSample;

/** The contracts side by side: tricks, how often made, points on average and their error. */
final class ContractReckoning {
    private static final List<Column> COLUMNS = List.of(
            new Column("points", "Points", "point"),
            new Column("error", "Error"),
            new Column("tricks", "Tricks", "trick"),
            new Column("made", "Made"));

    private ContractReckoning() {}

    static Reckoning<NamedContract> of(HandsToName position, List<CountedContract> ranked) {
        TrickSample sample = position.sample();
        List<Row<NamedContract>> rows = ranked.stream()
                .map(counted -> new Row<>(counted.contract(), figures(counted, sample)))
                .toList();
        return new Reckoning<>(
                COLUMNS,
                rows,
                List.of(),
                "Points on average over " + sample.layouts()
                        + " layouts of the opponents' cards, everybody seeing all hands"
                        + " and playing perfectly; the error is the standard error of that average. Suits too short to"
                        + " be thought of as trumps were not counted, and what the opponents announced was not used.");
    }

    private static List<Figure> figures(CountedContract counted, TrickSample sample) {
        double made = (double) counted.made() / sample.layouts();
        double tricks = sample.averageTricks(counted.contract().strain()).mean();
        return List.of(
                whole(counted.points().mean()),
                whole(counted.points().error()),
                new Figure(tricks, String.format(Locale.ROOT, "%.1f", tricks)),
                new Figure(made, Math.round(100 * made) + "%"));
    }

    private static Figure whole(double points) {
        return new Figure(points, String.valueOf(Math.round(points)));
    }
}
