package kibitzer.advice;

/**
 * Something that can be measured on a position (or on one possible answer in it) and said in words.
 *
 * @param <X> what is measured
 */
public sealed interface Feature<X> permits Quantity, Quality, Scale, Trait {
    /** The name in JSON and in tests: "points", "playing-tricks". */
    String key();

    /** What one asks oneself to see it, as it stands inside a sentence: "how many points", "what shape", "a king". */
    String question();
}
