package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kibitzer.SharedFixture;
import kibitzer.TestDatabase;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.gradebook.Regrades;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.classroom.lti.MockPlatform;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.classroom.lti.score.ScoreReports;
import kibitzer.classroom.lti.score.ScoreStanding;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/**
 * Scores go back to the platform (Assignment and Grade Services 2.0). A question has two points; 1 is the answer. The trainer's own
 * rounds tell them too, so that a score is waited for and never counted by rounds.
 */
@SharedFixture
class LtiScoresTest {
    private static final int RIGHT = 1;
    private static final int WRONG = 3;

    private final MockPlatform mock = new MockPlatform();

    @AfterEach
    void close() {
        mock.close();
    }

    private static void isScore(JsonNode score, String subject, double given, int of) {
        assertThat(score.path("userId").asString()).isEqualTo(subject);
        assertThat(score.path("scoreGiven").asDouble()).isEqualTo(given);
        assertThat(score.path("scoreMaximum").asInt()).isEqualTo(of);
        assertThat(score.path("activityProgress").asString()).isEqualTo("Completed");
        assertThat(score.path("gradingProgress").asString()).isEqualTo("FullyGraded");
    }

    private static Instant time(JsonNode score) {
        return Instant.parse(score.path("timestamp").asString());
    }

    @Test
    void aScoreIsToldWhenItIsHandedInAndAgainWhenItIsRegraded() {
        TrainerOverHttp trainer = TrainerOverHttp.usual();
        Course course = new Course(trainer, mock);
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        TrainerOverHttp.Browser ann = trainer.browser();
        course.open(ann, "ann", "#Learner", "act", assignment);

        course.work(ann, assignment, RIGHT, WRONG);
        trainer.get(ScoreReports.class).round();

        JsonNode first = mock.nextScore();
        isScore(first, "ann", 2, 4);
        assertThat(mock.scoreAddresses()).containsExactly("/lineitem/1/scores?type=a");

        trainer.get(Regrades.class)
                .give(course.classroom(), course.learner("tom"), Scope.question(assignment, 2), 50, "Hard to read.");
        trainer.get(ScoreReports.class).round();

        JsonNode second = mock.nextScore();
        isScore(second, "ann", 3, 4);
        assertThat(time(second)).isAfter(time(first));
        assertThat(mock.tokensGiven()).as("tokens are used until they expire").isEqualTo(1);

        // What changes nothing for her is not told again.
        trainer.get(Regrades.class)
                .give(course.classroom(), course.learner("tom"), Scope.question(assignment, 2), 50, "The same again.");
        trainer.get(ScoreReports.class).round();
        assertThat(waiting(trainer, assignment)).isZero();
        assertThat(mock.hasMoreScores()).isFalse();
    }

    private static long waiting(TrainerOverHttp trainer, AssignmentId assignment) {
        long waiting = 1;
        // A round of the trainer's own may hold a score at this moment.
        for (int n = 0; n < 1_000 && waiting > 0; n++) {
            trainer.get(ScoreReports.class).round();
            waiting = trainer.get(JdbcClient.class)
                    .sql("select count(*) from lti_score score join lti_link link on link.id = score.link"
                            + " where link.assignment = :assignment and score.next_at is not null")
                    .param("assignment", assignment.id())
                    .query(Long.class)
                    .single();
            Thread.yield();
        }
        return waiting;
    }

    @Test
    void whatTheClassHasNotToldIsNotToldByThePlatform() {
        TrainerOverHttp trainer = TrainerOverHttp.usual();
        Course course = new Course(trainer, mock);
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        AssignmentId assignment = course.assign("tom", Feedback.AFTER_DUE, Duration.ofDays(1));
        TrainerOverHttp.Browser ann = trainer.browser();
        course.open(ann, "ann", "#Learner", "act", assignment);

        course.work(ann, assignment, RIGHT, RIGHT);
        trainer.get(ScoreReports.class).round();

        JsonNode score = mock.nextScore();
        assertThat(score.has("scoreGiven")).isFalse();
        assertThat(score.path("activityProgress").asString()).isEqualTo("Submitted");
        assertThat(score.path("gradingProgress").asString()).isEqualTo("Pending");
    }

    /** An activity that was made by hand has no column; the platform lets the trainer make one. */
    @Test
    void whereThereIsNoColumnOneIsMade() {
        TrainerOverHttp trainer = TrainerOverHttp.usual();
        Course course = new Course(trainer, mock);
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        String ags = "https://purl.imsglobal.org/spec/lti-ags/";
        Map<String, Object> claims = course.opening("ann", "#Learner", "by-hand");
        claims.put(MockPlatform.CORE + "custom", Map.of("assignment", assignment.toString()));
        claims.put(
                ags + "claim/endpoint",
                Map.of(
                        "scope",
                        List.of(ags + "scope/lineitem", ags + "scope/score"),
                        "lineitems",
                        mock.issuer() + "/lineitems?course=7"));
        TrainerOverHttp.Browser ann = trainer.browser();
        course.launch(ann, claims);

        course.work(ann, assignment, RIGHT, RIGHT);
        trainer.get(ScoreReports.class).round();

        isScore(mock.nextScore(), "ann", 4, 4);
        assertThat(mock.scoreAddresses()).containsExactly("/lineitem/made/scores");
        assertThat(mock.lineItemsMade()).singleElement().satisfies(made -> {
            assertThat(made.path("scoreMaximum").asInt()).isEqualTo(4);
            assertThat(made.path("resourceLinkId").asString()).isEqualTo("by-hand");
            assertThat(made.path("resourceId").asString()).isEqualTo(assignment.toString());
        });
    }

    @Test
    void aScoreThatCouldNotBeToldIsToldAfterTheTrainerWasStartedAnew() {
        String database = "--kibitzer.database=" + TestDatabase.H2.fresh();
        TrainerOverHttp first = TrainerOverHttp.with(database);
        mock.answersScores(503);
        try {
            Course course = new Course(first, mock);
            course.launch(first.browser(), course.opening("tom", "#Instructor", "act"));
            AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
            TrainerOverHttp.Browser ann = first.browser();
            course.open(ann, "ann", "#Learner", "act", assignment);
            course.work(ann, assignment, RIGHT, RIGHT);
            ScoreStanding standing = standing(first, course);
            for (int n = 0; n < 1_000 && standing.failing() == 0; n++) {
                first.get(ScoreReports.class).round();
                standing = standing(first, course);
            }
            assertThat(standing.told()).isZero();
            assertThat(standing.waiting()).isEqualTo(1);
            assertThat(standing.fault())
                    .hasValueSatisfying(fault -> assertThat(fault).contains("503"));
        } finally {
            first.context().close();
        }
        mock.answersScores(200);
        // Tried again after a minute; the clock of the second trainer is ahead.
        TrainerOverHttp second = TrainerOverHttp.with(database, "--kibitzer.clock-ahead=PT2M");
        try {
            mock.trusts(second.browser().get("/lti/keys.json").body());
            second.get(ScoreReports.class).round();

            isScore(mock.nextScore(), "ann", 4, 4);
        } finally {
            second.context().close();
        }
    }

    private static ScoreStanding standing(TrainerOverHttp trainer, Course course) {
        return trainer.get(ScoreReports.class).standing(Administrator.of(trainer), course.platform.id());
    }

    /** One for each house. */
    private static final class Administrator {
        private static final Map<TrainerOverHttp, SignedIn> KNOWN = new ConcurrentHashMap<>();

        static SignedIn of(TrainerOverHttp trainer) {
            return KNOWN.computeIfAbsent(trainer, Course::administrator);
        }
    }

    @Test
    void aPlatformThatWasRemovedIsToldNothing() {
        TrainerOverHttp trainer = TrainerOverHttp.usual();
        Course course = new Course(trainer, mock);
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        TrainerOverHttp.Browser ann = trainer.browser();
        course.open(ann, "ann", "#Learner", "act", assignment);
        trainer.get(Platforms.class).remove(Course.administrator(trainer), course.platform.id());

        course.work(ann, assignment, RIGHT, RIGHT);
        trainer.get(ScoreReports.class).round();

        assertThat(mock.hasMoreScores()).isFalse();
        assertThat(trainer.get(JdbcClient.class)
                        .sql("select count(*) from lti_context where context = :id")
                        .param("id", course.id)
                        .query(Long.class)
                        .single())
                .isZero();
    }
}
