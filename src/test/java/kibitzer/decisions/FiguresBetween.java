package kibitzer.decisions;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Reason;
import kibitzer.advice.Standing;
import kibitzer.marking.Verdict;

/**
 * Whether a whole figure that the book is said to ask for the learner's answer and the one on which it gives the best leave others
 * between them: who stands on four where the book draws on four or fewer is not told that it asks six, since five is open.
 */
final class FiguresBetween {
    private static final Pattern RANGE = Pattern.compile("(\\d+)(?:(\\+)|-(\\d+))?");
    private static final String ASKS = "the book asks ";

    private FiguresBetween() {}

    static <X, A> boolean areLeftOpen(Consulted<X, A> consulted, Verdict<A> verdict, String sentence) {
        return verdict.against().stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .limit(1)
                .flatMap(ruling -> ruling.failing().stream())
                .filter(asked -> !asked.asked().isEmpty() && sentence.contains(ASKS + asked.asked()))
                .anyMatch(asked -> verdict.advice().rulings().stream()
                        .limit(1)
                        .flatMap(ruling -> ruling.reasons().stream())
                        .filter(met -> met.fact().equals(asked.fact()))
                        .anyMatch(met -> besideIt(asked, met)
                                .filter(figure ->
                                        !isDecided(consulted, verdict.advice().best(), asked.fact(), figure))
                                .isPresent()));
    }

    /** The figure next to what is asked, on the side of the best answer; empty where the two touch. */
    private static Optional<Integer> besideIt(Reason asked, Reason met) {
        return Whole.of(asked.required())
                .flatMap(one -> Whole.of(met.required()).flatMap(other -> one.besideIt(other)));
    }

    /** True where a rule that does more than allow gives a best answer on that figure. */
    private static <X, A> boolean isDecided(Consulted<X, A> consulted, List<A> best, String fact, int figure) {
        return consulted
                .book()
                .rules()
                .filter(rule -> rule.manner() != Manner.MAY
                        && best.stream().anyMatch(answer -> rule.speaksOf(consulted.position(), answer)))
                .flatMap(rule -> rule.needs().stream())
                .anyMatch(need -> need instanceof Need.Within<X>(var quantity, var range)
                        && quantity.key().equals(fact)
                        && range.standing(figure) != Standing.FAILS);
    }

    private record Whole(int least, int most) {
        /** "6+", "0-4" or "5"; empty for what is no range of whole numbers. */
        static Optional<Whole> of(String range) {
            Matcher read = RANGE.matcher(range);
            if (!read.matches()) {
                return Optional.empty();
            }
            int least = Integer.parseInt(read.group(1));
            return Optional.of(new Whole(
                    least,
                    read.group(2) != null
                            ? Integer.MAX_VALUE
                            : read.group(3) != null ? Integer.parseInt(read.group(3)) : least));
        }

        Optional<Integer> besideIt(Whole other) {
            return least > other.most && least - other.most > 1
                    ? Optional.of(least - 1)
                    : other.least > most && other.least - most > 1 ? Optional.of(most + 1) : Optional.empty();
        }
    }
}
