package kibitzer.classroom.lti.score;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import kibitzer.classroom.gradebook.Score;
import kibitzer.classroom.gradebook.ToldScores.HandedIn;
import kibitzer.classroom.gradebook.ToldScores.Told;
import kibitzer.classroom.gradebook.ToldScores.Waiting;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A score as a platform is told it (Assignment and Grade Services 2.0, 3.4): what is handed in and not told has no figure, so that
 * nobody learns from the platform what the class has not told.
 *
 * @param said what tells it from others of the same learner, for what was told before
 */
record ScoreMessage(String said, ObjectNode body) {
    private static final int DECIMALS = 4;

    /** To the millisecond, always. */
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSX").withZone(ZoneOffset.UTC);

    static ScoreMessage of(HandedIn handedIn) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        switch (handedIn) {
            case Waiting() -> body.put("activityProgress", "Submitted").put("gradingProgress", "Pending");
            case Told(Score score) -> {
                body.put("activityProgress", "Completed").put("gradingProgress", "FullyGraded");
                if (score.possible() > 0) {
                    BigDecimal given = score.earned()
                            .setScale(DECIMALS, RoundingMode.HALF_UP)
                            .stripTrailingZeros();
                    body.put("scoreGiven", given.scale() < 0 ? given.setScale(0) : given);
                    body.put("scoreMaximum", score.possible());
                }
            }
        }
        return new ScoreMessage(body.toString(), body);
    }

    /** @param subject the platform's number for the learner */
    String text(String subject, Instant at) {
        return body.deepCopy()
                .put("userId", subject)
                .put("timestamp", TIME.format(at))
                .toString();
    }
}
