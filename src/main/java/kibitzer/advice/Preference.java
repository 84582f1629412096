package kibitzer.advice;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * What comes first among several answers of one rule: the most (or the least) of a quantity.
 *
 * @param by what is compared
 * @param most true where the greatest comes first
 * @param usually true where the book says "usually": an answer that loses by this alone is still acceptable
 * @param says what the preferred answer is, in words: "the longest suit"; empty to say it with the quantity's own words
 * @param isNot true where it comes first by not being that: "not a suit of dummy's"
 * @param namesOnly true where that an answer is not that one says too little: "not the highest that you hold"
 * @param losing what is said of an answer that loses by this beside one that comes first; empty to say that it is not that one
 */
public record Preference<X>(
        Quantity<X> by,
        boolean most,
        boolean usually,
        String says,
        boolean isNot,
        boolean namesOnly,
        Optional<BiFunction<X, X, String>> losing) {

    private static final String NOT = "not ";

    public static <X> Preference<X> most(Quantity<X> by) {
        return new Preference<>(by, true, false, "", false, false, Optional.empty());
    }

    public static <X> Preference<X> least(Quantity<X> by) {
        return new Preference<>(by, false, false, "", false, false, Optional.empty());
    }

    public Preference<X> inGeneral() {
        return new Preference<>(by, most, true, says, isNot, namesOnly, losing);
    }

    /** Names the preferred answer, so that an explanation can say why it came first. */
    public Preference<X> because(String words) {
        return new Preference<>(by, most, usually, words, false, namesOnly, losing);
    }

    /** Names what the preferred answer is not: "a suit of dummy's". */
    public Preference<X> becauseNot(String words) {
        return new Preference<>(by, most, usually, words, true, namesOnly, losing);
    }

    /** The same, of which it says too little that an answer is another: "not the highest that you hold". */
    public Preference<X> namingOnly() {
        return new Preference<>(by, most, usually, says, isNot, true, losing);
    }

    /** Says of an answer that loses by this what it is beside one that comes first: "it counts 5, the king of clubs 10". */
    public Preference<X> losing(BiFunction<X, X, String> told) {
        return new Preference<>(by, most, usually, says, isNot, namesOnly, Optional.of(told));
    }

    /** That the subject came first by this, in words. */
    Reason ahead(X subject) {
        return Reason.counted(by.key(), by.of(subject), isNot ? NOT + says : says);
    }

    /** The figure by which subjects are ranked; greater comes first. */
    double rank(X subject) {
        double value = by.of(subject);
        return most ? value : -value;
    }

    /** The rank of the first among these. */
    double top(List<X> subjects) {
        return subjects.stream().mapToDouble(this::rank).max().orElseThrow();
    }

    private X first(List<X> subjects) {
        return subjects.stream().max(Comparator.comparingDouble(this::rank)).orElseThrow();
    }

    /** What a subject that does not come first shows, beside what the first shows. */
    Reason behind(X subject, List<X> subjects) {
        double first = most ? top(subjects) : -top(subjects);
        return new Reason(
                        by.key(),
                        by.of(subject),
                        losing.map(told -> told.apply(subject, first(subjects)))
                                .orElseGet(() -> says.isEmpty() ? measured(subject, first) : saidNotToBe()),
                        (most ? "most: " : "least: ") + Numbers.inDigits(first),
                        "",
                        usually ? Standing.ON_EDGE : Standing.FAILS)
                .asking(by.question())
                .naming(namesOnly);
    }

    private String measured(X subject, double first) {
        return by.namesItself(subject)
                ? by.measured(subject)
                : by.inWords(by.of(subject)) + ", against " + Numbers.inWords(first) + " with the best";
    }

    private String saidNotToBe() {
        return isNot ? says : NOT + says;
    }
}
