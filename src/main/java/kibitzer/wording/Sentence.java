package kibitzer.wording;

import java.util.List;

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
    public static String capital(String words) {
        return words.isEmpty() ? "" : begun(words);
    }

    /** "spades, hearts and clubs" of three, "spades" of one, nothing of none. */
    public static String listed(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
    }

    private static String begun(String clause) {
        return Character.toUpperCase(clause.charAt(0)) + clause.substring(1);
    }
}
