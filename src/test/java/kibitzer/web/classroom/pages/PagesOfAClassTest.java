package kibitzer.web.classroom.pages;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Image;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.RouterLink;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.PagePictures;
import kibitzer.classroom.pages.PageText;
import kibitzer.classroom.pages.StoredPage;
import kibitzer.classroom.picture.Pictures;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.bridge.AuctionPicker;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.reading.LessonProse;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.upload.FileUpload;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

@SharedFixture
class PagesOfAClassTest {
    /** Fifteen points and even, nobody vulnerable (Culbertson p. 141): one no trump, and a pass is wrong. */
    private static final String OPENING = """
            ```question
            decision: bridge/call
            position: {system: acol, hand: AQ4.KJ52.Q83.K97, dealer: S, auction: [], vulnerable: none}
            ```
            """;

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

    private ClassPages pages() {
        return BrowserlessTrainer.get(ClassPages.class);
    }

    private PageId written(String title, String body) {
        PageId page = pages().begin(tuesday, instructor);
        pages().save(tuesday, instructor, page, 1, new PageText(title, body));
        return page;
    }

    private StoredPage stored(PageId page) {
        return pages().find(tuesday, instructor, page);
    }

    private String at(PageId page, String more) {
        return "class/" + tuesday + "/page/" + page + more;
    }

    private LearnerId comeInAsLearner() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        LearnerId anna = BrowserlessTrainer.signIn("Anna", Role.LEARNER);
        new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                .joins(tuesday, anna, "Anna", Instant.now(), Optional.empty());
        return anna;
    }

    private static void type(String title, String body) {
        _get(TextField.class, spec -> spec.withLabel("Title")).setValue(title);
        _get(TextArea.class, spec -> spec.withLabel("Text")).setValue(body);
    }

    private static void press(String button) {
        _click(_get(NativeButton.class, spec -> spec.withText(button)));
    }

    private List<String> titles() {
        return _find(RouterLink.class).stream().map(RouterLink::getText).toList();
    }

    private static String told() {
        return UI.getCurrent().getElement().getTextRecursively();
    }

    private void show(PageId page, String body) {
        int revision = stored(page).revision();
        pages().save(
                        tuesday,
                        instructor,
                        page,
                        revision,
                        new PageText(stored(page).draft().title(), body));
        pages().show(tuesday, instructor, page, revision + 1);
    }

    @Test
    void aPictureComesInWithATextForWhoCannotSeeItAndTheClassSeesIt() {
        PageId page = written("Colours", "Look:");
        List<String> blocks = new ArrayList<>();
        UI.getCurrent()
                .add(new PicturePanel(
                        BrowserlessTrainer.get(PagePictures.class),
                        instructor,
                        new OpenPage(pages(), instructor, stored(page)),
                        blocks::add));
        FileUpload upload = _get(FileUpload.class);
        upload.take("board.png", "<svg/>".getBytes(StandardCharsets.UTF_8));
        assertThat(told()).contains("This is no picture in PNG, JPEG or WebP, whatever its name says.");
        press("Put the picture in");
        assertThat(told()).contains("Choose a picture first.");

        upload.take("board.png", Pictures.png(60, 20));
        assertThat(told()).contains("board.png: 60 by 20 pixels. Say what is to be seen.");
        press("Put the picture in");
        assertThat(told()).contains("who cannot see the picture is read that instead.");
        _get(TextField.class, spec -> spec.withLabel("What is to be seen, for who cannot see it"))
                .setValue("Left: red. \"Right\": blue");
        press("Put the picture in");
        assertThat(blocks).containsExactly("```picture\nnumber: 1\ntext: \"Left: red. \\\"Right\\\": blue\"\n```");
        assertThat(told()).contains("Put in as picture 1.");
        show(page, blocks.getFirst());

        comeInAsLearner();
        BrowserlessTrainer.open(at(page, ""));
        Image seen = _get(Image.class);
        assertThat(seen.getAlt()).contains("Left: red. \"Right\": blue");
        assertThat(seen.getSrc()).isEqualTo("/" + at(page, "/picture/1"));
    }

    @Test
    void aVideoIsALinkWithItsHostNamed() {
        PageId page = written("Films", "Look:");
        List<String> blocks = new ArrayList<>();
        UI.getCurrent().add(new VideoPanel(blocks::add));
        _get(TextField.class, spec -> spec.withLabel("Address of the video")).setValue("http://films.example.org/7");
        _get(TextField.class, spec -> spec.withLabel("What the video shows")).setValue("A squeeze");
        press("Put the link in");
        assertThat(told()).contains("no address with https and a host");
        _get(TextField.class, spec -> spec.withLabel("Address of the video")).setValue("https://films.example.org/7");
        press("Put the link in");
        show(page, blocks.getFirst());

        comeInAsLearner();
        BrowserlessTrainer.open(at(page, ""));
        Anchor link = _get(Anchor.class, spec -> spec.withText("A squeeze"));
        assertThat(link.getHref()).isEqualTo("https://films.example.org/7");
        assertThat(link.getElement().getAttribute("rel")).isEqualTo("noopener noreferrer");
        assertThat(shown()).contains("(a video at films.example.org, in a new tab)");
    }

    @Test
    void aPageIsBegunWrittenLookedAtAndShown() {
        BrowserlessTrainer.open("class/" + tuesday + "/pages");
        _fireDomEvent(_get(EntryForm.class), "submit");
        type("Leads", "Lead the fourth best.\n\n" + OPENING);
        assertThat(shown()).contains("All changes are stored.");
        StoredPage page = pages().all(tuesday, instructor).getFirst();
        assertThat(page.draft().title()).isEqualTo("Leads");

        BrowserlessTrainer.open(at(page.id(), "/preview"));
        assertThat(shown()).contains("Hidden. What you answer here is not stored.");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
        press("Show it to the class");
        assertThat(shown()).contains("As the class reads it. Shown.");
        assertThat(stored(page.id()).shown()).contains(page.draft());
        press("Hide it from the class");
        assertThat(stored(page.id()).shown()).isEmpty();
    }

    /** Acol gives its responses for silent opponents alone. */
    @Test
    void whoWritesIsToldWhatCannotBeGotWrong() {
        String silent = OPENING.replace(
                "AQ4.KJ52.Q83.K97, dealer: S, auction: []", "QJ7.K43.KQ852.J4, dealer: N, auction: [1D, 1S]");
        PageId page = written("Overcalls", "Bid on.\n\n" + silent);
        BrowserlessTrainer.open(at(page, "/preview"));
        assertThat(shown()).contains("The book is silent: every sensible answer counts in full.");
        press("Show it to the class");
        comeInAsLearner();
        BrowserlessTrainer.open(at(page, ""));
        assertThat(_find(QuestionPanel.class)).hasSize(1);
        assertThat(shown()).doesNotContain("counts in full");
    }

    @Test
    void aFaultIsToldWithItsLineAndStoredAndKeptFromTheClass() {
        PageId page = written("Leads", "x");
        BrowserlessTrainer.open(at(page, "/edit"));
        type("Leads", "Lead.\n\n<b>this</b>\n\n```hand\nKS KS\n```");

        assertThat(shown())
                .contains("Line 3: raw HTML; expected Markdown", "Line 6: the king of spades stands twice; expected");
        assertThat(stored(page).draft().body()).contains("KS KS");
        BrowserlessTrainer.open(at(page, "/preview"));
        assertThat(shown()).contains("Line 6: the king of spades stands twice");
        assertThat(_get(NativeButton.class, spec -> spec.withText("Show it to the class"))
                        .isEnabled())
                .isFalse();
    }

    @Test
    void whatIsTooLongStaysInTheFieldAndIsTold() {
        PageId page = written("Leads", "Short.");
        BrowserlessTrainer.open(at(page, "/edit"));
        TextArea body = _get(TextArea.class, spec -> spec.withLabel("Text"));
        body.setMaxLength(50_000);
        body.setValue("x".repeat(40_001));

        assertThat(shown()).contains("Not stored: A page has 40000 characters at most; this one has 40001.");
        assertThat(body.getValue()).hasSize(40_001);
        assertThat(stored(page).draft().body()).isEqualTo("Short.");
        press("Store it now");
        assertThat(shown()).contains("Not stored:");
        body.setValue("Short again.");
        assertThat(shown()).contains("All changes are stored.");
    }

    @Test
    void whoWritesOverANewerDraftGoesOnWithAPageOfTheirOwn() {
        PageId page = written("Leads", "First.");
        BrowserlessTrainer.open(at(page, "/edit"));
        pages().save(tuesday, instructor, page, 2, new PageText("Leads", "Elsewhere."));

        type("Leads", "Here.");

        assertThat(shown()).contains("This page was changed elsewhere while you wrote here.");
        assertThat(stored(page).draft().body()).isEqualTo("Elsewhere.");
        assertThat(pages().all(tuesday, instructor))
                .extracting(each -> each.draft().body())
                .containsExactlyInAnyOrder("Elsewhere.", "Here.");
        assertThat(_get(TextField.class, spec -> spec.withLabel("Title")).getValue())
                .isEqualTo("Leads (saved too late)");
    }

    /** Where the cursor stands only a browser knows: {@code ClassroomIT} puts hands and questions in. */
    @Test
    void aHandWithAFaultIsNotPutIn() {
        PageId page = written("Leads", "Look at this.");
        BrowserlessTrainer.open(at(page, "/edit"));
        _get(TextField.class, spec -> spec.withLabel("Cards")).setValue("AQ4.KJ52.Q83");
        press("Put the hand in");

        assertThat(shown()).contains("expected four groups of ranks");
        assertThat(stored(page).draft().body()).isEqualTo("Look at this.");
    }

    /** A position for a page is written with what the editor of sets has: its auction comes out of the bidding box. */
    @Test
    void theAuctionOfAPositionForAPageIsTakenOutOfTheBiddingBox() {
        BrowserlessTrainer.open(at(written("Leads", "Look at this."), "/edit"));
        press("Write");
        press("Begin with a dealt one");
        _get(TextField.class, spec -> spec.withLabel("Auction")).setValue("");
        BrowserlessTrainer.unfold("Choose the calls");
        for (String call : List.of("1C", "P")) {
            _get(_get(AuctionPicker.class), BiddingBox.class).make(Call.of(call));
        }

        assertThat(_get(TextField.class, spec -> spec.withLabel("Auction")).getValue())
                .isEqualTo("1C P");
    }

    @Test
    void theClassReadsItAndItsAnswersCountAsPractice() {
        PageId first = written("Leads", "Lead the fourth best.\n\n" + OPENING);
        PageId second = written("Returns", "Return the lead.");
        written("Later", "Not yet.");
        pages().show(tuesday, instructor, first, 2);
        pages().show(tuesday, instructor, second, 2);
        LearnerId anna = comeInAsLearner();

        BrowserlessTrainer.open("class/" + tuesday + "/pages");
        assertThat(titles()).contains("Leads", "Returns").doesNotContain("Later", "Write");
        assertThat(_find(EntryForm.class)).isEmpty();

        BrowserlessTrainer.open(at(first, ""));
        assertThat(shown()).contains("Page 1 of 2").doesNotContain("Write on it");
        assertThat(titles()).contains("Next: Returns");
        call("P");
        assertThat(shown()).contains("Not right");
        Attempt attempt = BrowserlessTrainer.get(Attempts.class)
                .of(anna, Optional.empty(), 10)
                .getFirst();
        assertThat(attempt.grade()).isEqualTo(Grade.WRONG);
        assertThat(attempt.place()).isEqualTo(Place.Practice.brought());
    }

    private static void call(String call) {
        _get(BiddingBox.class).make(Call.of(call));
    }

    @Test
    void whatTheWriterAnswersInThePreviewIsNotStored() {
        PageId page = written("Leads", OPENING);
        BrowserlessTrainer.open(at(page, "/preview"));
        call("1NT");

        assertThat(shown()).contains("Right");
        assertThat(BrowserlessTrainer.get(Attempts.class).of(instructor, Optional.empty(), 10))
                .isEmpty();
    }

    @Test
    void aHiddenPageIsNotThereForTheClass() {
        PageId page = written("Later", "Not yet.");
        comeInAsLearner();

        BrowserlessTrainer.open(at(page, ""));

        assertThat(shown()).doesNotContain("Not yet.");
        assertThat(_find(ReadPageView.class)).isEmpty();
    }

    /** In the title it is text; in the prose it is taken out, and the page is not shown; what cannot be told apart is text. */
    @Test
    void htmlDoesNotRun() {
        String script = "<script>alert(1)</script>";
        PageId page = written(
                script,
                script + "\n\n```hand\n" + script + ": KS\ncaption: " + script + "\n```\n\n```table\ncolumns: [\""
                        + script + "\"]\nrows: [[\"" + script + "\"]]\n```");
        BrowserlessTrainer.open(at(page, "/preview"));

        assertThat(_get(NativeButton.class, spec -> spec.withText("Show it to the class"))
                        .isEnabled())
                .isFalse();
        assertThat(_find(LessonProse.class))
                .allSatisfy(prose ->
                        assertThat(prose.getElement().getProperty("innerHTML")).doesNotContain("<script"));
        assertThat(_get(Page.class).getElement().getTextRecursively()).contains(script);
    }
}
