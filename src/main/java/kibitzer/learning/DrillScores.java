package kibitzer.learning;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * All rounds of one drill.
 *
 * @param rounds the latest first; finished or not
 */
public record DrillScores(List<DrillScore> rounds) {

    public DrillScores {
        rounds = List.copyOf(rounds);
    }

    public static DrillScores none() {
        return new DrillScores(List.of());
    }

    public Optional<DrillScore> last() {
        return rounds.stream().findFirst();
    }

    /** The round with most right answers, the latest of equals. */
    public Optional<DrillScore> best() {
        return rounds.stream().max(Comparator.comparingInt(DrillScore::right).thenComparing(DrillScore::at));
    }
}
