package kibitzer.play.wire;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.Score;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What many hands between the same robots come to: points a hand for each seat, with the error of the mean. */
public final class RobotSummary {
    /** Nineteen times in twenty the true mean lies within so many standard errors. */
    private static final double SURE = 1.96;

    private static final double ROUNDED_TO = 10_000;

    private final List<String> robots;
    private final double[] sums;
    private final double[] squares;
    private final Map<String, Integer> ends = new TreeMap<>();
    private int hands;
    private int faults;

    /** @param robots their words, in the order of play */
    public RobotSummary(List<String> robots) {
        this.robots = List.copyOf(robots);
        this.sums = new double[robots.size()];
        this.squares = new double[robots.size()];
    }

    public void add(Score score) {
        hands++;
        ends.merge(score.end(), 1, Integer::sum);
        for (int place = 0; place < sums.length; place++) {
            double points = score.points().get(place);
            sums[place] += points;
            squares[place] += points * points;
        }
    }

    /** Counts a hand that had no end. */
    public void addFault() {
        faults++;
    }

    public int faults() {
        return faults;
    }

    /**
     * {"hands": 100, "points": {"1": {"robot": "book", "mean": 2.1, "error": 0.4}, ...}, "ends": {"gin": 12, ...}}; and "errors" where hands had no end. The error is
     * that of the mean, right 19 times in 20, and not there for fewer than two hands.
     */
    public ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("hands", hands);
        ObjectNode points = json.putObject("points");
        for (TableSeat seat : TableSeat.all(robots.size())) {
            int place = seat.place();
            ObjectNode entry = points.putObject(seat.toString()).put("robot", robots.get(place));
            entry.put("mean", rounded(hands == 0 ? 0 : sums[place] / hands));
            if (hands > 1) {
                entry.put("error", rounded(error(place)));
            }
        }
        ObjectNode many = json.putObject("ends");
        ends.forEach(many::put);
        if (faults > 0) {
            json.put("errors", faults);
        }
        return json;
    }

    private double error(int place) {
        double mean = sums[place] / hands;
        double variance = Math.max(0, (squares[place] - hands * mean * mean) / (hands - 1));
        return SURE * Math.sqrt(variance / hands);
    }

    private static double rounded(double figure) {
        return Math.round(figure * ROUNDED_TO) / ROUNDED_TO;
    }
}
