package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.ShownPage;
import kibitzer.classroom.pages.StoredPage;
import kibitzer.classroom.roster.Admission;
import kibitzer.web.classroom.ClassDoor;
import kibitzer.web.page.KnownNames;
import kibitzer.web.visitor.Visitor;

/** Pages of a class: those that are shown, and for whoever runs it all. */
@org.springframework.stereotype.Component
final class PageNames implements KnownNames {
    private final ClassDoor door;
    private final ClassPages pages;
    private final Visitor visitor;

    PageNames(ClassDoor door, ClassPages pages, Visitor visitor) {
        this.door = door;
        this.pages = pages;
        this.visitor = visitor;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                ClassPagesView.class, door.to(ClassPagesView.class),
                ReadPageView.class, door.to(ReadPageView.class, this::isShown),
                WritePageView.class, door.ofInstructors(WritePageView.class, this::isWritten),
                PagePreviewView.class, door.ofInstructors(PagePreviewView.class, this::isWritten));
    }

    private boolean isShown(Admission admission, RouteParameters names) {
        return page(names)
                .filter(page -> pages.shown(admission.classroom().id(), visitor.learner()).stream()
                        .map(ShownPage::id)
                        .anyMatch(page::equals))
                .isPresent();
    }

    private boolean isWritten(Admission admission, RouteParameters names) {
        return page(names)
                .filter(page -> pages.all(admission.classroom().id(), visitor.learner()).stream()
                        .map(StoredPage::id)
                        .anyMatch(page::equals))
                .isPresent();
    }

    private static Optional<PageId> page(RouteParameters names) {
        return names.get(PageAddress.PAGE).flatMap(PageId::find);
    }
}
