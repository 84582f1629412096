package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import org.junit.jupiter.api.Test;

/** A lesson that asks before it tells makes one think. That each does so once, the check holds; here it is counted by rules. */
class PredictionsTest {
    /** Statements of the books that a lesson teaches and none of its predictions asks for. It only falls. */
    private static final int TOLD_UNASKED = 302;

    @Test
    void noFurtherRuleIsToldBeforeItIsAsked() {
        assertThat(Lessons.shipped().all().stream().flatMap(PredictionsTest::toldUnasked))
                .as("statements that are taught and not predicted")
                .hasSizeLessThanOrEqualTo(TOLD_UNASKED);
    }

    private static Stream<String> toldUnasked(Lesson lesson) {
        Set<String> asked = lesson.predictions().stream()
                .flatMap(ask -> ask.question().advice().rulings().stream())
                .flatMap(ruling -> ruling.source().ids().stream())
                .collect(Collectors.toSet());
        return lesson.head().teaches().stream()
                .filter(pointer -> !asked.contains(pointer))
                .map(pointer -> lesson.id() + " " + pointer);
    }
}
