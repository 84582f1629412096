package kibitzer.decisions.gin;

/** Points in words. */
final class Points {
    private Points() {}

    /** "1 point", "7 points". */
    static String of(int points) {
        return points == 1 ? "1 point" : points + " points";
    }
}
