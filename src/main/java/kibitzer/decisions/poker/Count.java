package kibitzer.decisions.poker;

/** So many of something, in words: "1 chip", "2 chips". */
final class Count {
    private Count() {}

    /** @param one the word for one of them, which takes an s for more */
    static String of(int many, String one) {
        return many + " " + one + (many == 1 ? "" : "s");
    }
}
