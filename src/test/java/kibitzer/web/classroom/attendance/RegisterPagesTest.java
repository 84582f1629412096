package kibitzer.web.classroom.attendance;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.datepicker.DatePicker;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import kibitzer.SharedFixture;
import kibitzer.classroom.attendance.SeatedLesson;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Lena sat in the live lesson of this evening. */
@SharedFixture
class RegisterPagesTest {
    private SmallClass met;
    private LocalDate today;

    @BeforeEach
    void comeIn() {
        met = SmallClass.met();
        today = LocalDate.now(ZoneId.of("Europe/Berlin"));
        BrowserlessTrainer.signIn(met.instructor());
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private void sits() {
        new SeatedLesson(BrowserlessTrainer.get(JdbcClient.class)).begun(met.classroom(), Instant.now(), met.learner());
    }

    private String address() {
        return "class/" + met.classroom() + "/register";
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    @Test
    void withoutALessonThereIsNothing() {
        BrowserlessTrainer.open(address());
        assertThat(shown()).contains("No learner of the class has sat in a live lesson yet.");
        BrowserlessTrainer.signIn(met.learner());
        BrowserlessTrainer.open(address());
        assertThat(shown()).contains("Nothing stands in the register of this class yet.");
        BrowserlessTrainer.open("class/" + met.classroom());
        assertThat(shown()).doesNotContain("When you were there");
    }

    @Test
    void theInstructorSeesWhoWasThereAndPutsItRight() {
        sits();
        BrowserlessTrainer.open("class/" + met.classroom() + "/live");
        assertThat(_find(RouterLink.class, spec -> spec.withText("Register"))).hasSize(1);
        BrowserlessTrainer.open(address());
        assertThat(shown()).contains("Lena", "1 of 1", "✓ present");
        BrowserlessTrainer.open(address() + "?day=" + today);
        assertThat(shown()).contains("present, by the live lesson");
        NativeButton excused = _get(NativeButton.class, spec -> spec.withText("Excused"));
        assertThat(excused.getElement().getAttribute("aria-pressed")).isEqualTo("false");
        _click(excused);
        assertThat(excused.getElement().getAttribute("aria-pressed")).isEqualTo("true");
        assertThat(shown()).contains("excused, put right by you");
        BrowserlessTrainer.open(address());
        assertThat(shown()).contains("0 of 1", "excused", "by Ina");
        BrowserlessTrainer.open(address() + "?day=" + today);
        _click(_get(NativeButton.class, spec -> spec.withText("Take back what was put right on this day")));
        assertThat(shown()).contains("1 of 1");
    }

    @Test
    void aDayIsAddedByHand() {
        BrowserlessTrainer.open(address());
        _click(_get(NativeButton.class, spec -> spec.withText("Add it")));
        assertThat(shown()).contains("none is chosen");
        _get(DatePicker.class).setValue(today.plusDays(3));
        _click(_get(NativeButton.class, spec -> spec.withText("Add it")));
        assertThat(shown()).contains("is still to come");
        _get(DatePicker.class).setValue(today);
        _click(_get(NativeButton.class, spec -> spec.withText("Add it")));
        assertThat(shown()).contains("Lena", "away, put right by Ina");
    }

    @Test
    void aLearnerSeesTheOwnDaysAlone() {
        sits();
        new SeatedLesson(BrowserlessTrainer.get(JdbcClient.class))
                .begun(met.classroom(), Instant.now().minus(Duration.ofDays(3)), met.learner());
        BrowserlessTrainer.signIn(met.learner());
        BrowserlessTrainer.open("class/" + met.classroom());
        assertThat(_find(RouterLink.class, spec -> spec.withText("When you were there")))
                .hasSize(1);
        BrowserlessTrainer.open(address() + "?day=" + today);
        assertThat(shown()).contains("Present on ", "present, by the live lesson");
        assertThat(_find(NativeButton.class)).isEmpty();
    }
}
