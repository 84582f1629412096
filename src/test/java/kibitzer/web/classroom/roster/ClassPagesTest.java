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
import kibitzer.web.Trainer;
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
        Trainer.visit();
        instructor = Trainer.signIn("Ina", Role.INSTRUCTOR);
        tuesday = Trainer.get(Classrooms.class)
                .create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/London"));
    }

    @AfterEach
    void leave() {
        Trainer.leave();
    }

    private static String title() {
        return _get(H1.class).getText();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void another(Role role) {
        Trainer.leave();
        Trainer.visit();
        Trainer.signIn("Otto", role);
    }

    @Test
    void aClassShowsItsNameToWhoeverRunsIt() {
        Trainer.open("class/" + tuesday);
        assertThat(title()).isEqualTo("Tuesday beginners");
    }

    @Test
    void aClassOfAnotherAnswersLikeNone() {
        for (Role role : new Role[] {Role.LEARNER, Role.INSTRUCTOR}) {
            another(role);
            Trainer.open("class/" + tuesday);
            String refused = shown();
            assertThat(title()).isEqualTo("There is no such class");
            for (String none : new String[] {ClassroomId.fresh().toString(), "x", "%3Cb%3E"}) {
                Trainer.open("class/" + none);
                assertThat(shown()).isEqualTo(refused);
            }
        }
    }
}
