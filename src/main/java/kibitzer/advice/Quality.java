package kibitzer.advice;

import java.util.function.Function;

/**
 * A feature that is a word out of a few: the shape "4-3-3-3", the contract "no-trump".
 *
 * @param key the name in JSON
 * @param label what stands before the word in a sentence: "shape"
 * @param question what one asks oneself to find it: "what shape"
 * @param measure finds the word
 */
public record Quality<X>(String key, String label, String question, Function<X, String> measure) implements Feature<X> {

    public String of(X subject) {
        return measure.apply(subject);
    }

    /** "shape 4-3-3-3". */
    public String inWords(String word) {
        return label.isEmpty() || word.isEmpty() ? word : label + " " + word;
    }
}
