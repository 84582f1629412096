package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import java.time.Instant;
import java.time.ZoneId;
import kibitzer.SharedFixture;
import kibitzer.classroom.assignment.BoardCredit;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.UsualTerms;
import kibitzer.web.BrowserlessTrainer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the form of an assignment's terms offers. */
@SharedFixture
class TermsFormTest {
    private static final String REMINDER = "Hours before it is due";
    private static final ClassTime TIME = new ClassTime(ZoneId.of("UTC"));
    private static final Terms USUAL = UsualTerms.of("Openings", Instant.parse("2026-11-02T12:00:00Z"), TIME);

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
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

    @Test
    void questionsAreDrawnFromThePoolAsManyAsTheFieldSays() {
        TermsForm form = shown(false);
        IntegerField drawn = _get(IntegerField.class, field -> field.withLabel("Questions for each"));
        assertThat(drawn.getValue()).isNull();
        drawn.setValue(3);
        Terms terms = form.terms().orElseThrow();
        assertThat(terms.conduct().drawn()).contains(3);

        drawn.setValue(0);
        assertThat(drawn.isInvalid()).isTrue();
        assertThat(form.terms()).isEmpty();
        drawn.clear();
        assertThat(form.terms()).map(Terms::conduct).contains(Conduct.USUAL);

        UI.getCurrent().removeAll();
        UI.getCurrent().add(new TermsForm(TIME, terms, false, false));
        assertThat(_get(IntegerField.class, field -> field.withLabel("Questions for each"))
                        .getValue())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource(BoardCredit.class)
    void boardsCountAsTheFieldSays(BoardCredit by) {
        TermsForm form = shown(false);
        boards().setValue(by);
        Terms terms = form.terms().orElseThrow();
        assertThat(terms.boards()).isEqualTo(by);

        UI.getCurrent().removeAll();
        UI.getCurrent().add(new TermsForm(TIME, terms, false, false));
        assertThat(boards().getValue()).isEqualTo(by);
    }

    @SuppressWarnings("unchecked") // the only one of this label
    private static Select<BoardCredit> boards() {
        return _get(Select.class, field -> field.withLabel("Boards, bid and played, count"));
    }
}
