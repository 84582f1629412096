package kibitzer.games.whist.score;

import java.util.List;

/**
 * A line of the score.
 *
 * @param name "tricks above six"
 * @param points by side, north and south first
 * @param source the pointer of the syllabus that says so; empty where no book does
 */
public record ScoreLine(String name, List<Integer> points, String source) {
    public ScoreLine {
        points = List.copyOf(points);
    }

    static ScoreLine of(String name, int side, int points, String source) {
        return new ScoreLine(name, side == 0 ? List.of(points, 0) : List.of(0, points), source);
    }
}
