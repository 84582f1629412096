package kibitzer.cards;

import java.util.List;

/** Several words in a sentence. */
public final class Listed {
    private Listed() {}

    /** "nines, threes and the joker"; empty for none. */
    public static String and(List<String> words) {
        return joined(words, " and ");
    }

    /** "nines, threes or the joker"; empty for none. */
    public static String or(List<String> words) {
        return joined(words, " or ");
    }

    private static String joined(List<String> words, String last) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + last + words.getLast();
    }
}
