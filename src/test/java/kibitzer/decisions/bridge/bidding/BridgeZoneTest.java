package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import kibitzer.advice.Reason;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BridgeZoneTest {
    private final BridgeZone decision = new BridgeZone();

    @ParameterizedTest
    @CsvSource({
        "points, 10, 10, part-score",
        "points, 12, 12, part-score",
        "points, 12, 13, borderline-game",
        "points, 13, 13, game",
        "points, 16, 16, game",
        "points, 16, 17, small-slam",
        "points, 18, 18, small-slam",
        "points, 18, 19, grand-slam",
        "points, 20, 20, grand-slam",
        "honour-tricks, 2, 2, part-score",
        "honour-tricks, 2, 2.5, part-score",
        "honour-tricks, 2.5, 2.5, borderline-game",
        "honour-tricks, 3, 2.5, borderline-game",
        "honour-tricks, 3, 3, game",
        "honour-tricks, 3, 3.5, game",
        "honour-tricks, 3.5, 3.5, slam"
    })
    void theZonesMeetWhereTheBookDrawsTheirLines(String count, double own, double partner, String zone) {
        assertThat(decision.advise(new CombinedHands(count, own, partner)).best())
                .containsExactly(zone);
    }

    @Test
    void belowTheFirstZoneTheBookIsSilent() {
        var question = new Question<>(decision, new CombinedHands("points", 9, 10));
        assertThat(question.advice().silent()).isTrue();
        assertThat(question.mark("part-score").grade()).isEqualTo(Grade.ACCEPTABLE);
        assertThat(decision.advise(new CombinedHands("honour-tricks", 2, 1.5)).silent())
                .isTrue();
    }

    /** p. 146 prints "20 to 24", "25" and where the zones of game and slam begin, 26, 33 and 37; their ends follow. */
    @Test
    void aWrongZoneIsToldAsThePagePrintsIt() {
        assertThat(asked(12, 13, "game")).isEqualTo("25 points together; 26 or more");
        assertThat(asked(24, 15, "borderline-game")).isEqualTo("39 points together; exactly 25");
        assertThat(asked(12, 10, "borderline-game")).isEqualTo("22 points together; exactly 25");
        assertThat(asked(12, 13, "part-score")).isEqualTo("25 points together; 20 to 24");
        assertThat(asked(20, 15, "game"))
                .isEqualTo("35 points together; less than 33, where the small-slam zone begins");
    }

    private String asked(int own, int partner, String answer) {
        Reason missed = new Question<>(decision, new CombinedHands("points", own, partner))
                .mark(answer)
                .against()
                .getFirst()
                .failing()
                .getFirst();
        return missed.measured() + "; " + missed.asked();
    }

    @Test
    void everyZoneIsDealtAndNobodyHoldsMoreThanThePack() {
        Map<String, Integer> dealt = new HashMap<>();
        for (long seed = 0; seed < 2_000; seed++) {
            CombinedHands hands = decision.deal(DealRequest.of(seed));
            assertThat(hands.partner()).isNotNegative();
            dealt.merge(hands.count() + " " + decision.advise(hands).best().getFirst(), 1, Integer::sum);
        }
        assertThat(dealt)
                .hasSize(9)
                .allSatisfy((zone, times) -> assertThat(times).isGreaterThan(100));
    }

    @Test
    void impossibleCountsAreRefused() {
        assertThatThrownBy(() -> new CombinedHands("points", 25, 16))
                .isInstanceOf(BadQuestion.class)
                .hasMessage("partner: together 41 points; expected at most 40");
        assertThatThrownBy(() -> new CombinedHands("points", 12.5, 10))
                .hasMessage("own: 12½ points; expected a whole number");
    }
}
