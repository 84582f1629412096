package kibitzer.classroom.lti.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import kibitzer.classroom.gradebook.Score;
import kibitzer.classroom.gradebook.ToldScores.Told;
import kibitzer.classroom.gradebook.ToldScores.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a platform is told (Assignment and Grade Services 2.0, 3.4). */
class ScoreMessageTest {

    private static JsonNode told(ScoreMessage message) {
        return JsonMapper.shared().readTree(message.text("5323497", Instant.parse("2017-04-16T18:54:36.736Z")));
    }

    /** The standard's own example: 83 of 100, for user 5323497, in April 2017. */
    @Test
    void theExampleOfTheStandard() {
        assertThat(told(ScoreMessage.of(new Told(new Score(BigDecimal.valueOf(83), 100)))))
                .isEqualTo(JsonMapper.shared().readTree("""
                        {"timestamp": "2017-04-16T18:54:36.736Z", "scoreGiven": 83, "scoreMaximum": 100,
                         "activityProgress": "Completed", "gradingProgress": "FullyGraded", "userId": "5323497"}
                        """));
    }

    @ParameterizedTest
    @CsvSource({"7.5, 7.5", "0, 0", "10, 10", "1E+2, 100", "3.33335, 3.3334", "12, 12"})
    void figuresAreWrittenPlainly(BigDecimal earned, String written) {
        String text = ScoreMessage.of(new Told(new Score(earned, 10))).text("u", Instant.EPOCH);

        assertThat(text).contains("\"scoreGiven\":" + written + ",");
    }

    @Test
    void timeHasThousandthsAlways() {
        assertThat(ScoreMessage.of(new Waiting()).text("u", Instant.parse("2026-11-27T18:00:00Z")))
                .contains("\"timestamp\":\"2026-11-27T18:00:00.000Z\"");
    }

    /** What the class has not told nobody learns from the platform. */
    @Test
    void whatIsNotToldHasNoFigure() {
        assertThat(told(ScoreMessage.of(new Waiting())))
                .isEqualTo(JsonMapper.shared().readTree("""
                {"timestamp": "2017-04-16T18:54:36.736Z", "activityProgress": "Submitted", "gradingProgress": "Pending",
                 "userId": "5323497"}
                """));
    }

    /** A score out of nothing has no figure that a platform would take. */
    @Test
    void whereAllQuestionsAreOutThereIsNoFigure() {
        assertThat(told(ScoreMessage.of(new Told(new Score(BigDecimal.ZERO, 0))))
                        .has("scoreGiven"))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "https://lms.example.com/sections/2923/lineitems/1, https://lms.example.com/sections/2923/lineitems/1/scores",
        "https://moodle.example/x.php/7/lineitems/2/lineitem?type_id=1, https://moodle.example/x.php/7/lineitems/2/lineitem/scores?type_id=1",
    })
    void theScoresOfALineItemStandUnderItsPath(URI item, URI scores) {
        assertThat(ScoreReports.scoresOf(item)).isEqualTo(scores);
    }
}
