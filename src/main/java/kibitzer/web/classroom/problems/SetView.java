package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import jakarta.annotation.security.RolesAllowed;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalInt;
import kibitzer.accounts.Role;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.classroom.problems.Versions;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.rating.Ratings;
import kibitzer.marking.Citations;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;

/** The editor of a problem set: every change is stored at once; the address keeps what is open. */
@UnderMenu(MenuEntry.CLASSES)
@Route("set/:id")
@RolesAllowed(Role.INSTRUCTORS)
public class SetView extends Page implements BeforeEnterObserver {
    private final transient Drafts drafts;
    private final transient Citations citations;
    private final transient Lessons lessons;
    private final transient Ratings ratings;
    private final transient Visitor visitor;
    private final transient Versions versions;
    private final transient WallClock clock;
    private final Paragraph size = styled(new Paragraph(), "kb-soft");

    SetView(
            Drafts drafts,
            Versions versions,
            Citations citations,
            Lessons lessons,
            Ratings ratings,
            Visitor visitor,
            WallClock clock) {
        this.versions = versions;
        this.clock = clock;
        this.drafts = drafts;
        this.citations = citations;
        this.lessons = lessons;
        this.ratings = ratings;
        this.visitor = visitor;
    }

    /** What a set is called, whether it has a title or not. */
    static String title(Draft draft) {
        return draft.title().isBlank() ? "A set without a title" : draft.title();
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        OwnSetAddress address = OwnSetAddress.read(event);
        LearnerId own = visitor.learner();
        StoredDraft stored = drafts.find(own, address.set()).orElseThrow(NoSuchSet::new);
        OpenDraft open = new OpenDraft(drafts, own, stored);
        begin(title(stored.draft()));
        SaveStatus status = new SaveStatus(open);
        QuestionList questions = new QuestionList(open, citations);
        AddQuestions adding = new AddQuestions(citations, lessons, ratings, questions::addQuestions, questions::write);
        Where where = new Where(open, adding);
        open.onSave(state -> {
            measure(open);
            if (state instanceof SaveState.Overtaken) {
                where.remember();
            }
        });
        questions.onOpen(index -> {
            where.question = index;
            where.remember();
        });
        adding.onChoice(where::remember);
        measure(open);
        add(
                status,
                links(stored, open),
                new SetHead(open),
                styled(
                        new NativeDetails(
                                "Authors and sharing",
                                new SharingPanel(drafts, open, own, stored.shareToken(), SetView::leave)),
                        "kb-more"),
                new VersionList(() -> versions.of(open.id()), clock.zone()),
                styled(new H2("Questions"), "kb-heading"),
                size,
                questions,
                styled(new H2("Add questions"), "kb-heading"),
                adding);
        address.way().ifPresent(way -> adding.show(address.way()));
        address.question().ifPresent(number -> questions.show(number - 1));
    }

    /** What is open, for the address. */
    private static final class Where {
        private final OpenDraft open;
        private final AddQuestions adding;
        private OptionalInt question = OptionalInt.empty();

        Where(OpenDraft open, AddQuestions adding) {
            this.open = open;
            this.adding = adding;
        }

        void remember() {
            OptionalInt number = question.isPresent() ? OptionalInt.of(question.getAsInt() + 1) : question;
            UI.getCurrent()
                    .getPage()
                    .getHistory()
                    .replaceState(null, new OwnSetAddress(open.id(), number, adding.open()).location());
        }
    }

    private void measure(OpenDraft open) {
        Draft draft = open.draft();
        rename(title(draft));
        long faulty = draft.questions().stream()
                .filter(question -> !isSound(open, question))
                .count();
        String still = faulty == 0 ? "" : faulty == 1 ? "; one is unfinished" : "; " + faulty + " are unfinished";
        String head = draft.title().length() < 3 || draft.about().length() < 3
                ? ". Before it can be assigned it needs a title and a sentence on what it trains"
                : "";
        size.setText(
                draft.questions().isEmpty()
                        ? "None yet: add some below."
                        : SetsView.size(draft.questions().size(), draft.points()) + still + head + ".");
    }

    private static boolean isSound(OpenDraft open, DraftQuestion question) {
        return open.reading(question).isSound();
    }

    private Div links(StoredDraft stored, OpenDraft open) {
        RouterLink all = styled(new RouterLink("All sets", SetsView.class), "kb-button");
        RouterLink print =
                styled(new RouterLink("Print", SetPrintView.class, OwnSetAddress.parameters(stored.id())), "kb-button");
        Anchor export = styled(
                new Anchor(
                        DownloadHandler.fromInputStream(event -> {
                            byte[] file = open.draft().exported().getBytes(StandardCharsets.UTF_8);
                            return new DownloadResponse(
                                    new ByteArrayInputStream(file),
                                    fileName(open.draft()),
                                    "application/json",
                                    file.length);
                        }),
                        "Export as JSON"),
                "kb-button");
        export.getElement().setAttribute("download", true);
        NativeButton copy = styled(
                new OnceButton(
                        "Copy",
                        () -> UI.getCurrent()
                                .navigate(
                                        SetView.class,
                                        OwnSetAddress.parameters(drafts.duplicate(visitor.learner(), open.id())))),
                "kb-button");
        PageLink live = styled(new PageLink("Play it live", "set/" + stored.id() + "/live"), "kb-button");
        return styled(new Div(all, live, print, export, copy), "kb-actions");
    }

    static String fileName(Draft draft) {
        String words = draft.title()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return (words.isEmpty() ? "problem-set" : words) + ".json";
    }

    private static void leave() {
        UI.getCurrent().navigate(SetsView.class);
    }
}
