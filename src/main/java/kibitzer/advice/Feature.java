package kibitzer.advice;

/**
 * Something that can be measured on a position (or on one possible answer in it) and said in words.
 *
 * @param <X> what is measured
 */
public sealed interface Feature<X> permits Quantity, Quality, Scale, Trait {
    /** The name in JSON and in tests: "points", "playing-tricks". */
    String key();
}
