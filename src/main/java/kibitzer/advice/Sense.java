package kibitzer.advice;

/** In what sense that which is asked is asked: as it is said, or the contrary of something. */
public sealed interface Sense {
    /** It is asked as it is said: "13 to 15". */
    record AsSaid() implements Sense {}

    /**
     * Less is asked than a degree of a scale: the hand must not be too good.
     *
     * @param degree "jacks up"
     */
    record LessThan(String degree) implements Sense {}

    /**
     * Everything is asked but this.
     *
     * @param what "5 or more spades"
     */
    record AnythingBut(String what) implements Sense {}

    /** True where the hand must not be too good. */
    default boolean isBelow() {
        return this instanceof LessThan;
    }
}
