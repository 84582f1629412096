package kibitzer.advice;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A feature that is a degree of something whose degrees have names and no unit: of a poker hand, "a pair of jacks",
 * "queens up", "an ace-high flush".
 *
 * @param key the name in JSON
 * @param question what one asks oneself to find it: "how good a hand"
 * @param measure finds the degree; only the order of degrees means anything, and which of them lie close together
 * @param said names the degree of one subject
 */
public record Scale<X>(String key, String question, ToDoubleFunction<X> measure, Function<X, String> said)
        implements Feature<X> {

    public double of(X subject) {
        return measure.applyAsDouble(subject);
    }

    public String inWords(X subject) {
        return said.apply(subject);
    }

    /** One degree of the scale, as the book names it: "queens up". */
    public record Degree(double value, String name) {}
}
