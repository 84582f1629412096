package kibitzer.web.classroom;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.web.BrowserlessTrainer;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A class as its pages are tried on: Ina teaches it, and Lena, who has joined it, looks at the trainer. */
public record SmallClass(ClassroomId classroom, LearnerId instructor, LearnerId learner) {

    /** Makes it; whoever was signed in no longer is. */
    public static SmallClass met() {
        BrowserlessTrainer.visit();
        LearnerId instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        ClassroomId classroom = BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/Berlin"));
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        LearnerId learner = BrowserlessTrainer.signIn("Lena", Role.LEARNER);
        new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                .joins(classroom, learner, "Lena", Instant.now(), Optional.empty());
        return new SmallClass(classroom, instructor, learner);
    }

    /** Open from an hour ago for two days more, one sitting. */
    public static Terms terms(String title, Feedback feedback) {
        Instant now = Instant.now();
        return new Terms(
                title,
                now.minus(Duration.ofHours(1)),
                now.plus(Duration.ofDays(2)),
                1,
                Counted.BEST,
                feedback,
                false,
                Deals.SAME,
                new Late.Closed(),
                Optional.empty());
    }

    /** @param json the question as problem sets have it */
    public static DraftQuestion question(String json) {
        return DraftQuestion.written(QuestionReader.read(LineReader.read(json), Optional.empty()));
    }

    /** Assigns a set of these questions. */
    public Assignment give(Terms terms, DraftQuestion... questions) {
        return BrowserlessTrainer.get(Assignments.class)
                .give(
                        instructor,
                        classroom,
                        BrowserlessTrainer.get(Drafts.class)
                                .create(
                                        instructor,
                                        Draft.untitled("Ina")
                                                .titled(terms.title())
                                                .describedAs("To be tried on.")
                                                .with(List.of(questions))),
                        terms);
    }
}
