package kibitzer.web.classroom.club;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.NumberField;
import com.vaadin.flow.component.textfield.TextField;
import java.time.ZoneId;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubWithout;
import kibitzer.advice.RuleFigure;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class ClubPagesTest {
    private static final ClubFigure WEAK = ClubFigure.between("acol.open.weak-no-trump", "points", 12, 14);

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

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    @SuppressWarnings("unchecked")
    private static void choose(String rule) {
        ComboBox<ClubRule> field = _get(ComboBox.class, spec -> spec.withLabel("The rule"));
        field.setValue(ClubRule.of(rule).orElseThrow());
    }

    private static void end(String label, double value) {
        _get(NumberField.class, spec -> spec.withLabel(label)).setValue(value);
    }

    private static void submit() {
        _fireDomEvent(_get(EntryForm.class), "submit");
    }

    @Test
    void whatAFigureChangesIsToldBeforeItIsPlayed() {
        BrowserlessTrainer.open("class/" + tuesday + "/figures");
        assertThat(shown()).contains("the class plays by the book", "transfers", "weak twos");
        choose("acol.open.weak-no-trump");
        end("From", 12);
        end("To", 14);
        submit();
        assertThat(shown()).contains("Of 10000 hands", "from 1♣\uFE0E to 1NT", "from 1NT to 1♣\uFE0E", "A hole: on");
        assertThat(BrowserlessTrainer.get(ClubPlays.class).playedIn(tuesday)).isEmpty();
        _click(_get(NativeButton.class, spec -> spec.withText("Play it so")));
        assertThat(BrowserlessTrainer.get(ClubPlays.class).playedIn(tuesday)).containsExactly(WEAK);
        assertThat(shown()).contains("Acol, opening: Weak no trump: 12 to 14 points (the rule: 13 to 15 points)");
        _click(_get(NativeButton.class, spec -> spec.withText("By the book again")));
        assertThat(shown()).contains("the class plays by the book");
    }

    @Test
    void aFigureThatGoesTooFarIsRefusedInWords() {
        BrowserlessTrainer.open("class/" + tuesday + "/figures");
        choose("acol.open.weak-no-trump");
        end("From", 2);
        submit();
        assertThat(shown()).contains("Least 2; expected whole numbers from 7 to 19.");
    }

    @SuppressWarnings("unchecked")
    private static void way(ClubWay way) {
        Select<ClubWay> field = _get(Select.class, spec -> spec.withLabel("Your club plays it"));
        field.setValue(way);
    }

    @Test
    void whatARuleAsksTwiceIsOfferedInTwoNames() {
        BrowserlessTrainer.open("class/" + tuesday + "/figures");
        choose("acol.open.strong-two");
        @SuppressWarnings("unchecked")
        Select<RuleFigure> figures = _get(Select.class, spec -> spec.withLabel("What it asks"));
        assertThat(figures.getListDataView().getItems().map(figures.getItemLabelGenerator()::apply))
                .contains("about 8 or more playing tricks", "about 8 or more playing tricks, asked again")
                .doesNotHaveDuplicates();
    }

    @Test
    void aRuleIsNotPlayedAtAll() {
        BrowserlessTrainer.open("class/" + tuesday + "/figures");
        choose("acol.open.strong-two");
        way(ClubWay.WITHOUT);
        submit();
        assertThat(shown()).contains("Of 10000 hands", "from 2♠\uFE0E to 1♠\uFE0E");
        _click(_get(NativeButton.class, spec -> spec.withText("Play it so")));
        assertThat(BrowserlessTrainer.get(ClubPlays.class).playedIn(tuesday))
                .containsExactly(new ClubWithout("acol.open.strong-two"));
        assertThat(shown()).contains("Acol, opening: Strong two: not played.");
        BrowserlessTrainer.open("class/" + tuesday + "/club-practice?seed=3");
        assertThat(_get(QuestionPanel.class).getElement().getTextRecursively()).contains("Acol, as your club plays it");
    }

    @Test
    void aWeakTwoIsAnOpeningPlayedASecondTime() {
        BrowserlessTrainer.open("class/" + tuesday + "/figures");
        choose("acol.open.weak-three");
        way(ClubWay.BESIDE);
        _get(TextField.class, spec -> spec.withLabel("Your club's call")).setValue("2m?");
        submit();
        assertThat(shown()).contains("is no call");
        _get(TextField.class, spec -> spec.withLabel("Your club's call")).setValue("2M");
        submit();
        _click(_get(NativeButton.class, spec -> spec.withText("Play it so")));
        assertThat(shown()).contains("Acol, opening: Weak three: also with 2M (the book: three of a suit alone).");
        @SuppressWarnings("unchecked")
        ComboBox<ClubRule> rules = _get(ComboBox.class, spec -> spec.withLabel("The rule"));
        ClubRule second = rules.getListDataView()
                .getItems()
                .filter(ClubRule::isBeside)
                .findFirst()
                .orElseThrow();
        rules.setValue(second);
        @SuppressWarnings("unchecked")
        Select<RuleFigure> asked = _get(Select.class, spec -> spec.withLabel("What it asks"));
        asked.setValue(second.figures().getLast());
        end("From", 6);
        submit();
        assertThat(shown()).contains("from a pass to 2♠\uFE0E");
    }

    @Test
    void whatIsNoOpeningIsPlayedOnce() {
        assertThat(ClubWay.of(ClubRule.of("acol.respond.two-clubs.negative").orElseThrow()))
                .contains(ClubWay.ANSWER, ClubWay.WITHOUT)
                .doesNotContain(ClubWay.BESIDE);
    }

    @Test
    void fiveCardMajorsCanBePlayed() {
        BrowserlessTrainer.open("class/" + tuesday + "/figures");
        choose("acol.open.one-of-a-suit");
        assertThat(ClubRule.of("acol.open.one-of-a-suit").orElseThrow().figures())
                .anyMatch(figure -> figure.key().equals("length-of-major"));
    }

    @Test
    void theClassPractisesByItsFigures() {
        BrowserlessTrainer.open("class/" + tuesday + "/club-practice");
        assertThat(shown()).contains("plays by the book");
        BrowserlessTrainer.get(ClubPlays.class).play(tuesday, instructor, new PlayedSo(WEAK, "We always have."));
        BrowserlessTrainer.open("class/" + tuesday + "/club-practice?seed=3");
        assertThat(_get(QuestionPanel.class).getElement().getTextRecursively()).contains("Acol, as your club plays it");
        assertThat(shown()).contains("We always have.");
    }
}
