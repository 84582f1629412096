package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import kibitzer.accounts.Role;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PagePictures;
import kibitzer.classroom.pages.PageText;
import kibitzer.classroom.pages.StoredPage;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.rating.Ratings;
import kibitzer.marking.Citations;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.problems.FaultList;
import kibitzer.web.field.WhileTyping;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** Where a page of a class is written. Every change is stored as a draft; what is wrong in it is told and stored all the same. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route(PageAddress.EDIT)
public class WritePageView extends ClassPage {

    /** Where the cursor stands in the text, or stood when it was left. */
    private static final String CURSOR = "return this.inputElement.selectionStart";

    private static final String EXAMPLE = """
            ## A heading

            A paragraph, with **strong** and *leaning* words. [acol-system.p03]

            ```hand
            AQ4.KJ52.Q83.K97
            caption: 15 points
            ```

            ```question
            decision: bridge/call
            position: {system: acol, hand: AQ4.KJ52.Q83.K97, dealer: S, auction: [], vulnerable: none}
            hint: Count the points first.
            ```
            """;

    private final transient ClassPages pages;
    private final transient PagePictures pictures;
    private final transient Drafts drafts;
    private final transient Citations citations;
    private final transient Lessons lessons;
    private final transient Ratings ratings;
    private final TextField title = new TextField("Title");
    private final TextArea body = new TextArea("Text");
    private final FaultList faults = new FaultList();
    private boolean filling;

    WritePageView(
            ClassGate gate,
            Visitor visitor,
            ClassPages pages,
            PagePictures pictures,
            Drafts drafts,
            Citations citations,
            Lessons lessons,
            Ratings ratings) {
        super(gate, visitor);
        this.pages = pages;
        this.pictures = pictures;
        this.drafts = drafts;
        this.citations = citations;
        this.lessons = lessons;
        this.ratings = ratings;
        title.setMaxLength(PageText.LONGEST_TITLE);
        title.addClassName("kb-wide-field");
        body.setMaxLength(PageText.LONGEST_BODY);
        body.setMinRows(14);
        body.setMaxRows(40);
        body.addClassName("kb-file-text");
        WhileTyping.tells(title);
        WhileTyping.tells(body);
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        StoredPage stored = pages.find(admission.classroom().id(), own(), PageAddress.of(event));
        OpenPage open = new OpenPage(pages, own(), stored);
        begin(stored.draft().name());
        if (saysIfArchived(admission)) {
            add(new PageLink("All pages", PageAddress.all(open.classroom())));
            return;
        }
        Div actions = styled(new Div(), "kb-actions");
        links(open, actions);
        fill(open);
        judge(open);
        title.addValueChangeListener(change -> typed(open));
        body.addValueChangeListener(change -> typed(open));
        open.onSave(standing -> {
            rename(open.text().name());
            judge(open);
            if (standing instanceof OpenPage.Standing.Overtaken) {
                fill(open);
                links(open, actions);
                UI.getCurrent()
                        .getPage()
                        .getHistory()
                        .replaceState(null, PageAddress.edit(open.classroom(), open.id()));
            }
        });
        add(
                new PageStatus(open),
                actions,
                title,
                body,
                faults,
                help(),
                new PutIn(
                        citations,
                        lessons,
                        ratings,
                        drafts.of(own()),
                        puts -> new PicturePanel(pictures, own(), open, puts),
                        block -> put(open, block)),
                deleting(open));
    }

    private void typed(OpenPage open) {
        if (!filling) {
            open.change(() -> new PageText(title.getValue(), body.getValue()));
        }
    }

    private void put(OpenPage open, String block) {
        body.getElement()
                .executeJs(CURSOR)
                .then(Integer.class, cursor -> put(open, block, cursor), failed -> put(open, block, Integer.MAX_VALUE));
    }

    /** Between the paragraphs, at or behind the cursor. */
    void put(OpenPage open, String block, int cursor) {
        PageText written = new PageText(title.getValue(), body.getValue());
        if (open.change(() -> written.with(block, cursor))) {
            fill(open);
        }
    }

    /** What stands in the fields then is what is stored. */
    private void fill(OpenPage open) {
        filling = true;
        title.setValue(open.text().title());
        body.setValue(open.text().body());
        filling = false;
    }

    private void judge(OpenPage open) {
        if (open.text().body().isBlank()) {
            faults.removeAll();
        } else {
            faults.show(open.text().checked().faults(), true);
        }
    }

    private static void links(OpenPage open, Div actions) {
        actions.removeAll();
        actions.add(
                styled(
                        new PageLink(
                                "See it as the class will, and show it",
                                PageAddress.preview(open.classroom(), open.id())),
                        "kb-button",
                        "kb-button-first"),
                styled(new PageLink("All pages", PageAddress.all(open.classroom())), "kb-button"));
    }

    private static NativeDetails help() {
        return styled(
                new NativeDetails(
                        "How a page is written",
                        new Div(
                                new Paragraph(
                                        "As the lessons of this trainer are: paragraphs parted by an empty line, headings"
                                                + " with ##, lists with a hyphen. Between three backticks stand hand, deal, trick, table,"
                                                + " question, choice, worked, picture and video. A source in square brackets becomes its page. The verdict"
                                                + " on an answer and its reasons are the trainer's."),
                                styled(new Pre(EXAMPLE), "kb-page-example"))),
                "kb-more");
    }

    private NativeDetails deleting(OpenPage open) {
        return styled(
                new NativeDetails(
                        "Delete this page",
                        new Div(
                                new Paragraph(
                                        "It is gone for you and for the class. What learners have answered on it stays"
                                                + " theirs."),
                                new EntryForm(
                                        "Delete it",
                                        () -> attempt(() -> {
                                            pages.delete(open.classroom(), own(), open.id());
                                            UI.getCurrent().navigate(PageAddress.all(open.classroom()));
                                        })))),
                "kb-more");
    }
}
