package kibitzer.conventions.poker.play;

import java.util.List;
import kibitzer.advice.Answers;

/** The words in which a player speaks. */
public final class Words {
    public static final String OPEN = "open";
    public static final String PASS = "pass";
    public static final String STAY = "stay";
    public static final String DROP = "drop";
    public static final String RAISE = "raise";
    public static final String CALL = "call";
    public static final String BET = "bet";
    public static final String CHECK = "check";

    private Words() {}

    /** This word and no other. */
    static <X> Answers<X, String> say(String word) {
        return Answers.only(word);
    }

    /** Either of two that the book holds equal. */
    static <X> Answers<X, String> either(String one, String other) {
        return new Answers<>(one + " or " + other, view -> List.of(one, other));
    }
}
