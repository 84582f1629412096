package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import org.junit.jupiter.api.Test;

/** A lesson that asks before it tells makes one think. The floor only rises. */
class PredictionsTest {
    private static final int WITH_A_PREDICTION = 164;

    @Test
    void noFewerLessonsAskBeforeTheyTell() {
        assertThat(Lessons.shipped().all().stream().filter(PredictionsTest::asksFirst))
                .as("lessons with a prediction")
                .hasSizeGreaterThanOrEqualTo(WITH_A_PREDICTION);
    }

    private static boolean asksFirst(Lesson lesson) {
        return !lesson.predictions().isEmpty();
    }
}
