package kibitzer.play.bridge;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What deals at the table are played for. */
public enum BridgeScoring {
    /** Each deal by itself, honours counted. */
    SINGLE("Single deals"),
    /** Boards as at a club: dealer and vulnerability by their number, no honours. */
    DUPLICATE("Duplicate boards"),
    /** Until a side has won two games. */
    RUBBER("A rubber");

    private final String title;

    BridgeScoring(String title) {
        this.title = title;
    }

    public static List<String> words() {
        return Stream.of(values()).map(BridgeScoring::word).toList();
    }

    /** @param word one of {@link #words} */
    public static BridgeScoring named(String word) {
        return values()[words().indexOf(word)];
    }

    /** "duplicate". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** "Duplicate boards". */
    public String title() {
        return title;
    }
}
