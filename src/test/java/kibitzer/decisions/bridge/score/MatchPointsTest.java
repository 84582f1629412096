package kibitzer.decisions.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.decisions.form.BadQuestion;
import org.junit.jupiter.api.Test;

class MatchPointsTest {
    private final MatchPoints decision = new MatchPoints();

    private double matchPoints(int own, List<Integer> others, int otherGroup) {
        return decision.advise(new MatchPoints.Scores(own, others, otherGroup))
                .best()
                .getFirst();
    }

    /** The book's example, p. 170: nine tables, so eight other scores. */
    @Test
    void theHighestOfNineScoresHasEightPointsAndTheSecondSeven() {
        List<Integer> lower = List.of(420, 400, 170, 140, 100, 50, -50, -100);
        assertThat(matchPoints(450, lower, 0)).isEqualTo(8);
        assertThat(matchPoints(420, List.of(450, 400, 170, 140, 100, 50, -50, -100), 0))
                .isEqualTo(7);
    }

    @Test
    void anEqualScoreIsHalfAPoint() {
        assertThat(matchPoints(420, List.of(420, 420, 170, 450), 0)).isEqualTo(2);
        assertThat(matchPoints(-50, List.of(-50, -100, 140), 0)).isEqualTo(1.5);
    }

    @Test
    void aPairThatHadOtherCardsIsHalfAPoint() {
        assertThat(matchPoints(420, List.of(170, 420), 3)).isEqualTo(1 + 0.5 + 1.5);
    }

    @Test
    void aBoardWithoutOtherScoresIsRefused() {
        assertThatThrownBy(() -> new MatchPoints.Scores(420, List.of(), 0))
                .isInstanceOf(BadQuestion.class)
                .hasMessage("others: 0 scores; expected 1 to 40");
    }
}
