package kibitzer.web.play.cribbage;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Reckoning;
import kibitzer.play.hand.AnsweredTurn;
import kibitzer.play.hand.OwnTurn;

/** How many points a choice gave up, by what the cards say. */
final class PointsGivenUp {
    /** The column in which the reckonings of cribbage say it. */
    private static final String COLUMN = "given-up";

    private static final double NOTHING = 0.005;

    private PointsGivenUp() {}

    /** A sentence; empty where nothing was reckoned. */
    static <P, A> Optional<String> sentence(AnsweredTurn<P, A> answered) {
        return answered.question()
                .decision()
                .reckon(answered.question().position())
                .flatMap(reckoning -> points(reckoning, answered.answer()).map(PointsGivenUp::inWords));
    }

    /** What all choices together gave up; empty where nothing was reckoned. */
    static Optional<String> inAll(List<? extends OwnTurn<?, ?>> turns) {
        List<Double> points = turns.stream()
                .flatMap(turn -> turn.answered().stream())
                .flatMap(PointsGivenUp::stream)
                .toList();
        return points.isEmpty()
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "By what the cards say your %d choices gave up %.1f points together.",
                        points.size(),
                        points.stream().mapToDouble(point -> point).sum()));
    }

    private static <P, A> Stream<Double> stream(AnsweredTurn<P, A> answered) {
        return answered.question().decision().reckon(answered.question().position()).stream()
                .flatMap(reckoning -> points(reckoning, answered.answer()).stream());
    }

    /** How far the answer stands behind the first. */
    static <A> Optional<Double> points(Reckoning<A> reckoning, A answer) {
        return IntStream.range(0, reckoning.columns().size())
                .filter(column -> reckoning.columns().get(column).key().equals(COLUMN))
                .boxed()
                .flatMap(column -> reckoning.rows().stream()
                        .filter(row -> row.answer().equals(answer))
                        .map(row -> row.figures().get(column).value()))
                .findFirst();
    }

    private static String inWords(double points) {
        return points < NOTHING
                ? "By what the cards say it gave up nothing."
                : String.format(Locale.ROOT, "By what the cards say it gave up %.2f points.", points);
    }
}
