package kibitzer.advice;

/** How far a need is met; the order is from worst to best. */
public enum Standing {
    FAILS,
    /** Met only by the softness of the book's own word: "about", "usually". */
    ON_EDGE,
    HOLDS;

    /** The worse of two: a rule stands as its weakest need. */
    public Standing and(Standing other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** The better of two. */
    public Standing or(Standing other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
