package kibitzer.decisions;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
 * @param mistake what is mistaken
 * @param answer the answer it gives, which may happen to be right
 */
public record Slip<A>(Mistake mistake, A answer) {
    /** The fact of a reason that names slips. */
    public static final String FACT = "slip";

    /** More than two would only be guessed at. */
    private static final int OFFERED = 2;

    /** Of more wrong columns than that it is told that they are the other side's. */
    private static final int MANY = 3;

    private static final String TOTAL = "total";

    private static final String GOT = "what you get ";

    /** Nobody who is sure of one thing had another in mind that cannot fail, or hardly can. */
    private static final Double CERTAIN = 1.0;

    private static final Mistake SWAPPED = new Mistake.Doing("give each side what the other scored");

    private static final String NEARLY_SWAPPED = "nearly every column here holds what belongs to the other side";

    /** How an answer comes about that is not right. */
    public sealed interface Mistake {
        /** Behind "that is": "what you get if you leave out 1 ace", "the chance of one pair". */
        String what();

        /** The same behind another, "or ": "if you leave out 1 ace". */
        default String another() {
            return what();
        }

        /**
         * In a count one thing is done otherwise.
         *
         * @param doing "leave out 1 ace"
         */
        record Doing(String doing) implements Mistake {
            @Override
            public String what() {
                return GOT + another();
            }

            @Override
            public String another() {
                return "if you " + doing;
            }
        }

        /**
         * It would be right in another case.
         *
         * @param what "the chance of one pair"
         */
        record OtherCase(String what) implements Mistake {}

        /**
         * It would be right if nothing else could happen.
         *
         * @param but "it may also have two guards or more"
         */
        record Certainty(String but) implements Mistake {
            @Override
            public String what() {
                return "certainty, but " + but;
            }
        }
    }

    /** A count in which one thing was done otherwise: "leave out 1 ace". */
    public static <A> Slip<A> by(String doing, A answer) {
        return new Slip<>(new Mistake.Doing(doing), answer);
    }

    /** What is true of another case: "the chance of one pair". */
    public static <A> Slip<A> of(String other, A answer) {
        return new Slip<>(new Mistake.OtherCase(other), answer);
    }

    /** What would be right if nothing else could happen: "it may also have two guards or more". */
    public static <A> Slip<A> ofCertainty(String but, A answer) {
        return new Slip<>(new Mistake.Certainty(but), answer);
    }

    /** Behind "that is": "what you get if you leave out 1 ace", "the chance of one pair". */
    public String what() {
        return mistake.what();
    }

    /**
     * What is told of an answer that some slip gives.
     *
     * @param column of a sheet, the key of the column it speaks of
     */
    public record Told(Reason reason, Optional<String> column) {}

    /** The slip as something to take care of: "Take care not to leave out 1 ace.", "It is not the chance of one pair." */
    public String warning() {
        return switch (mistake) {
            case Mistake.Doing(var doing) -> "Take care not to " + doing + ".";
            case Mistake other -> "It is not " + other.what() + ".";
        };
    }

    /**
     * What can be told of a wrong answer that some slip gives, "that is what you get if you leave out 1 ace, or if you count
     * 1 king too few"; empty where none gives it.
     *
     * @param best the right answer
     * @param failing what was found against the answer
     */
    public static <A> Optional<Told> told(
            List<Slip<A>> slips, AnswerKind<A> kind, A answer, A best, List<Reason> failing) {
        if (kind instanceof Columns columns && answer instanceof Tally sheet) {
            return failing.stream()
                    .filter(reason -> columns.names().contains(reason.fact()))
                    .flatMap(column -> inColumn(slips, columns, sheet, (Tally) best, column)
                            .map(reason -> new Told(reason, Optional.of(column.fact())))
                            .stream())
                    .findFirst();
        }
        List<Slip<A>> giving = slips.stream()
                .filter(slip -> kind.isFigure(slip.answer(), answer)
                        && !(answer.equals(CERTAIN) && slip.mistake() instanceof Mistake.OtherCase))
                .toList();
        Optional<Reason> counted = on(failing, Basis.COUNTED);
        String measured = on(failing, Basis.RECKONED)
                .map(reason -> reason.measured() + "; " + reason.basis().saying(reason.asked()) + "; ")
                .orElse("");
        return Offered.of(giving)
                .map(what -> what.behind(
                        measured + "that is ",
                        said -> new Reason(
                                FACT,
                                kind.inWords(answer),
                                said,
                                kind.inWords(best),
                                measured.isEmpty() ? counted.map(Reason::asked).orElse(kind.inside(best)) : "",
                                Standing.FAILS,
                                counted.map(Reason::basis).orElse(Basis.ANSWER))))
                .map(reason ->
                        new Told(reason.printing(counted.map(Reason::printed).orElse("")), Optional.empty()));
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
        return (isSwapped ? Optional.of(Offered.of(SWAPPED)) : Offered.of(giving))
                .map(what -> what.behind(
                        columns.difference(column.fact(), best, sheet) + ": " + sheet.in(column.fact()) + " is ",
                        said -> Reason.missing(FACT, column.actual(), said, column.required(), "")));
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

    /**
     * What is told of the slips that give an answer.
     *
     * @param all "what you get if you leave out 1 ace, or if you count 1 king too few"
     * @param first the first of them alone, where there is no room for two
     */
    private record Offered(String all, String first) {
        static Offered of(Mistake mistake) {
            return new Offered(mistake.what(), mistake.what());
        }

        static <A> Optional<Offered> of(List<Slip<A>> slips) {
            List<Mistake> told =
                    slips.stream().map(Slip::mistake).distinct().limit(OFFERED).toList();
            if (told.size() < OFFERED) {
                return told.stream().findFirst().map(Offered::of);
            }
            String first =
                    withoutTheEndOf(told.getLast().what(), told.getFirst().what());
            return Optional.of(new Offered(first + ", or " + told.getLast().another(), first));
        }

        /** What two slips end with alike is said once: "overlook TH, or if you overlook 7H, which fills 9H 8H". */
        private static String withoutTheEndOf(String second, String first) {
            int end = second.lastIndexOf(", ");
            return end >= 0 && first.endsWith(second.substring(end))
                    ? first.substring(0, first.length() - second.length() + end)
                    : first;
        }

        /** What was found against the answer: all of it, and in short the first. */
        Reason behind(String start, Function<String, Reason> saying) {
            Reason whole = saying.apply(start + all);
            return whole.shortly(new Reason.InShort(start + first, whole.asked()));
        }
    }
}
