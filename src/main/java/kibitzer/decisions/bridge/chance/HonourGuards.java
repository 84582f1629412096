package kibitzer.decisions.bridge.chance;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How many small cards stand with an honour in its hand, and what that lets it survive. */
public enum HonourGuards {
    /** It stands alone and drops in one round. */
    UNGUARDED(0, 0, "stands alone, and drops in one round"),
    GUARDED_ONCE(1, 1, "is guarded by exactly one card"),
    GUARDED_TWICE(2, 2, "is guarded by exactly two cards"),
    GUARDED_THREE_TIMES(3, 12, "is guarded by three cards or more"),
    /** Alone or guarded once. */
    DROPS_IN_TWO_ROUNDS(0, 1, "drops in two rounds or fewer"),
    /** Guarded twice at most. */
    DROPS_IN_THREE_ROUNDS(0, 2, "drops in three rounds or fewer");

    private final int fewest;
    private final int most;
    private final String says;

    HonourGuards(int fewest, int most, String says) {
        this.fewest = fewest;
        this.most = most;
        this.says = says;
    }

    static HonourGuards named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    static List<String> words() {
        return Stream.of(values()).map(HonourGuards::word).toList();
    }

    /** "guarded-once". */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    int fewest() {
        return fewest;
    }

    int most() {
        return most;
    }

    /** "stands alone, and drops in one round". */
    String says() {
        return says;
    }
}
