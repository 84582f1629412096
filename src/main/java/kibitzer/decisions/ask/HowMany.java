package kibitzer.decisions.ask;

/** So many of something, in words: "1 chip", "2 chips". */
public final class HowMany {
    private HowMany() {}

    /** @param one the word for one of them, which takes an s for more */
    public static String of(long many, String one) {
        return many + " " + one + (many == 1 ? "" : "s");
    }

    /** "1 point", "7 points". */
    public static String points(int points) {
        return of(points, "point");
    }
}
