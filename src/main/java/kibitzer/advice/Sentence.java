package kibitzer.advice;

/** Words that stand by themselves: they begin with a capital and end with a full stop. */
public final class Sentence {
    private Sentence() {}

    /** "The five of diamonds does not follow suit." of "the five of diamonds does not follow suit". */
    public static String of(String clause) {
        return clause.isEmpty() ? "" : Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
    }
}
