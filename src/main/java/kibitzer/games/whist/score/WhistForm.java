package kibitzer.games.whist.score;

import java.util.List;

/** Short whist, long or American: how many points are game, whether honours count and when no longer, what a game is worth. */
public enum WhistForm {
    /** Five points; a treble, a double or a single, and two points for the rubber. */
    SHORT(
            "short-whist",
            "Short whist",
            5,
            List.of(
                    new GameValue("treble", 0, 3, "short-whist.p10"),
                    new GameValue("double", 2, 2, "short-whist.p10"),
                    new GameValue("single", 4, 1, "short-whist.p10")),
            2),

    /** Ten points; the books give its games no values, so that they are worth what is usual: a lurch counts twice. */
    LONG(
            "long-whist",
            "Long whist",
            10,
            List.of(new GameValue("lurch", 4, 2, ""), new GameValue("single", 9, 1, "")),
            0),

    /** Seven points by tricks alone; honours are not scored, and there are no rubber points (Culbertson p. 186). */
    AMERICAN("american-whist", "American whist", 7, List.of(new GameValue("single", 6, 1, "")), 0);

    private static final int TRICKS_THAT_COUNT_NOTHING = 6;

    private final String id;
    private final String title;
    private final int goal;
    private final List<GameValue> values;
    private final int forTheRubber;

    WhistForm(String id, String title, int goal, List<GameValue> values, int forTheRubber) {
        this.id = id;
        this.title = title;
        this.goal = goal;
        this.values = values;
        this.forTheRubber = forTheRubber;
    }

    /** The id in the syllabus: "short-whist". */
    public String id() {
        return id;
    }

    /** "Short whist". */
    public String title() {
        return title;
    }

    /** The points that win a game. */
    public int goal() {
        return goal;
    }

    /** True where honours are scored at all. */
    boolean countsHonours() {
        return this != AMERICAN;
    }

    /** A side that begins the deal with so many points scores no honours. */
    public int noHonoursAt() {
        return goal - 1;
    }

    /** What the winners of the rubber add; nothing but at short whist. */
    public int forTheRubber() {
        return forTheRubber;
    }

    /** What a game is worth that leaves the losers with so many points. */
    public GameValue value(int losers) {
        return values.stream()
                .filter(value -> losers <= value.upTo())
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException(losers + " points of the losers; expected less than " + goal));
    }

    /** Points for so many tricks: each above six counts one. */
    static int odd(int tricks) {
        return Math.max(0, tricks - TRICKS_THAT_COUNT_NOTHING);
    }

    /** Points for so many honours of one side: four for all, two for three. */
    static int forHonours(int honours) {
        return switch (honours) {
            case 4 -> 4;
            case 3 -> 2;
            default -> 0;
        };
    }

    /** What says that tricks count, and how many are game. */
    String tricksBy() {
        return switch (this) {
            case SHORT -> "short-whist.p04";
            case LONG -> "long-whist.p01";
            case AMERICAN -> "american-whist.p08";
        };
    }

    /** What says that honours count. */
    String honoursBy() {
        return this == SHORT ? "short-whist.p05" : "long-whist.p01";
    }

    /** What says that they do not one point before game. */
    String noHonoursBy() {
        return this == SHORT ? "short-whist.p06" : "long-whist.p01";
    }
}
