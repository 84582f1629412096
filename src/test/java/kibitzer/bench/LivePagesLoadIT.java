package kibitzer.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A room of phones comes in, answers and is told, through the pages: nobody is left out, no answer is lost, none is doubled. */
class LivePagesLoadIT {
    private static final int PHONES = 60;
    private static final int QUESTIONS = 2;

    @Test
    void sixtyPhonesTakePartInALesson() {
        try (LivePagesLoad load = new LivePagesLoad(Optional.empty())) {
            long answers = (long) PHONES * QUESTIONS;
            assertThat(load.run(PHONES, QUESTIONS)).isEqualTo(new LivePagesLoad.Held(PHONES, answers, answers, PHONES));
        }
    }
}
