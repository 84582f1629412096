package kibitzer.classroom.roster;

import java.util.Arrays;
import java.util.Optional;

/** What learners of a class are put together for. */
public enum GroupKind {
    /** To be assigned something of its own; a learner may be in several. */
    GROUP("group", "groups", Integer.MAX_VALUE),
    /** Two who play the same hands together: at the boards they are one. */
    PAIR("pair", "pairs", 2),
    /** Usually four, whose results at the boards are held against those of other teams. */
    TEAM("team", "teams", 8);

    private final String word;
    private final String several;
    private final int most;

    GroupKind(String word, String several, int most) {
        this.word = word;
        this.several = several;
        this.most = most;
    }

    /** As it is stored and said. */
    public String word() {
        return word;
    }

    public String several() {
        return several;
    }

    /** So many learners are in one. */
    public int most() {
        return most;
    }

    /** Whether a learner is in one of the kind at most. */
    public boolean isExclusive() {
        return this != GROUP;
    }

    public static Optional<GroupKind> of(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }
}
