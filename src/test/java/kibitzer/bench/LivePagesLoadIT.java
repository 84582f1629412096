package kibitzer.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kibitzer.LongProof;
import kibitzer.TestDatabase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A room of phones comes in, answers and is told, through the pages: nobody is left out, no answer is lost, none is doubled. */
class LivePagesLoadIT {
    private static final int PHONES = LongProof.of(30, 60);
    private static final int QUESTIONS = 2;

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void aRoomOfPhonesTakesPartInALesson(TestDatabase database) {
        Optional<String> url = database == TestDatabase.H2 ? Optional.empty() : Optional.of(database.fresh());
        try (LivePagesLoad load = new LivePagesLoad(url)) {
            long answers = (long) PHONES * QUESTIONS;
            assertThat(load.run(PHONES, QUESTIONS)).isEqualTo(new LivePagesLoad.Held(PHONES, answers, answers, PHONES));
        }
    }
}
