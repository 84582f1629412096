package kibitzer.games.bridge.problems.proof;

import java.util.List;
import kibitzer.games.bridge.problems.line.Line;

/**
 * What was counted of a problem.
 *
 * @param layouts in how many layouts the right line and the named wrong ones were played
 * @param raced over how many of these every rival was played, until it had failed oftener than the right line by the margin
 * @param right the right line
 * @param wrong the named wrong lines, the best of all rivals first
 * @param lines how many lines can be built for the hand
 * @param rivals how many of them lack the point of the theme
 * @param asGood the rivals that are not behind the right line by the margin
 * @param margin how many of the layouts raced over every rival makes in less than the right line, at least
 */
public record Proof(
        int layouts, int raced, Tally right, List<Tally> wrong, int lines, int rivals, List<Line> asGood, int margin) {

    public Proof {
        wrong = List.copyOf(wrong);
        asGood = List.copyOf(asGood);
    }

    /** A line and in how many layouts it makes. */
    public record Tally(Line line, int made) {}

    /** Whether no rival is as good. */
    public boolean holds() {
        return asGood.isEmpty();
    }
}
