package kibitzer.web.classroom.roster;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import java.time.ZoneId;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class ClassPagesTest {
    private LearnerId instructor;
    private ClassroomId tuesday;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        tuesday = BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/London"));
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String title() {
        return _get(H1.class).getText();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void another(Role role) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn("Otto", role);
    }

    @Test
    void aClassShowsItsNameToWhoeverRunsIt() {
        BrowserlessTrainer.open("class/" + tuesday);
        assertThat(title()).isEqualTo("Tuesday beginners");
    }

    @Test
    void aClassOfAnotherAnswersLikeNone() {
        for (Role role : new Role[] {Role.LEARNER, Role.INSTRUCTOR}) {
            another(role);
            BrowserlessTrainer.open("class/" + tuesday);
            String refused = shown();
            assertThat(title()).isEqualTo("There is no such class");
            for (String none : new String[] {ClassroomId.fresh().toString(), "x", "%3Cb%3E"}) {
                BrowserlessTrainer.open("class/" + none);
                assertThat(shown()).isEqualTo(refused);
            }
        }
    }
}
