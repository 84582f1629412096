package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kibitzer.SharedFixture;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.learning.Attempt;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.node.JsonNodeFactory;

/** In whatever order answers, resent answers, handing in and the sweep come, each answered question is one attempt. */
@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class AnyOrderTest {
    private static final int QUESTIONS = 4;
    private static final int RUNS = 12;
    private static final int STEPS = 25;

    private final AssignmentsDatabase database;
    private final ClassroomId classroom;
    private final LearnerId instructor;

    AnyOrderTest(AssignmentsDatabase database) {
        this.database = database;
        classroom = database.pupils().classroom("UTC");
        instructor = database.pupils().instructor(classroom);
        database.setClock(TestTerms.NOON);
    }

    private Assignment given(Feedback feedback) {
        return database.assignments()
                .give(instructor, classroom, database.pupils().elevens(QUESTIONS), TestTerms.terms(feedback));
    }

    private void answer(LearnerId learner, SittingId sitting, int number, int answer) {
        database.sittings()
                .answer(learner, sitting, number, JsonNodeFactory.instance.numberNode(answer), Duration.ZERO);
    }

    @Test
    void oneAfterTheOther() {
        for (Feedback feedback : Feedback.values()) {
            Assignment assignment = given(feedback);
            for (int run = 0; run < RUNS; run++) {
                database.setClock(TestTerms.NOON);
                LearnerId learner = database.pupils().pupil(classroom);
                run(assignment, learner, new Seed(run).chance());
            }
        }
    }

    private void run(Assignment assignment, LearnerId learner, Chance chance) {
        SittingId sitting = database.sittings().start(learner, assignment.id()).id();
        Map<Integer, Integer> expected = new TreeMap<>();
        boolean open = true;
        Instant now = TestTerms.NOON;
        for (int step = 0; step < STEPS; step++) {
            int number = 1 + chance.below(QUESTIONS);
            int answer = chance.below(3);
            switch (chance.below(20)) {
                case 0 -> {
                    database.sittings().submit(learner, sitting);
                    open = false;
                }
                case 1 -> {
                    now = now.plus(Duration.ofDays(chance.below(3)));
                    database.setClock(now);
                    open &= !now.isAfter(TestTerms.DUE);
                }
                case 2 -> database.get(OverdueSittings.class).sweep();
                default -> {
                    boolean stands = assignment.terms().feedback() == Feedback.AT_ONCE && expected.containsKey(number);
                    try {
                        answer(learner, sitting, number, answer);
                        if (open && !stands) {
                            expected.put(number, answer);
                        }
                        assertThat(expected).containsEntry(number, answer);
                    } catch (SittingRefused refused) {
                        assertThat(!open || stands).isTrue();
                    }
                }
            }
        }
        database.setClock(TestTerms.DUE.plusSeconds(1));
        database.get(OverdueSittings.class).sweep();
        database.get(OverdueSittings.class).sweep();

        Map<Integer, Integer> attempts = new TreeMap<>();
        List<Attempt> stored = database.attempts(learner);
        stored.forEach(attempt -> attempts.put(
                ((Place.Assigned) attempt.place()).question(), attempt.answer().asInt()));
        assertThat(attempts).isEqualTo(expected);
        assertThat(stored).hasSize(expected.size());
        assertThat(database.sittings().paper(learner, sitting).inOrder().values())
                .allMatch(answer -> answer.grade().isPresent());
    }

    @Test
    void atTheSameTime() throws Exception {
        for (Feedback feedback : List.of(Feedback.AT_ONCE, Feedback.ON_SUBMISSION)) {
            Assignment assignment = given(feedback);
            LearnerId learner = database.pupils().pupil(classroom);
            List<Callable<Optional<SittingId>>> starts = new ArrayList<>();
            for (int tab = 0; tab < 4; tab++) {
                starts.add(() -> Optional.of(
                        database.sittings().start(learner, assignment.id()).id()));
            }
            try (ExecutorService tabs = Executors.newVirtualThreadPerTaskExecutor()) {
                List<SittingId> begun = new ArrayList<>();
                for (var start : tabs.invokeAll(starts)) {
                    begun.add(start.get().orElseThrow());
                }
                assertThat(begun).containsOnly(begun.getFirst());
                SittingId sitting = begun.getFirst();
                List<Callable<Optional<SittingId>>> rush = new ArrayList<>();
                for (int tab = 0; tab < 3; tab++) {
                    for (int number = 1; number <= QUESTIONS; number++) {
                        int asked = number;
                        rush.add(() -> {
                            answer(learner, sitting, asked, Pupils.RIGHT);
                            return Optional.empty();
                        });
                    }
                }
                for (var answered : tabs.invokeAll(rush)) {
                    answered.get();
                }
                List<Callable<Optional<SittingId>>> ends = new ArrayList<>();
                for (int tab = 0; tab < 4; tab++) {
                    ends.add(() -> Optional.of(
                            database.sittings().submit(learner, sitting).id()));
                }
                for (var end : tabs.invokeAll(ends)) {
                    end.get();
                }
            }
            assertThat(database.attempts(learner)).hasSize(QUESTIONS);
        }
    }

    /** As if the process had been killed after some of the attempts were stored: what is there is not stored again. */
    @Test
    void whatWasStoredBeforeIsNotStoredAgain() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        LearnerId learner = database.pupils().pupil(classroom);
        SittingId sitting = database.sittings().start(learner, assignment.id()).id();
        answer(learner, sitting, 1, Pupils.RIGHT);
        answer(learner, sitting, 2, Pupils.RIGHT);
        database.sittings().submit(learner, sitting);
        database.get(JdbcClient.class)
                .sql("update sitting set told_at = null, submitted_at = null where id = :id")
                .param("id", sitting.id())
                .update();
        answer(learner, sitting, 3, Pupils.RIGHT);
        database.sittings().submit(learner, sitting);

        assertThat(database.attempts(learner)).hasSize(3);
    }
}
