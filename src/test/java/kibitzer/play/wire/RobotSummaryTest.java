package kibitzer.play.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.play.hand.Score;
import org.junit.jupiter.api.Test;

class RobotSummaryTest {

    /** 4, 0, 2 and 6: mean 3, variance (1 + 9 + 1 + 9) / 3, error 1.96 times the root of a quarter of that. */
    @Test
    void theErrorIsThatOfTheMeanRightNineteenTimesInTwenty() {
        RobotSummary summary = new RobotSummary(List.of("book", "random"));
        for (int points : new int[] {4, 0, 2, 6}) {
            summary.add(new Score(List.of(points, -points), points == 0 ? "drawn" : "won"));
        }
        assertThat(summary.json())
                .hasToString(
                        "{\"hands\":4,\"points\":{\"1\":{\"robot\":\"book\",\"mean\":3.0,\"error\":2.5303},"
                                + "\"2\":{\"robot\":\"random\",\"mean\":-3.0,\"error\":2.5303}},\"ends\":{\"drawn\":1,\"won\":3}}");
    }

    @Test
    void oneHandHasNoError() {
        RobotSummary summary = new RobotSummary(List.of("book", "book"));
        summary.add(new Score(List.of(1, 0), "won"));
        assertThat(summary.json().at("/points/1/mean").asInt()).isEqualTo(1);
        assertThat(summary.json().at("/points/1").has("error")).isFalse();
    }
}
