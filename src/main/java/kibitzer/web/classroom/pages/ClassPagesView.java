package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.ShownPage;
import kibitzer.classroom.pages.StoredPage;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** The pages of a class: those it reads, and for who runs it all of them, to be written, ordered and shown. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/pages")
public class ClassPagesView extends ClassPage {
    private final transient ClassPages pages;

    ClassPagesView(ClassGate gate, Visitor visitor, ClassPages pages) {
        super(gate, visitor);
        this.pages = pages;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        show(admission);
    }

    private void show(Admission admission) {
        begin("Pages of " + admission.classroom().name(), admission);
        if (admission.instructs()) {
            written(admission);
        } else {
            read(admission.classroom().id());
        }
    }

    private void read(ClassroomId id) {
        List<ShownPage> shown = pages.shown(id, own());
        if (shown.isEmpty()) {
            lead("Here stands what your instructor writes for you. There is nothing yet.");
            return;
        }
        lead("Written for you by who teaches this class.");
        OrderedList list = styled(new OrderedList(), "kb-set-list", "kb-class-pages");
        shown.forEach(page ->
                list.add(new ListItem(new PageLink(page.text().name(), PageAddress.read(id, page.id())))));
        add(list);
    }

    private void written(Admission admission) {
        ClassroomId id = admission.classroom().id();
        List<StoredPage> all = pages.all(id, own());
        boolean archived = admission.classroom().archived();
        lead(
                all.isEmpty()
                        ? "Write a page of your own: prose, hands and questions, as in the lessons of this trainer. The class"
                                + " reads it once you show it."
                        : "The class reads those that are shown, in this order.");
        OrderedList list = styled(new OrderedList(), "kb-set-list", "kb-class-pages");
        for (int place = 0; place < all.size(); place++) {
            list.add(item(admission, all.get(place), place, all.size()));
        }
        add(list);
        if (!archived) {
            add(new EntryForm(
                    "A new page",
                    () -> attempt(() -> UI.getCurrent().navigate(PageAddress.edit(id, pages.begin(id, own()))))));
        }
    }

    private ListItem item(Admission admission, StoredPage page, int place, int of) {
        ClassroomId id = admission.classroom().id();
        String name = page.draft().name();
        Paragraph title = new Paragraph(new PageLink(name, PageAddress.preview(id, page.id())));
        Paragraph standing = styled(new Paragraph(standing(page)), "kb-soft");
        Div line = styled(new Div(title, standing), "kb-set-line");
        if (!admission.classroom().archived()) {
            NativeButton up = mover("\u2191", "Move " + name + " up", admission, page, -1);
            NativeButton down = mover("\u2193", "Move " + name + " down", admission, page, 1);
            up.setEnabled(place > 0);
            down.setEnabled(place < of - 1);
            PageLink write = styled(new PageLink("Write", PageAddress.edit(id, page.id())), "kb-button");
            write.getElement().setAttribute("aria-label", "Write " + name);
            line.add(styled(new Div(up, down, write), "kb-set-buttons"));
        }
        return new ListItem(line);
    }

    private NativeButton mover(String sign, String says, Admission admission, StoredPage page, int by) {
        NativeButton button = styled(
                new NativeButton(
                        sign,
                        click -> attempt(() -> {
                            pages.move(admission.classroom().id(), own(), page.id(), by);
                            show(admission);
                        })),
                "kb-button",
                "kb-button-quiet");
        button.getElement().setAttribute("aria-label", says);
        return button;
    }

    static String standing(StoredPage page) {
        if (page.shown().isEmpty()) {
            return "Hidden";
        }
        return page.isAhead() ? "Shown, without what you changed since" : "Shown";
    }
}
