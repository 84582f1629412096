package kibitzer.decisions;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.advice.Reason;
import kibitzer.marking.Verdict;

/**
 * Whether a whole figure that the book is said to ask for the learner's answer and the one on which it gives the best leave others
 * between them: who stands on four where the book draws on four or fewer is not told that it asks six, since five is open.
 */
final class FiguresBetween {
    private static final Pattern RANGE = Pattern.compile("(\\d+)(?:(\\+)|-(\\d+))?");
    private static final String ASKS = "the book asks ";

    private FiguresBetween() {}

    static boolean areLeftOpen(Verdict<?> verdict, String sentence) {
        return verdict.against().stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .limit(1)
                .flatMap(ruling -> ruling.failing().stream())
                .filter(asked -> !asked.asked().isEmpty() && sentence.contains(ASKS + asked.asked()))
                .anyMatch(asked -> verdict.advice().rulings().stream()
                        .limit(1)
                        .flatMap(ruling -> ruling.reasons().stream())
                        .filter(met -> met.fact().equals(asked.fact()))
                        .anyMatch(met -> isApart(asked, met)));
    }

    private static boolean isApart(Reason asked, Reason met) {
        Optional<Whole> one = Whole.of(asked.required());
        Optional<Whole> other = Whole.of(met.required());
        return one.isPresent() && other.isPresent() && one.get().isApartFrom(other.get());
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

        boolean isApartFrom(Whole other) {
            return least > other.most && least - other.most > 1 || other.least > most && other.least - most > 1;
        }
    }
}
