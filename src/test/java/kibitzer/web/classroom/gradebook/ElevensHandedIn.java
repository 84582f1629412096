package kibitzer.web.classroom.gradebook;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.web.BrowserlessTrainer;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The class of Ina, who is signed in: the Tuesday beginners. Anna has handed in two answers to the elevens, 1 (right, one point)
 * and 2 (not right, three points).
 */
record ElevensHandedIn(
        Coursework work, LearnerId ina, LearnerId anna, ClassroomId tuesday, AssignmentId elevens, SittingId sitting) {
    static final Instant DUE = Instant.now().minus(Duration.ofDays(1));
    static final Instant OPENS = DUE.minus(Duration.ofDays(7));

    static ElevensHandedIn met() {
        BrowserlessTrainer.visit();
        LearnerId ina = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        ClassroomId tuesday = BrowserlessTrainer.get(Classrooms.class)
                .create(ina, new ClassName("Tuesday beginners"), ZoneId.of("Europe/London"));
        Coursework work = new Coursework(BrowserlessTrainer.get(JdbcClient.class));
        LearnerId anna = BrowserlessTrainer.get(Learners.class).welcome().learner();
        work.joins(tuesday, anna, "Anna", OPENS, Optional.empty());
        VersionId version = work.version(OPENS);
        work.eleven(version, 1, 1);
        work.eleven(version, 2, 3);
        AssignmentId elevens = work.assignment(tuesday, version, "Elevens", OPENS, DUE);
        return new ElevensHandedIn(work, ina, anna, tuesday, elevens, work.handedIn(elevens, anna, 1, DUE, "1", "2"));
    }

    /** The verdicts are told. */
    void told() {
        BrowserlessTrainer.get(JdbcClient.class)
                .sql("update sitting set told_at = submitted_at where id = :id")
                .param("id", sitting.id())
                .update();
    }
}
