package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.content.problemset.SetOutline;
import kibitzer.decisions.ask.HowMany;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.page.ListSearch;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** The problem sets of an instructor: one's own, those one writes with others, those that ship, to begin with a copy. */
@UnderMenu(MenuEntry.CLASSES)
@Route(Paths.SETS)
@RolesAllowed(Role.INSTRUCTORS)
public class SetsView extends Page implements BeforeEnterObserver {
    private final transient Drafts drafts;
    private final transient ProblemSets shipped;
    private final transient Visitor visitor;

    SetsView(Drafts drafts, ProblemSets shipped, Visitor visitor) {
        this.drafts = drafts;
        this.shipped = shipped;
        this.visitor = visitor;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        show();
    }

    private void show() {
        LearnerId own = visitor.learner();
        begin("Problem sets");
        lead("Questions for a class: written, dealt, from lessons or from a file of deals. A set that is assigned never"
                + " changes under a learner, whatever you write afterwards.");
        OnceButton fresh = button(
                "A new set",
                () -> open(drafts.blank(
                        own, visitor.account().map(SignedIn::shownName).orElse(""))));
        fresh.addClassName("kb-button-first");
        add(
                styled(new Div(fresh), "kb-actions"),
                styled(
                        new NativeDetails("Import a set", new ImportPanel(draft -> open(drafts.create(own, draft)))),
                        "kb-more"));
        List<StoredDraft> all = drafts.of(own);
        List<StoredDraft> current = all.stream().filter(set -> !set.archived()).toList();
        list("Your own", current.stream().filter(set -> !isShared(own, set)).toList());
        list(
                "Written with others",
                current.stream().filter(set -> isShared(own, set)).toList());
        add(styled(new H2("Ready made, to copy"), "kb-heading"), readyMade());
        List<StoredDraft> away = all.stream().filter(StoredDraft::archived).toList();
        if (!away.isEmpty()) {
            UnorderedList list = styled(new UnorderedList(), "kb-set-list");
            away.forEach(set -> list.add(item(set)));
            add(styled(new NativeDetails("Archived (" + away.size() + ")", list), "kb-more"));
        }
    }

    private boolean isShared(LearnerId own, StoredDraft set) {
        return drafts.authors(own, set.id()).size() > 1;
    }

    private void list(String title, List<StoredDraft> sets) {
        if (sets.isEmpty()) {
            return;
        }
        UnorderedList list = styled(new UnorderedList(), "kb-set-list");
        sets.forEach(set -> list.add(item(set)));
        add(styled(new H2(title), "kb-heading"), list);
    }

    private ListItem item(StoredDraft set) {
        RouterLink link = styled(
                new RouterLink(SetView.title(set.draft()), SetView.class, OwnSetAddress.parameters(set.id())),
                "kb-tile-title");
        String name = SetView.title(set.draft());
        OnceButton copy = button("Copy", () -> {
            drafts.duplicate(visitor.learner(), set.id());
            show();
        });
        copy.getElement().setAttribute("aria-label", "Copy " + name);
        OnceButton away = button(set.archived() ? "Bring back" : "Archive", () -> {
            drafts.archive(visitor.learner(), set.id(), !set.archived());
            show();
        });
        away.getElement().setAttribute("aria-label", (set.archived() ? "Bring back " : "Archive ") + name);
        return new ListItem(
                link,
                styled(new Paragraph(set.draft().about()), "kb-soft"),
                styled(
                        new Div(
                                styled(
                                        new Paragraph(size(
                                                set.draft().questions().size(),
                                                set.draft().points())),
                                        "kb-tile-note"),
                                copy,
                                away),
                        "kb-set-line"));
    }

    private void copy(SetOutline set) {
        shipped.find(set.id()).ifPresent(whole -> open(drafts.create(visitor.learner(), Draft.of(whole))));
    }

    /** Found by their words, or looked through. */
    private Div readyMade() {
        Div found = new Div(all());
        ListSearch search = new ListSearch("Look for a set", wanted -> {
            found.removeAll();
            if (wanted.isEmpty()) {
                found.add(all());
                return;
            }
            List<SetOutline> matching = shipped.outlines().stream()
                    .filter(set -> wanted.areIn(set.title(), set.about()))
                    .toList();
            Paragraph count = styled(
                    new Paragraph(matching.isEmpty() ? "No set has these words." : HowMany.of(matching.size(), "set")),
                    "kb-soft");
            count.getElement().setAttribute("role", "status");
            found.add(count, shippedSets(matching));
        });
        return new Div(search, found);
    }

    private FilledOnceOpened all() {
        List<SetOutline> sets = shipped.outlines();
        return styled(
                new FilledOnceOpened("All " + HowMany.of(sets.size(), "set"), () -> shippedSets(sets)), "kb-more");
    }

    private UnorderedList shippedSets(List<SetOutline> sets) {
        UnorderedList list = styled(new UnorderedList(), "kb-set-list");
        for (SetOutline set : sets) {
            OnceButton copy = button("Copy", () -> copy(set));
            copy.getElement().setAttribute("aria-label", "Copy " + set.title());
            list.add(new ListItem(
                    styled(new Paragraph(set.title()), "kb-tile-title"),
                    styled(new Paragraph(set.about()), "kb-soft"),
                    styled(
                            new Div(
                                    styled(
                                            new Paragraph(
                                                    size(set.questions(), set.points()) + ", level " + set.level()),
                                            "kb-tile-note"),
                                    copy),
                            "kb-set-line")));
        }
        return list;
    }

    static String size(int questions, int points) {
        return HowMany.of(questions, "question") + ", " + HowMany.of(points, "point");
    }

    private static void open(ProblemSetId set) {
        UI.getCurrent().navigate(SetView.class, OwnSetAddress.parameters(set));
    }

    private static OnceButton button(String label, Runnable action) {
        return styled(new OnceButton(label, action), "kb-button");
    }
}
