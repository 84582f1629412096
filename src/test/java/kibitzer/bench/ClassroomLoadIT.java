package kibitzer.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A small class hands in at the same time; the benchmark does it with a large one. */
class ClassroomLoadIT {
    private static final int LEARNERS = 20;
    private static final int QUESTIONS = 5;

    @Test
    void noAnswerIsLostAndNoneIsDoubled() {
        ClassroomLoad.Stored stored =
                ClassroomLoad.run(LEARNERS, QUESTIONS, false).stored();

        long answers = (long) LEARNERS * QUESTIONS;
        assertThat(stored).isEqualTo(new ClassroomLoad.Stored(answers, answers, answers, LEARNERS));
    }
}
