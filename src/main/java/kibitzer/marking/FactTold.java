package kibitzer.marking;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Reason;

/**
 * A fact as it is told behind an answer, with what it tells.
 *
 * @param words "14 points (asked: 13 to 15)"
 * @param parts what was measured, clause by clause, and what is asked: "14 points", "13 to 15"
 * @param isStep true of one step of a sum: "2 aces: 8"
 */
record FactTold(String words, List<String> parts, boolean isStep) {
    private static final String BETWEEN = "; ";

    static FactTold of(Reason reason) {
        Stream<String> measured = Stream.of(reason.measured().split(BETWEEN));
        Stream<String> asked = Explainer.tellsAsked(reason) ? Stream.of(reason.asked()) : Stream.empty();
        return new FactTold(
                Explainer.fact(reason),
                Stream.concat(measured, asked).toList(),
                reason.worth().isPresent());
    }

    /** What is told of an answer that stands beside the first. */
    static FactTold ofAnother(String words) {
        return new FactTold(words, List.of(words), false);
    }

    /** True where each part of it stands in these sentences word for word: the same is not said twice. */
    boolean isIn(String sentences) {
        return parts.stream().allMatch(sentences::contains);
    }
}
