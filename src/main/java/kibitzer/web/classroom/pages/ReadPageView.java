package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.ShownPage;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.Desk;
import kibitzer.web.reading.ReadingText;
import kibitzer.web.visitor.Visitor;

/** A page as the class reads it; its questions are marked at once and count as practice. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route(PageAddress.READ)
public class ReadPageView extends ClassPage {
    private final transient ClassPages pages;
    private final transient Desk desk;
    private final transient Syllabus syllabus;

    ReadPageView(ClassGate gate, Visitor visitor, ClassPages pages, Desk desk, Syllabus syllabus) {
        super(gate, visitor);
        this.pages = pages;
        this.desk = desk;
        this.syllabus = syllabus;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        PageId wanted = PageAddress.of(event);
        List<ShownPage> shown = pages.shown(id, own());
        int place = shown.stream().map(ShownPage::id).toList().indexOf(wanted);
        if (place < 0) {
            throw new NoSuchClass();
        }
        ShownPage page = shown.get(place);
        begin(page.text().name());
        Div meta = styled(
                new Div(
                        new PageLink(admission.classroom().name().text(), PageAddress.all(id)),
                        new Div("Page " + (place + 1) + " of " + shown.size())),
                "kb-lesson-meta");
        if (admission.instructs()) {
            meta.add(new PageLink("Write on it", PageAddress.edit(id, wanted)));
        }
        add(
                meta,
                new ReadingText(
                        page.text().reading().value().orElse(List.of()),
                        new PageQuestions(id, wanted, desk, syllabus, true)),
                around(id, shown, place));
    }

    private static Nav around(ClassroomId id, List<ShownPage> shown, int place) {
        Nav around = styled(new Nav(), "kb-actions");
        around.getElement().setAttribute("aria-label", "Pages before and after");
        if (place + 1 < shown.size()) {
            ShownPage next = shown.get(place + 1);
            around.add(styled(
                    new PageLink("Next: " + next.text().name(), PageAddress.read(id, next.id())),
                    "kb-button",
                    "kb-button-first"));
        }
        if (place > 0) {
            ShownPage before = shown.get(place - 1);
            around.add(styled(
                    new PageLink("Before: " + before.text().name(), PageAddress.read(id, before.id())), "kb-button"));
        }
        around.add(styled(new PageLink("All pages", PageAddress.all(id)), "kb-button"));
        return around;
    }
}
