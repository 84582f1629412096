package kibitzer.learning.display;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.SharedFixture;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.display.Display.Light;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.learning.records.LearnerRecords;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@SharedFixture
class DisplaysTest {
    private static final Display WISHED = new Display(true, false, true, true, true, Light.DARK);

    @ParameterizedTest
    @EnumSource
    void theLastWishIsKept(LearningDatabase database) {
        LearnerId learner = database.get(Learners.class).welcome().learner();
        LearnerId other = database.get(Learners.class).welcome().learner();
        Displays displays = database.get(Displays.class);
        assertThat(displays.of(learner)).isEqualTo(Display.USUAL);

        displays.keep(learner, new Display(false, true, false, false, false, Light.LIGHT));
        displays.keep(learner, WISHED);

        assertThat(displays.of(learner)).isEqualTo(WISHED);
        assertThat(displays.of(other)).isEqualTo(Display.USUAL);
    }

    @ParameterizedTest
    @EnumSource
    void whereGuestAndAccountAreOneTheAccountsWishStands(LearningDatabase database) {
        Displays displays = database.get(Displays.class);
        LearnerId guest = database.get(Learners.class).welcome().learner();
        LearnerId account = database.get(Learners.class).welcome().learner();
        displays.keep(guest, new Display(false, true, false, false, false, Light.LIGHT));
        displays.keep(account, WISHED);

        database.get(LearnerRecords.class).move(guest, account);

        assertThat(displays.of(account)).isEqualTo(WISHED);
    }
}
