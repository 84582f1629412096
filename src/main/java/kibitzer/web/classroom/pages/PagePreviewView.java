package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.StoredPage;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.content.lesson.Part;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.problems.FaultList;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.Desk;
import kibitzer.web.reading.ReadingText;
import kibitzer.web.visitor.Visitor;

/** The draft of a page as the class would read it, for who runs the class; here it is shown and hidden. Nothing that is answered is stored. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route(PageAddress.PREVIEW)
public class PagePreviewView extends ClassPage {
    private final transient ClassPages pages;
    private final transient Desk desk;
    private final transient Syllabus syllabus;

    PagePreviewView(ClassGate gate, Visitor visitor, ClassPages pages, Desk desk, Syllabus syllabus) {
        super(gate, visitor);
        this.pages = pages;
        this.desk = desk;
        this.syllabus = syllabus;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        show(admission, PageAddress.of(event));
    }

    private void show(Admission admission, PageId id) {
        StoredPage page = pages.find(admission.classroom().id(), own(), id);
        Reading<List<Part>> reading = page.draft().checked();
        begin(page.draft().name());
        Div told = new Div();
        told.getElement().setAttribute("role", "status");
        add(
                styled(
                        new Paragraph("As the class reads it. " + ClassPagesView.standing(page)
                                + ". What you answer here is not stored."),
                        "kb-note"),
                actions(admission, page, reading.isSound(), told),
                told);
        if (!reading.isSound()) {
            FaultList faults = new FaultList();
            faults.show(reading.faults(), true);
            add(faults);
        }
        add(new ReadingText(
                reading.value().orElse(List.of()),
                new PageQuestions(admission.classroom().id(), id, desk, syllabus, false)));
    }

    private Div actions(Admission admission, StoredPage page, boolean sound, Div told) {
        ClassroomId classroom = admission.classroom().id();
        Div actions = styled(new Div(), "kb-actions");
        if (!admission.classroom().archived()) {
            actions.add(styled(new PageLink("Write on it", PageAddress.edit(classroom, page.id())), "kb-button"));
            if (page.shown().isEmpty() || page.isAhead()) {
                OnceButton show = styled(
                        new OnceButton(
                                page.shown().isEmpty() ? "Show it to the class" : "Show the class the changes",
                                () -> act(
                                        admission,
                                        page,
                                        told,
                                        () -> pages.show(classroom, own(), page.id(), page.revision()))),
                        "kb-button",
                        "kb-button-first");
                show.setEnabled(sound);
                actions.add(show);
            }
            if (page.shown().isPresent()) {
                actions.add(styled(
                        new OnceButton(
                                "Hide it from the class",
                                () -> act(admission, page, told, () -> pages.hide(classroom, own(), page.id()))),
                        "kb-button"));
            }
        }
        actions.add(styled(new PageLink("All pages", PageAddress.all(classroom)), "kb-button"));
        return actions;
    }

    private void act(Admission admission, StoredPage page, Div told, Runnable act) {
        attempt(() -> {
            try {
                act.run();
                show(admission, page.id());
            } catch (BadEntry refused) {
                told.removeAll();
                told.add(styled(new Paragraph(refused.says()), "kb-strong"));
            }
        });
    }
}
