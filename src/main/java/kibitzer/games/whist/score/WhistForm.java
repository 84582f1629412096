package kibitzer.games.whist.score;

import java.util.List;

/** Short whist, long, American, or dummy: how many points are game, whether honours count and when no longer, what a game is worth. */
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
            2,
            ScoreLaws.HANDBOOK),

    /** Ten points; the books give its games no values, so that they are worth what is usual: a lurch counts twice. */
    LONG(
            "long-whist",
            "Long whist",
            10,
            List.of(new GameValue("lurch", 4, 2, ""), new GameValue("single", 9, 1, "")),
            0,
            ScoreLaws.HANDBOOK.scoring("long-whist.p01", "long-whist.p01")),

    /** Seven points by tricks alone; honours are not scored, and there are no rubber points (Culbertson p. 186). */
    AMERICAN(
            "american-whist",
            "American whist",
            7,
            List.of(new GameValue("single", 6, 1, "")),
            0,
            ScoreLaws.HANDBOOK.scoring("american-whist.p08", "")),

    /** Short whist for three by the code of 1900; the fourth hand is dummy's, and lies open. */
    DUMMY(
            "dummy-whist",
            "Dummy whist",
            5,
            List.of(
                    new GameValue("treble", 0, 3, "short-whist-1900.p08"),
                    new GameValue("double", 2, 2, "short-whist-1900.p08"),
                    new GameValue("single", 4, 1, "short-whist-1900.p08")),
            2,
            ScoreLaws.CODE_OF_1900);

    private static final int TRICKS_THAT_COUNT_NOTHING = 6;

    private final String id;
    private final String title;
    private final int goal;
    private final List<GameValue> values;
    private final int forTheRubber;
    private final ScoreLaws laws;

    WhistForm(String id, String title, int goal, List<GameValue> values, int forTheRubber, ScoreLaws laws) {
        this.id = id;
        this.title = title;
        this.goal = goal;
        this.values = values;
        this.forTheRubber = forTheRubber;
        this.laws = laws;
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

    /** True where three play, and the fourth hand lies open. */
    public boolean hasDummy() {
        return this == DUMMY;
    }

    /** What says how it is scored. */
    public ScoreLaws laws() {
        return laws;
    }

    /** True where honours are scored at all. */
    boolean countsHonours() {
        return this != AMERICAN;
    }

    /** A side that begins the deal with so many points scores no honours. */
    public int noHonoursAt() {
        return goal - 1;
    }

    /** What the winners of the rubber add; nothing at long whist and American. */
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
}
