package kibitzer.web.lesson;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.SharedFixture;
import kibitzer.games.bridge.Call;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class MistakesViewTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.setClockForward(Duration.ZERO);
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static String lastTime() {
        return _find(Paragraph.class, spec -> spec.withClasses("kb-note").withPredicate(Component::isVisible)).stream()
                .map(note -> note.getElement().getTextRecursively())
                .collect(Collectors.joining());
    }

    private static void miss() {
        BrowserlessTrainer.open("practice/bridge/call?seed=7&rules=acol.open.weak-no-trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
    }

    private static void answerRight() {
        QuestionPanel<?, ?> panel = _get(QuestionPanel.class);
        _get(BiddingBox.class).make((Call) panel.question().advice().best().getFirst());
    }

    private static void goOn() {
        _click(_get(NativeButton.class, spec -> spec.withText("See how it went")));
    }

    @Test
    void whoHasMissedNothingIsToldHowHandsComeHere() {
        BrowserlessTrainer.open("mistakes");
        assertThat(shown()).contains("A hand you miss comes here by itself.");
        BrowserlessTrainer.open("");
        assertThat(shown()).doesNotContain("Your mistakes");
    }

    @Test
    void homeAndProgressTellHowManyWait() {
        miss();
        for (String address : List.of("", "progress")) {
            BrowserlessTrainer.open(address);
            assertThat(_get(RouterLink.class, spec -> spec.withText("Your mistakes: 1"))
                            .getHref())
                    .isEqualTo("mistakes");
        }
    }

    @Test
    void theVeryHandIsAskedAndTheOldAnswerToldAfterTheNewOne() {
        miss();
        BrowserlessTrainer.open("mistakes");
        assertThat(lastTime()).isEmpty();
        answerRight();
        assertThat(lastTime()).contains("Last time (", "7NT", "Right once: this hand comes back tomorrow.");
        assertThat(BrowserlessTrainer.answered())
                .hasSize(2)
                .allSatisfy(attempt -> assertThat(attempt.position())
                        .isEqualTo(BrowserlessTrainer.answered().getLast().position()));
        goOn();
        assertThat(shown()).contains("1 of 1 right. 1 hand comes back another day.");
    }

    @Test
    void rightAgainOnAnotherDayItIsPutRight() {
        miss();
        BrowserlessTrainer.open("mistakes");
        answerRight();
        BrowserlessTrainer.setClockForward(Duration.ofDays(1));
        BrowserlessTrainer.open("mistakes");
        answerRight();
        assertThat(lastTime()).contains("Right on two days: this hand is put right.");
        goOn();
        assertThat(shown()).contains("No mistake is left.");
    }

    @Test
    void answeredWrongAgainItStaysButComesOnceInAVisit() {
        miss();
        BrowserlessTrainer.open("mistakes");
        _get(BiddingBox.class).make(Call.of("7NT"));
        assertThat(lastTime()).contains("This hand stays here.");
        goOn();
        assertThat(shown()).contains("0 of 1 right. 1 hand waits here.");
    }
}
