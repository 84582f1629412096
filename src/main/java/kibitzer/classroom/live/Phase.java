package kibitzer.classroom.live;

import java.util.Arrays;
import java.util.Locale;

/** Where a live lesson stands. */
public enum Phase {
    /** No question is asked; learners come in. */
    LOBBY,
    /** The question is answered. */
    ASKING,
    /** Nobody answers any more, and nothing is shown yet. */
    CLOSED,
    /** How the answers are spread is shown, not which is right. */
    SPREAD,
    /** The verdict is told, step by step. */
    VERDICT,
    OVER;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Phase of(String word) {
        return Arrays.stream(values())
                .filter(phase -> phase.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("phase \"" + word + "\" of a live lesson"));
    }
}
