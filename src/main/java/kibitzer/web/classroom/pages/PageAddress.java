package kibitzer.web.classroom.pages;

import com.vaadin.flow.router.BeforeEnterEvent;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.roster.NoSuchClass;

/** Where a page of a class is read, looked at by its writer, and written. */
final class PageAddress {
    static final String PAGE = "page";
    static final String READ = "class/:id/page/:page";
    static final String PREVIEW = READ + "/preview";
    static final String EDIT = READ + "/edit";

    private PageAddress() {}

    /** @throws NoSuchClass if the address names none */
    static PageId of(BeforeEnterEvent event) {
        return event.getRouteParameters().get(PAGE).flatMap(PageId::find).orElseThrow(NoSuchClass::new);
    }

    static String read(ClassroomId classroom, PageId page) {
        return "class/" + classroom + "/page/" + page;
    }

    static String preview(ClassroomId classroom, PageId page) {
        return read(classroom, page) + "/preview";
    }

    static String edit(ClassroomId classroom, PageId page) {
        return read(classroom, page) + "/edit";
    }

    static String all(ClassroomId classroom) {
        return "class/" + classroom + "/pages";
    }
}
