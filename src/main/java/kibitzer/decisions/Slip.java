package kibitzer.decisions;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Standing;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;

/**
 * A slip that is often made in counting or judging, with the answer that it gives. Whether it was made nobody knows: of an
 * answer it is only ever said that the slip gives it.
 *
 * @param what behind "that is": "what you get if you leave out 1 ace", "the chance of one pair"
 * @param answer the answer it gives, which may happen to be right
 */
public record Slip<A>(String what, A answer) {
    /** The fact of a reason that names slips. */
    public static final String FACT = "slip";

    /** More than two would only be guessed at. */
    private static final int OFFERED = 2;

    /** Of more wrong columns than that it is told that they are the other side's. */
    private static final int MANY = 3;

    private static final String TOTAL = "total";

    private static final String GOT = "what you get if ";

    /** Nobody who is sure of one thing had another in mind that cannot fail, or hardly can. */
    private static final Double CERTAIN = 1.0;

    private static final String CHANCE = "the chance ";

    private static final String SWAPPED = GOT + "you give each side what the other scored";

    private static final String NEARLY_SWAPPED = "nearly every column here holds what belongs to the other side";

    /** A count in which one thing was done otherwise: "leave out 1 ace". */
    public static <A> Slip<A> by(String doing, A answer) {
        return new Slip<>(GOT + "you " + doing, answer);
    }

    /** What is true of another case: "the chance of one pair". */
    public static <A> Slip<A> of(String other, A answer) {
        return new Slip<>(other, answer);
    }

    /** The slip as something to take care of: "Take care not to leave out 1 ace.", "It is not the chance of one pair." */
    public String warning() {
        return what.startsWith(GOT + "you ")
                ? "Take care not to " + what.substring((GOT + "you ").length()) + "."
                : "It is not " + what + ".";
    }

    /**
     * What can be told of a wrong answer that some slip gives, "that is what you get if you leave out 1 ace, or if you count
     * 1 king too few"; empty where none gives it.
     *
     * @param best the right answer
     * @param failing what was found against the answer
     */
    public static <A> Optional<Reason> told(
            List<Slip<A>> slips, AnswerKind<A> kind, A answer, A best, List<Reason> failing) {
        if (kind instanceof Columns columns && answer instanceof Tally sheet) {
            return failing.stream()
                    .filter(reason -> columns.names().contains(reason.fact()))
                    .flatMap(column -> inColumn(slips, columns, sheet, (Tally) best, column).stream())
                    .findFirst();
        }
        List<Slip<A>> giving = slips.stream()
                .filter(slip -> kind.isFigure(slip.answer(), answer)
                        && !(answer.equals(CERTAIN) && slip.what().startsWith(CHANCE)))
                .toList();
        Optional<Reason> counted = on(failing, Basis.COUNTED);
        String measured = on(failing, Basis.RECKONED)
                .map(reason -> reason.measured() + "; " + reason.basis().saying(reason.asked()) + "; ")
                .orElse("");
        return either(giving)
                .map(what -> new Reason(
                        FACT,
                        kind.inWords(answer),
                        measured + "that is " + what,
                        kind.inWords(best),
                        measured.isEmpty() ? counted.map(Reason::asked).orElse(kind.inside(best)) : "",
                        Standing.FAILS,
                        counted.map(Reason::basis).orElse(Basis.ANSWER)));
    }

    private static Optional<Reason> on(List<Reason> failing, Basis basis) {
        return failing.stream().filter(reason -> reason.basis() == basis).findFirst();
    }

    /** A slip is named only where it gives the whole sheet but for its total; the two sides changed round come first. */
    private static <A> Optional<Reason> inColumn(
            List<Slip<A>> slips, Columns columns, Tally sheet, Tally best, Reason column) {
        boolean isSwapped =
                columns.swapped(best).filter(other -> isSame(other, sheet)).isPresent();
        if (!isSwapped && isNearlySwapped(columns, sheet, best)) {
            return Optional.of(Reason.missing(
                    FACT,
                    column.actual(),
                    columns.difference(column.fact(), best, sheet) + ": " + NEARLY_SWAPPED,
                    column.required(),
                    ""));
        }
        List<Slip<A>> giving = slips.stream()
                .filter(slip -> slip.answer() instanceof Tally other
                        && !other.equals(best)
                        && other.in(column.fact()) == sheet.in(column.fact())
                        && (isSame(other, sheet) || changesTotalAlone(other, best)))
                .sorted(Comparator.comparing(slip -> !slip.answer().equals(sheet)))
                .toList();
        return (isSwapped ? Optional.of(SWAPPED) : either(giving))
                .map(what -> Reason.missing(
                        FACT,
                        column.actual(),
                        columns.difference(column.fact(), best, sheet) + ": " + sheet.in(column.fact()) + " is " + what,
                        column.required(),
                        ""));
    }

    /** Changed round but for one column, where more than half of what stands on the sheet would be wrong else. */
    private static boolean isNearlySwapped(Columns columns, Tally sheet, Tally best) {
        return columns.swapped(best)
                .filter(other -> differing(other, sheet) == 1 && differing(best, sheet) > MANY)
                .isPresent();
    }

    private static long differing(Tally one, Tally other) {
        return one.points().keySet().stream()
                .filter(name -> !name.equals(TOTAL) && one.in(name) != other.in(name))
                .count();
    }

    /** The same in every column; the total may show another mistake. */
    private static boolean isSame(Tally slip, Tally sheet) {
        return slip.points().keySet().stream()
                .filter(name -> !name.equals(TOTAL))
                .allMatch(name -> slip.in(name) == sheet.in(name));
    }

    private static boolean changesTotalAlone(Tally slip, Tally best) {
        return isSame(slip, best);
    }

    private static <A> Optional<String> either(List<Slip<A>> slips) {
        List<String> told = withoutRepeating(
                slips.stream().map(Slip::what).distinct().limit(OFFERED).toList());
        return told.isEmpty()
                ? Optional.empty()
                : Optional.of(Stream.concat(
                                told.stream().limit(1), told.stream().skip(1).map(Slip::another))
                        .collect(Collectors.joining(", or ")));
    }

    /** What two slips end with alike is said once: "overlook TH, or if you overlook 7H, which fills 9H 8H". */
    private static List<String> withoutRepeating(List<String> two) {
        if (two.size() < OFFERED) {
            return two;
        }
        int end = two.getLast().lastIndexOf(", ");
        String tail = end < 0 ? "" : two.getLast().substring(end);
        return !tail.isEmpty() && two.getFirst().endsWith(tail)
                ? List.of(two.getFirst().substring(0, two.getFirst().length() - tail.length()), two.getLast())
                : two;
    }

    private static String another(String what) {
        return what.startsWith(GOT) ? what.substring(GOT.indexOf("if")) : what;
    }
}
