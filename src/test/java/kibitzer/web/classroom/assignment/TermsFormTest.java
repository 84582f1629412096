package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.textfield.IntegerField;
import java.time.Instant;
import java.time.ZoneId;
import kibitzer.SharedFixture;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.assignment.Terms;
import kibitzer.web.Trainer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the form of an assignment's terms offers. */
@SharedFixture
class TermsFormTest {
    private static final String REMINDER = "Hours before it is due";
    private static final ClassTime TIME = new ClassTime(ZoneId.of("UTC"));
    private static final Terms USUAL = TermsForm.usual("Openings", Instant.parse("2026-11-02T12:00:00Z"), TIME);

    @BeforeEach
    void comeIn() {
        Trainer.visit();
    }

    @AfterEach
    void leave() {
        Trainer.leave();
    }

    private static TermsForm shown(boolean mailed) {
        TermsForm form = new TermsForm(TIME, USUAL, false, mailed);
        UI.getCurrent().add(form);
        return form;
    }

    @Test
    void aReminderByMailIsOfferedWhereMailIsSent() {
        TermsForm form = shown(true);
        _get(IntegerField.class, field -> field.withLabel(REMINDER)).setValue(48);
        assertThat(form.terms()).map(Terms::conduct).map(Conduct::reminderHours).contains(48);
    }

    @Test
    void whereNoMailIsSentNoneIsOfferedAndTheTermsStayAsTheyAre() {
        TermsForm form = shown(false);
        assertThat(_find(IntegerField.class, field -> field.withLabel(REMINDER)))
                .isEmpty();
        assertThat(form.terms()).contains(USUAL);
    }
}
