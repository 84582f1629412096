package kibitzer.web.classroom.problems;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ClickEvent;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.HasValue;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.search.FoundRule;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Entry;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

@SharedFixture
class SetPagesTest {
    private static final String NO_TRUMP = """
            {"decision": "bridge/call",
             "position": {"system": "acol", "hand": "KQ5.AJ3.KJ84.A92", "dealer": "S", "auction": [], "vulnerable": "ns"}}""";
    /** Acol gives its responses for silent opponents alone. */
    private static final String OVERCALLED = """
            {"decision": "bridge/call",
             "position": {"system": "acol", "hand": "QJ7.K43.KQ852.J4", "dealer": "N", "auction": ["1D", "1S"], "vulnerable": "none"}}""";

    private static final String SILENT = "The book is silent: every sensible answer counts in full";
    private static final String ELEVEN =
            "{\"deal\": {\"decision\": \"bridge/rule-of-eleven\", \"seed\": 7, \"with\": {}}, \"points\": 2}";

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

    private static DraftQuestion question(String json) {
        return new DraftQuestion((ObjectNode) JsonMapper.shared().readTree(json));
    }

    private ProblemSetId set(String... questions) {
        return BrowserlessTrainer.get(Drafts.class)
                .create(
                        instructor,
                        new Draft(
                                "A sample",
                                "Some questions.",
                                "Ina",
                                2,
                                List.of(questions).stream()
                                        .map(SetPagesTest::question)
                                        .toList()));
    }

    private Draft stored(ProblemSetId set) {
        return BrowserlessTrainer.get(Drafts.class)
                .find(instructor, set)
                .orElseThrow()
                .draft();
    }

    private static String title() {
        return _get(H1.class).getText();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static <V> void enter(HasValue<?, V> field, V value) {
        field.setValue(value);
    }

    private static void press(String label) {
        _click(_get(NativeButton.class, button -> button.withText(label)));
    }

    private static NativeButton labelled(String label) {
        return _find(NativeButton.class).stream()
                .filter(button -> label.equals(button.getElement().getAttribute("aria-label")))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button " + label));
    }

    private static void open(ProblemSetId set, String query) {
        BrowserlessTrainer.open("set/" + set + query);
    }

    private static void another(Role role) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn("Otto", role);
    }

    @Test
    void aNewSetIsMadeAndListed() {
        BrowserlessTrainer.open("sets");
        press("A new set");

        assertThat(title()).isEqualTo("A set without a title");
        enter(_get(TextField.class, field -> field.withLabel("Title")), "No trump or not?");
        BrowserlessTrainer.open("sets");
        assertThat(shown()).contains("No trump or not?");
    }

    /** As the browser tells of a double click: a first click, and a second that says so. */
    private static void doubleClick(NativeButton button) {
        for (int count = 1; count <= 2; count++) {
            ComponentUtil.fireEvent(
                    button, new ClickEvent<>(button, true, 0, 0, 0, 0, count, 0, false, false, false, false));
        }
    }

    @Test
    void aDoubleClickAddsTheOneQuestionThatWasSeen() {
        ProblemSetId set = set(NO_TRUMP);
        open(set, "?add=deal");
        String seen = _get(QuestionPanel.class).getElement().getAttribute("data-question");
        doubleClick(_get(NativeButton.class, button -> button.withText("Add to the set")));

        assertThat(stored(set).questions()).hasSize(2);
        open(set, "?question=2");
        assertThat(_get(QuestionPanel.class).getElement().getAttribute("data-question"))
                .isEqualTo(seen);
    }

    @Test
    @SuppressWarnings("unchecked")
    void questionsAreDealtForRulesThatAreFoundByWords() {
        ProblemSetId set = set(NO_TRUMP);
        open(set, "?add=rules");
        _get(TextField.class, field -> field.withLabel("Words")).setValue("acol weak no trump");
        CheckboxGroup<FoundRule> found = _get(CheckboxGroup.class, group -> group.withLabel("Rules"));
        FoundRule rule = found.getListDataView()
                .getItems()
                .filter(one -> one.rule().equals("acol.open.weak-no-trump")
                        && one.id().text().equals("bridge/call"))
                .findFirst()
                .orElseThrow();
        found.select(rule);
        _get(IntegerField.class, field -> field.withLabel("Questions for each")).setValue(3);
        press("Deal and add to the set");

        assertThat(stored(set).questions()).hasSize(4);
        assertThat(stored(set).questions().subList(1, 4))
                .allMatch(question -> question.deal().toString().contains("acol.open.weak-no-trump"));
    }

    @Test
    void aDoubleClickCopiesRemovesAndPutsAwayOnce() {
        ProblemSetId set = set(NO_TRUMP, ELEVEN, NO_TRUMP);
        open(set, "");
        doubleClick(labelled("Remove question 1"));
        assertThat(stored(set).questions()).hasSize(2);
        BrowserlessTrainer.open("sets");
        doubleClick(labelled("Copy A sample"));
        assertThat(BrowserlessTrainer.get(Drafts.class).of(instructor)).hasSize(2);
    }

    @Test
    void aShippedSetIsCopied() {
        BrowserlessTrainer.open("sets");
        _get(Entry.class, field -> field.withLabel("Look for a set")).setValue("acol first bid");
        assertThat(_get(Page.class).getElement().getTextRecursively()).contains("1 set");
        _click(labelled("Copy Acol: the first bid"));

        assertThat(title()).isEqualTo("Acol: the first bid");
        assertThat(BrowserlessTrainer.get(Drafts.class).of(instructor)).hasSize(1);
    }

    @Test
    void theSetOfAnotherAnswersLikeNoneOnEveryPage() {
        ProblemSetId set = set(NO_TRUMP);
        another(Role.INSTRUCTOR);
        for (String page : List.of("", "/print", "?question=1")) {
            open(set, page);
            String refused = shown();
            assertThat(title()).isEqualTo("There is no such problem set");
            open(ProblemSetId.fresh(), page);
            assertThat(shown()).isEqualTo(refused);
        }
        BrowserlessTrainer.open("set/x");
        assertThat(title()).isEqualTo("There is no such problem set");
        BrowserlessTrainer.open("sets");
        assertThat(shown()).doesNotContain("A sample");
    }

    @Test
    void aLinkShowsTheSetToReadAndNothingElse() {
        ProblemSetId set = set(NO_TRUMP, ELEVEN);
        String token = BrowserlessTrainer.get(Drafts.class).share(instructor, set);
        another(Role.INSTRUCTOR);

        BrowserlessTrainer.open("set/shared/" + token);

        assertThat(title()).isEqualTo("A sample");
        assertThat(shown()).contains("2 questions, 3 points").doesNotContain("Remove", "Add questions");
        assertThat(_find(TextField.class)).isEmpty();
        assertThat(_find(NativeButton.class)).extracting(NativeButton::getText).containsExactly("Copy it to your sets");
        press("Copy it to your sets");
        assertThat(title()).isEqualTo("A sample (copy)");

        BrowserlessTrainer.get(Drafts.class).withdrawShare(instructor, set);
        BrowserlessTrainer.open("set/shared/" + token);
        assertThat(title()).isEqualTo("There is no such problem set");
    }

    private static List<String> listed(String list) {
        return _get(OrderedList.class, spec -> spec.withClasses(list))
                .getChildren()
                .map(item -> item.getElement().getTextRecursively())
                .toList();
    }

    @Test
    void whatCannotBeGotWrongIsMarkedInTheListAndBehindTheLink() {
        String overruled = OVERCALLED.replace(
                "}}", "}, \"overrule\": {\"answers\": [\"2H\"], \"comment\": \"We bid the suit.\"}}");
        ProblemSetId set = set(NO_TRUMP, OVERCALLED, overruled);
        String token = BrowserlessTrainer.get(Drafts.class).share(instructor, set);
        open(set, "");
        assertThat(listed("kb-set-questions"))
                .extracting(item -> item.contains(SILENT))
                .containsExactly(false, true, false);
        another(Role.INSTRUCTOR);
        BrowserlessTrainer.open("set/shared/" + token);
        assertThat(listed("kb-shared-questions"))
                .extracting(item -> item.contains(SILENT))
                .containsExactly(false, true, false);
    }

    @Test
    void theAnswersInPrintSayWhatCannotBeGotWrong() {
        String overruled = OVERCALLED.replace(
                "}}", "}, \"overrule\": {\"answers\": [\"2H\"], \"comment\": \"We bid the suit.\"}}");
        open(set(NO_TRUMP, OVERCALLED, overruled), "/print");
        assertThat(listed("kb-paper-answers"))
                .extracting(item -> item.contains(SILENT + "."))
                .containsExactly(false, true, false);
    }

    @Test
    void theMarkComesAndGoesWithThePosition() {
        ProblemSetId set = set(NO_TRUMP);
        open(set, "?question=1");
        TextField auction = _get(TextField.class, field -> field.withLabel("Auction"));
        assertThat(shown()).doesNotContain(SILENT);
        enter(_get(TextField.class, field -> field.withLabel("Hand")), "QJ7.K43.KQ852.J4");
        enter(auction, "1D 1S");
        assertThat(shown()).contains(SILENT);
        enter(auction, "1D P");
        assertThat(shown()).doesNotContain(SILENT);
    }

    @Test
    void everyChangeIsStoredAtOnceAndSurvivesAReload() {
        ProblemSetId set = set(NO_TRUMP, ELEVEN);
        open(set, "?question=1");

        enter(_get(IntegerField.class, field -> field.withLabel("Points")), 5);
        enter(_get(TextArea.class, field -> field.withLabel("Note, shown with the verdict")), "Count.");
        assertThat(shown()).contains("All changes are stored.");
        open(set, "?question=1");

        assertThat(_get(IntegerField.class, field -> field.withLabel("Points")).getValue())
                .isEqualTo(5);
        assertThat(stored(set).questions().getFirst().note()).isEqualTo("Count.");
    }

    @Test
    void pointsThatAQuestionCannotCountAreRefusedWithTheReason() {
        ProblemSetId set = set(ELEVEN);
        for (Integer counts : Arrays.asList(0, 21, null)) {
            open(set, "?question=1");
            IntegerField points = _get(IntegerField.class, field -> field.withLabel("Points"));
            enter(points, counts);

            assertThat(points.isInvalid()).as("%s", counts).isTrue();
            assertThat(points.getErrorMessage()).contains("1 to 20");
            assertThat(stored(set).questions().getFirst().points()).isEqualTo(2);
        }
    }

    @Test
    void questionsAreMovedRemovedAndPutBack() {
        ProblemSetId set = set(NO_TRUMP, ELEVEN, NO_TRUMP);
        open(set, "");

        _click(labelled("Move question 2 up"));
        assertThat(stored(set).questions().getFirst().isDealt()).isTrue();
        _click(labelled("Remove question 1"));
        assertThat(stored(set).questions()).hasSize(2);
        press("Put it back");
        assertThat(stored(set).questions()).hasSize(3);
        assertThat(stored(set).questions().getFirst().isDealt()).isTrue();
    }

    @Test
    void writingAPositionIsJudgedAsOneTypes() {
        ProblemSetId set = set(NO_TRUMP);
        open(set, "?question=1");
        assertThat(shown()).contains("1NT");
        TextField hand = _get(TextField.class, field -> field.withLabel("Hand"));

        enter(hand, "KQ5.AJ3.KJ84.A9");
        assertThat(hand.isInvalid()).isTrue();
        assertThat(shown()).contains("hand: 12 cards; expected 13").contains("something is wrong or missing");
        assertThat(_find(QuestionPanel.class)).isEmpty();
        assertThat(stored(set).questions().getFirst().position().path("hand").asString())
                .isEqualTo("KQ5.AJ3.KJ84.A9");

        enter(hand, "AKJ54.KQ3.72.854");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
        assertThat(shown()).contains("The book: Open 1");
        assertThat(stored(set).questions().getFirst().reading().isSound()).isTrue();
    }

    @Test
    void anAnswerTheTrainerDoesNotGiveOverrulesItWithAComment() {
        ProblemSetId set = set(NO_TRUMP);
        open(set, "?question=1");

        call("1NT");
        assertThat(shown()).contains("The trainer agrees: 1NT");
        call("1D");
        press("Overrule the trainer: 1D is right");
        TextArea why = _get(
                TextArea.class, field -> field.withLabel("Why? The learner reads this beside the trainer's advice."));
        assertThat(why.isInvalid()).isTrue();
        assertThat(stored(set).questions().getFirst().reading().isSound()).isFalse();

        enter(why, "In this class we open the minor.");
        assertThat(stored(set).questions().getFirst().reading().isSound()).isTrue();
        press("Let the trainer's answer stand");
        assertThat(stored(set).questions().getFirst().isOverruled()).isFalse();
    }

    @Test
    void dealingAnotherHandTellsTheAuthorThatHisOverrulingIsDropped() {
        ProblemSetId set =
                set(ELEVEN.replace("\"points\": 2", "\"overrule\": {\"answers\": [0], \"comment\": \"Count again.\"}"));
        open(set, "?question=1");
        press("Deal another");

        assertThat(stored(set).questions().getFirst().isOverruled()).isFalse();
        assertThat(shown()).contains("This is another position.").doesNotContain("You overrule the trainer");
        open(set, "?question=1");
        press("Deal another");
        assertThat(shown()).doesNotContain("This is another position.");
    }

    private static void call(String call) {
        ComponentUtil.fireEvent(_get(BiddingBox.class), new BiddingBox.CallMade(_get(BiddingBox.class), true, call));
    }

    @Test
    void aDealIsPreviewedDealtAgainAndAdded() {
        ProblemSetId set = set();
        open(set, "?add=deal");
        ComboBox<Decision<?, ?>> asked = decisions();
        asked.setValue(Decisions.get("bridge/rule-of-eleven"));
        String first = shown();

        // Two deals of small cards may read alike.
        for (int press = 0; press < 20 && shown().equals(first); press++) {
            press("Deal another");
        }
        assertThat(shown()).isNotEqualTo(first);
        enter(_get(IntegerField.class, field -> field.withLabel("How many")), 3);
        press("Add to the set");

        assertThat(stored(set).questions())
                .hasSize(3)
                .allMatch(DraftQuestion::isDealt)
                .doesNotHaveDuplicates();
    }

    @SuppressWarnings("unchecked") // the box holds decisions
    private static ComboBox<Decision<?, ?>> decisions() {
        return _get(ComboBox.class, box -> box.withLabel("What is asked"));
    }

    @Test
    void aPositionIsBegunAndFinishedInTheSet() {
        ProblemSetId set = set();
        open(set, "?add=write");
        decisions().setValue(Decisions.get("bridge/rule-of-eleven"));
        press("Write a position");

        assertThat(stored(set).questions().getFirst().reading().isSound()).isFalse();
        enter(_get(TextField.class, field -> field.withLabel("Lead")), "7");
        enter(_get(TextField.class, field -> field.withLabel("Dummy")), "K95");
        enter(_get(TextField.class, field -> field.withLabel("Own")), "A83");
        assertThat(stored(set).questions().getFirst().reading().isSound()).isTrue();
    }

    @Test
    @SuppressWarnings("unchecked")
    void dealerAndVulnerabilityAreChosenFromWhatThereIs() {
        ProblemSetId set = set(NO_TRUMP);
        open(set, "?question=1");

        Select<String> dealer = _get(Select.class, field -> field.withLabel("Dealer"));
        Select<String> vulnerable = _get(Select.class, field -> field.withLabel("Vulnerable"));
        assertThat(dealer.getValue()).isEqualTo("S");
        assertThat(dealer.getListDataView().getItems().map(dealer.getItemLabelGenerator()::apply))
                .containsExactly("Not said", "North", "East", "South", "West");
        assertThat(vulnerable.getListDataView().getItems().map(vulnerable.getItemLabelGenerator()::apply))
                .containsExactly("As usual: Nobody", "Nobody", "North and South", "East and West", "Both sides");
        vulnerable.setValue("both");
        assertThat(stored(set).questions().getFirst().json().toString()).contains("\"vulnerable\":\"both\"");
    }

    @Test
    @SuppressWarnings("unchecked") // the box holds lessons, the group the questions of one
    void questionsAreTakenOutOfALesson() {
        ProblemSetId set = set();
        open(set, "?add=lessons");
        Lesson lesson = BrowserlessTrainer.get(Lessons.class).all().getFirst();
        ((ComboBox<Lesson>) _get(ComboBox.class, box -> box.withLabel("Lesson"))).setValue(lesson);
        _get(CheckboxGroup.class).setValue(Set.of(lesson.questions().getFirst()));
        enter(_get(IntegerField.class, field -> field.withLabel("Questions of its drill")), 2);
        press("Add to the set");

        assertThat(stored(set).questions()).hasSize(3);
        assertThat(stored(set).reading().whole().faults()).isEmpty();
    }

    @Test
    void aFileOfDealsBecomesProblemsAndItsFaultsAreTold() {
        ProblemSetId set = set();
        open(set, "?add=pbn");
        enter(_get(TextArea.class, field -> field.withLabel("Deals, as PBN or LIN text")), """
                [Board "1"]
                [Dealer "S"]
                [Vulnerable "None"]
                [Deal "S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754.Q82 T83.AQT4.KT2.A64 965.8762.96.JT53"]
                [Auction "S"]
                1NT Pass 3NT Pass
                Pass Pass

                [Board "2"]
                [Dealer "S"]
                [Vulnerable "None"]
                [Deal "S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754.Q82 T83.AQT4.KT2.A64 965.8762.96.JT53"]

                [Board "3"]
                [Dealer "S"]
                [Deal "S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754
                """);
        press("Read the deals");
        assertThat(shown()).contains("2 deals read").contains("[Deal]");
        press("Add the ticked ones");

        assertThat(stored(set).questions())
                .extracting(question -> question.decision().orElseThrow().id().text())
                .containsExactly("bridge/lead", "bridge/call");
    }

    @Test
    void anImportIsShownFirstAndTakenOnceConfirmed() {
        BrowserlessTrainer.open("sets");
        enter(
                _get(TextArea.class, field -> field.withLabel("A problem set, as JSON")),
                "{\"title\": \"Theirs\", \"about\": \"Two questions\",\n\"questions\": [\n" + ELEVEN + ",\n"
                        + NO_TRUMP.replace("A92", "A9") + "]}");
        press("Read it");

        assertThat(shown()).contains("1 of 2 questions can be taken").contains("Line 5: hand: 12 cards; expected 13");
        assertThat(BrowserlessTrainer.get(Drafts.class).of(instructor)).isEmpty();
        press("Make a set of 1 question");
        assertThat(title()).isEqualTo("Theirs");
    }

    @Test
    void aSaveFromAnotherWindowIsToldAndBothAreKept() {
        ProblemSetId set = set(NO_TRUMP);
        open(set, "");
        BrowserlessTrainer.get(Drafts.class)
                .save(instructor, set, 1, stored(set).titled("From the other window"));

        enter(_get(TextField.class, field -> field.withLabel("Title")), "From this window");

        assertThat(shown()).contains("This set was changed elsewhere");
        assertThat(stored(set).title()).isEqualTo("From the other window");
        assertThat(BrowserlessTrainer.get(Drafts.class).of(instructor))
                .extracting(each -> each.draft().title())
                .containsExactlyInAnyOrder("From the other window", "From this window (saved too late)");
    }

    @Test
    void theSetIsPrintedWithItsAnswers() {
        ProblemSetId set = set(NO_TRUMP, ELEVEN);
        open(set, "/print");

        assertThat(shown())
                .contains("1. ", "\u2660\uFE0E K Q 5", "\u2661 A J 3", "Answer: ____")
                .contains("Answers: A sample", "1NT");
        open(set, "/print?part=questions");
        assertThat(shown()).contains("\u2660\uFE0E K Q 5");
    }

    @Test
    void sixQuestionsStandOnAPageWherePaperIsSaved() {
        ProblemSetId set = BrowserlessTrainer.get(Drafts.class)
                .create(
                        instructor,
                        new Draft("Many", "Many questions.", "Ina", 2, Collections.nCopies(13, question(NO_TRUMP))));
        open(set, "/print");
        assertThat(_find(Section.class).getFirst().hasClassName("kb-paper-compact"))
                .isFalse();

        open(set, "/print?compact=yes");
        Section questions = _find(Section.class).getFirst();
        assertThat(questions.hasClassName("kb-paper-compact")).isTrue();
        assertThat(questions
                        .getChildren()
                        .filter(each -> each.getElement().getClassList().contains("kb-paper-six"))
                        .map(page -> page.getChildren().count()))
                .containsExactly(6L, 6L, 1L);
        Checkbox compact = _get(Checkbox.class, spec -> spec.withLabel("Six questions to a page"));
        compact.setValue(false);
        assertThat(questions.hasClassName("kb-paper-compact")).isFalse();
    }

    @Test
    void twoHundredQuestionsAreLaidOutClosed() {
        ProblemSetId set = BrowserlessTrainer.get(Drafts.class)
                .create(
                        instructor,
                        new Draft("Many", "Many questions.", "Ina", 2, Collections.nCopies(200, question(NO_TRUMP))));
        open(set, "?question=200");

        assertThat(_find(QuestionPanel.class)).hasSize(1);
        assertThat(shown()).contains("200 questions, 200 points");
    }
}
