package kibitzer.conventions.bridge.value;

import java.util.List;

/** How many cards of a hand, in words. */
public final class NumberWord {
    private static final List<String> WORDS = List.of(
            "no",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen");

    private NumberWord() {}

    /** "no", "one" and so on to "thirteen". */
    public static String of(int cards) {
        return WORDS.get(cards);
    }
}
