package kibitzer.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kibitzer.TestDatabase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A small class hands in at the same time; the benchmark does it with a large one. */
class ClassroomLoadIT {
    private static final int LEARNERS = 20;
    private static final int QUESTIONS = 5;

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void noAnswerIsLostAndNoneIsDoubled(TestDatabase database) {
        Optional<String> url = database == TestDatabase.H2 ? Optional.empty() : Optional.of(database.fresh());

        ClassroomLoad.Stored stored = ClassroomLoad.run(LEARNERS, QUESTIONS, ClassroomLoad.Pace.RUSH, url, false)
                .stored();

        assertThat(stored).isEqualTo(ClassroomLoad.Stored.of(LEARNERS, QUESTIONS));
    }
}
