package kibitzer.play.hand;

import java.util.List;

/**
 * What a hand that is over scores.
 *
 * @param points by place at the table: won, or less than 0 lost
 * @param end how it ended, one word: "knock", "showdown"
 */
public record Score(List<Integer> points, String end) {
    public Score {
        points = List.copyOf(points);
    }
}
