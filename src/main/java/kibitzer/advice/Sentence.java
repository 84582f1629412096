package kibitzer.advice;

/** Words that stand by themselves: they begin with a capital and end with a full stop or a question mark. */
public final class Sentence {
    private Sentence() {}

    /** "The five of diamonds does not follow suit." of "the five of diamonds does not follow suit". */
    public static String of(String clause) {
        return clause.isEmpty() ? "" : begun(clause) + ".";
    }

    /** "How many points?" of "how many points". */
    public static String asking(String clause) {
        return clause.isEmpty() ? "" : begun(clause) + "?";
    }

    /** "Acol, opening" of "acol, opening". */
    static String capital(String words) {
        return words.isEmpty() ? "" : begun(words);
    }

    private static String begun(String clause) {
        return Character.toUpperCase(clause.charAt(0)) + clause.substring(1);
    }
}
