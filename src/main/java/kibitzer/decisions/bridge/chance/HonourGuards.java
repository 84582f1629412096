package kibitzer.decisions.bridge.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kibitzer.cards.NumberWord;

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

    /**
     * The cases that are not meant, behind "may": "stand alone or be guarded by two cards or more".
     *
     * @param others cards of the suit that are missing beside the honour
     */
    String otherwise(int others) {
        List<String> cases = new ArrayList<>();
        if (fewest == 1) {
            cases.add("stand alone");
        } else if (fewest > 1) {
            cases.add("have at most " + NumberWord.of(fewest - 1) + (fewest == 2 ? " guard" : " guards"));
        }
        if (most < others) {
            String more = NumberWord.of(most + 1) + (most + 1 == 1 ? " guard" : " guards");
            cases.add(
                    fewest > 1
                            ? "at least " + NumberWord.of(most + 1)
                            : "have " + more + (most + 1 < others ? " or more" : ""));
        }
        return String.join(fewest > 1 ? ", or " : " or ", cases);
    }

    /** "stands alone, and drops in one round". */
    String says() {
        return says;
    }
}
