package kibitzer.web.classroom.problems;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.Drafts;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.bridge.ParAndBook;
import kibitzer.web.page.Page;
import kibitzer.web.table.FourHands;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

/** Boards in the editor of sets: dealt several at once, read from JSON, printed with all hands. */
@SharedFixture
class BoardSetPagesTest {
    /** South has the spades: seven no trump by north, who has every other suit solid or nothing to lose, is 1520. */
    private static final String BOARD = """
            {"decision": "bridge/whole-board",
             "position": {"number": 5, "dealer": "S", "vulnerable": "none", "seed": 4,
              "deal": "S:AKQJT98765432... .T98765432.5432. .AKQJ.AKQJ.AKQJT ..T9876.98765432"}}""";

    private LearnerId instructor;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private ProblemSetId set() {
        return BrowserlessTrainer.get(Drafts.class)
                .create(
                        instructor,
                        Draft.untitled("Ina").titled("An evening").describedAs("Boards to be bid and played."));
    }

    private Draft stored(ProblemSetId set) {
        return BrowserlessTrainer.get(Drafts.class)
                .find(instructor, set)
                .orElseThrow()
                .draft();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void press(String label) {
        _click(_get(NativeButton.class, button -> button.withText(label)));
    }

    private static IntegerField number(String label) {
        return _get(IntegerField.class, field -> field.withLabel(label));
    }

    /** The browser shows what is there and asks for the next board. */
    private static void theBrowserAsksOn() {
        UI.getCurrent().getInternals().getStateTree().runExecutionsBeforeClientResponse();
        UI.getCurrent().getInternals().dumpPendingJavaScriptInvocations().stream()
                .filter(call -> call.getInvocation().getExpression().contains("setTimeout"))
                .forEach(call -> call.complete(JsonNodeFactory.instance.booleanNode(true)));
    }

    private static List<String> hands() {
        return _find(FourHands.class).stream()
                .map(hands -> hands.getElement().getTextRecursively())
                .toList();
    }

    private static void deal(int count, int seed) {
        number("How many").setValue(count);
        number("Seed").setValue(seed);
        press("Deal the boards");
        for (int board = 1; board < count; board++) {
            theBrowserAsksOn();
        }
    }

    @Test
    void boardsAreDealtNumberedOnAndTheTickedOnesPutIn() {
        ProblemSetId set = set();
        BrowserlessTrainer.open("set/" + set + "?add=boards");
        deal(3, 11);

        // boards 1 to 3 of a duplicate: north deals, nobody vulnerable; east, north and south; south, east and west
        assertThat(shown())
                .contains(
                        "3 boards are dealt, from seed 11.",
                        "Dealer north; nobody vulnerable.",
                        "Dealer east; north and south vulnerable.",
                        "Dealer south; east and west vulnerable.");
        assertThat(_find(ParAndBook.class)).hasSize(3);
        List<String> dealt = hands();
        _get(Checkbox.class, box -> box.withLabel("Board 2")).setValue(false);
        press("Put the ticked ones into the set");

        assertThat(stored(set).questions())
                .hasSize(2)
                .noneMatch(question -> question.isDealt())
                .allMatch(question -> question.reading().isSound());
        assertThat(stored(set).questions())
                .extracting(question -> question.position().path("number").asInt())
                .containsExactly(1, 3);
        deal(3, 11);
        assertThat(hands()).isEqualTo(dealt);
    }

    @Test
    void oneBoardIsExchangedAndTheOthersStay() {
        BrowserlessTrainer.open("set/" + set() + "?add=boards");
        deal(2, 11);
        List<String> dealt = hands();
        _click(_find(NativeButton.class).stream()
                .filter(button ->
                        "Deal board 2 again".equals(button.getElement().getAttribute("aria-label")))
                .findFirst()
                .orElseThrow());

        assertThat(hands().getFirst()).isEqualTo(dealt.getFirst());
        assertThat(hands().getLast()).isNotEqualTo(dealt.getLast());
    }

    @Test
    void moreThanABoxOfBoardsIsRefused() {
        BrowserlessTrainer.open("set/" + set() + "?add=boards");
        for (int count : new int[] {0, 33}) {
            number("How many").setValue(count);
            press("Deal the boards");
            assertThat(shown()).contains("How many boards? 1 to 32.");
            assertThat(hands()).isEmpty();
        }
    }

    @Test
    void aSetWithABoardIsReadFromJsonAndPrintedWithAllHands() {
        BrowserlessTrainer.open("sets");
        _get(TextArea.class, field -> field.withLabel("A problem set, as JSON"))
                .setValue("{\"title\": \"Theirs\", \"about\": \"One board\", \"questions\": [" + BOARD + "]}");
        press("Read it");
        press("Make a set of 1 question");
        assertThat(_get(H1.class).getText()).isEqualTo("Theirs");
        ProblemSetId set =
                BrowserlessTrainer.get(Drafts.class).of(instructor).getFirst().id();
        assertThat(stored(set).questions().getFirst().reading().isSound()).isTrue();
        assertThat(stored(set).questions().getFirst().position().path("deal").asString())
                .contains("AKQJT98765432");

        BrowserlessTrainer.open("set/" + set + "/print");
        assertThat(shown()).doesNotContain("Its bidding: ");
        BrowserlessTrainer.open("set/" + set + "/print?boards=yes&part=nothing");
        assertThat(shown())
                .contains(
                        "Board 5. Dealer south; nobody vulnerable.",
                        "Par, with all hands seen: +1520",
                        "Its bidding: ");
    }

    @Test
    void aBoardThatIsNoneIsRefusedWithThePlace() {
        BrowserlessTrainer.open("sets");
        _get(TextArea.class, field -> field.withLabel("A problem set, as JSON"))
                .setValue("{\"title\": \"Theirs\", \"about\": \"One board\", \"questions\": ["
                        + BOARD.replace(".AKQJ.AKQJ.AKQJT", ".AKQJ.AKQJ.AKQJ") + "]}");
        press("Read it");
        assertThat(shown()).contains("0 of 1 question").contains("deal");
    }
}
