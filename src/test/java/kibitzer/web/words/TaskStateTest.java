package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deadlines;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.Task;
import kibitzer.classroom.assignment.Terms;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;

/** An assignment of two sittings whose time is over. */
class TaskStateTest {
    private static final Instant DUE = Instant.parse("2026-11-09T18:00:00Z");
    private static final LearnerId LEARNER = new LearnerId(UUID.randomUUID());

    /** @param told of each sitting, whether its verdicts are told */
    private static String says(Boolean... told) {
        Terms terms = new Terms(
                "Elevens",
                DUE.minus(Duration.ofDays(7)),
                DUE,
                2,
                Counted.LAST,
                Feedback.AFTER_DUE,
                false,
                Deals.FRESH,
                new Late.Closed(),
                Optional.empty());
        AssignmentId id = AssignmentId.fresh();
        List<Sitting> sittings = Arrays.stream(told)
                .map(one -> new Sitting(
                        SittingId.fresh(),
                        id,
                        LEARNER,
                        1,
                        false,
                        DUE.minusSeconds(60),
                        Optional.of(DUE),
                        Optional.of(100),
                        Optional.of(DUE).filter(at -> one),
                        Optional.empty()))
                .toList();
        Task task = new Task(
                new Assignment(id, ClassroomId.fresh(), VersionId.fresh(), terms, 1, terms.opens(), Optional.empty()),
                "Tuesday",
                false,
                ZoneOffset.UTC,
                Deadlines.of(terms, Optional.empty()),
                sittings,
                1,
                0,
                0,
                DUE,
                Optional.empty());
        return TaskState.says(task, DUE.plusSeconds(1), new MomentInWords(ZoneOffset.UTC, ZoneOffset.UTC));
    }

    @Test
    void verdictsAreSaidToBeToldWhereThoseOfEachSittingAre() {
        assertThat(says(true, true)).isEqualTo("Handed in; the verdicts are told.");
        assertThat(says(false, false)).isEqualTo("Handed in; the verdicts are told later.");
        assertThat(says(true, false))
                .isEqualTo("Handed in; the verdicts of 1 of 2 sittings are told, the others later.");
    }
}
