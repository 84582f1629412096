package kibitzer.web.practice;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.SharedFixture;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.Field;
import kibitzer.games.bridge.Call;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Tick;
import kibitzer.web.page.Page;
import kibitzer.web.page.WhenSeen;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Endless practice of one decision, as the page and its address show it. */
@SharedFixture
class PracticeViewTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static Map<String, String> address() {
        Location location = UI.getCurrent().getInternals().getActiveViewLocation();
        return location.getQueryParameters().getParameters().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> String.join(" ", entry.getValue())));
    }

    private static Question<?, ?> asked() {
        return _get(QuestionPanel.class).question();
    }

    private static void next() {
        _click(_get(NativeButton.class, spec -> spec.withText("Next question")));
    }

    /** Comes to what stands under the question. */
    private static void look() {
        _find(WhenSeen.class).forEach(WhenSeen::show);
    }

    @SuppressWarnings("unchecked")
    private static ComboBox<String> rules() {
        look();
        return _get(ComboBox.class, spec -> spec.withLabel("Practise"));
    }

    @SuppressWarnings("unchecked")
    private static Choice<String> select(String label) {
        look();
        return _get(Choice.class, spec -> spec.withLabel(label));
    }

    @Test
    void theTrainerChoosesWhatIsDealtAndTheAddressKeepsItWithoutNamingIt() {
        BrowserlessTrainer.open("practice/bridge/call");

        assertThat(address())
                .containsKeys("seed", "of", "run")
                .containsEntry("n", "1")
                .containsEntry("system", "acol");
        assertThat(address()).doesNotContainKey("rules");
    }

    @Test
    void theSameAddressAsksTheSame() {
        BrowserlessTrainer.open("practice/bridge/call");
        Question<?, ?> first = asked();
        String query = UI.getCurrent()
                .getInternals()
                .getActiveViewLocation()
                .getQueryParameters()
                .getQueryString();
        _get(BiddingBox.class).make(Call.PASS);

        BrowserlessTrainer.visit();
        BrowserlessTrainer.open("practice/bridge/call?" + query);

        assertThat(asked()).isEqualTo(first);
    }

    @Test
    void theNextQuestionIsTheNextOfTheRun() {
        BrowserlessTrainer.open("practice/poker/open");
        String run = address().get("run");
        _click(_get(NativeButton.class, spec -> spec.withText("Skip")));
        next();

        assertThat(address()).containsEntry("run", run).containsEntry("n", "2");
    }

    @Test
    void aQuestionOfAnotherHandBeginsARun() {
        BrowserlessTrainer.open("practice/poker/open?seed=7");
        assertThat(asked()).isEqualTo(DealtAddress.at(7).question(Decisions.get("poker/open")));
        _click(_get(NativeButton.class, spec -> spec.withText("Skip")));
        next();

        assertThat(address()).containsKey("run").containsEntry("n", "1");
    }

    @Test
    void aRuleThatIsChosenStaysChosenOverAHandToPass() {
        BrowserlessTrainer.open("practice/bridge/call?rules=acol.open.weak-no-trump");
        for (int question = 0; question < 4; question++) {
            assertThat(address()).containsEntry("rules", "acol.open.weak-no-trump");
            assertThat(rules().getValue()).isEqualTo("acol.open.weak-no-trump");
            _get(BiddingBox.class).make(Call.PASS);
            next();
        }
    }

    @Test
    void anotherSystemIsAskedWithItsOwnRules() {
        BrowserlessTrainer.open("practice/bridge/call");
        select("Bidding system").setValue("cab");

        assertThat(address()).containsEntry("system", "cab");
        assertThat(rules().getListDataView().getItems())
                .contains("cab.open.one-no-trump")
                .noneMatch(rule -> rule.startsWith("acol."));
    }

    @Test
    void mistakesAloneAreAskedOrThePageSaysThatThereAreNone() {
        BrowserlessTrainer.open("practice/poker/open");
        look();
        _get(Tick.class).setValue(true);

        assertThat(_find(QuestionPanel.class)).isEmpty();
        assertThat(_get(Page.class).getElement().getTextRecursively()).contains("there is nothing to put right");

        _get(Tick.class).setValue(false);
        assertThat(_find(QuestionPanel.class)).hasSize(1);
    }

    @Test
    void theSameDecisionCanBeAskedAsAStreak() {
        BrowserlessTrainer.open("practice/gin/knock");
        RouterLink link = _get(RouterLink.class, spec -> spec.withText("As a streak or a storm"));
        BrowserlessTrainer.open(link.getHref());

        assertThat(_get(H1.class).getText())
                .isEqualTo("A mix of " + Decisions.get("gin/knock").title());
    }

    @Test
    void noOptionOfADealIsNamedAsWhatThePageAddsToTheAddress() {
        assertThat(Decisions.all().stream().flatMap(decision -> decision.dealOptions().stream()))
                .extracting(Field::name)
                .doesNotContainAnyElementsOf(PracticeAddress.OWN);
    }

    @Test
    void anAddressThatNamesNoRuleNamesNoQuestion() {
        for (String wrong :
                new String[] {"seed=1&of=0", "seed=1&of=100000", "seed=1&of=x", "seed=1&book=bible", "n=-1"}) {
            BrowserlessTrainer.open("practice/bridge/call?" + wrong);
            assertThat(_get(H1.class).getText()).as(wrong).isEqualTo("There is no such page");
        }
    }
}
