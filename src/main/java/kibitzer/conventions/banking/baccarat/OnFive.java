package kibitzer.conventions.banking.baccarat;

import java.util.Arrays;
import java.util.Optional;

/** What is known of an opponent's habit with 5, on which he has the choice (p. 376). */
public enum OnFive {
    /** Most players stand. */
    USUALLY_STANDS("usually-stands", "usually stands on 5"),
    /** He is known to draw. */
    DRAWS("draws", "is known to draw to 5"),
    /** He always stands. */
    ALWAYS_STANDS("always-stands", "always stands on 5");

    private final String word;
    private final String inWords;

    OnFive(String word, String inWords) {
        this.word = word;
        this.inWords = inWords;
    }

    /** "usually-stands". */
    public String word() {
        return word;
    }

    /** "usually stands on 5". */
    public String inWords() {
        return inWords;
    }

    public static Optional<OnFive> find(String word) {
        return Arrays.stream(values()).filter(habit -> habit.word.equals(word)).findFirst();
    }
}
