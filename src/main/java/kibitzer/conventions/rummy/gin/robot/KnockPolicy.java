package kibitzer.conventions.rummy.gin.robot;

import java.util.Arrays;
import java.util.List;
import kibitzer.games.rummy.gin.Gin;

/** When a player of a tournament knocks; every one of them takes gin when it comes. */
public enum KnockPolicy {
    AT_ONCE("at-once", "Knocks at once", (least, turn, waited) -> least <= Gin.KNOCK_LIMIT),
    WAITS_ONE("waits-1", "Waits one draw", (least, turn, waited) -> waited >= 1),
    WAITS_TWO("waits-2", "Waits two draws", (least, turn, waited) -> waited >= 2),
    WAITS_THREE("waits-3", "Waits three draws", (least, turn, waited) -> waited >= 3),
    SEVEN("seven", "Knocks with 7 or less", (least, turn, waited) -> least <= 7),
    FIVE("five", "Knocks with 5 or less", (least, turn, waited) -> least <= 5),
    FALLING(
            "falling",
            "Knocks with 10 in five draws, then with 3",
            (least, turn, waited) -> least <= (turn <= KnockPolicy.EARLY ? Gin.KNOCK_LIMIT : KnockPolicy.LATE_LIMIT)),
    GIN_ONLY("gin-only", "Waits for gin", (least, turn, waited) -> false);

    /** How many draws are early to a player whose limit falls. */
    private static final int EARLY = 5;

    private static final int LATE_LIMIT = 3;

    private interface Test {
        boolean knocks(int least, int turn, int waited);
    }

    private final String word;
    private final String label;
    private final Test test;

    KnockPolicy(String word, String label, Test test) {
        this.word = word;
        this.label = label;
        this.test = test;
    }

    /** "waits-2": as tables and commands write it. */
    public String word() {
        return word;
    }

    /** "Waits two draws". */
    public String label() {
        return label;
    }

    /**
     * Whether a player who may knock does so.
     *
     * @param least the count after his best discard, 10 or less
     * @param turn his own turns, this one included
     * @param waited how many turns ago he could have knocked for the first time in this hand
     */
    public boolean knocks(int least, int turn, int waited) {
        return least == 0 || test.knocks(least, turn, waited);
    }

    /** @throws IllegalArgumentException for a word that names none */
    public static KnockPolicy named(String word) {
        return Arrays.stream(values())
                .filter(policy -> policy.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("\"" + word + "\"; expected one of " + words()));
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(KnockPolicy::word).toList();
    }
}
