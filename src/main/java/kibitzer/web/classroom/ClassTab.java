package kibitzer.web.classroom;

import com.vaadin.flow.router.Route;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.Part;

/**
 * The pages of a class, in the order in which the row at their top lists them; each takes the class's number as its only route
 * parameter, {@code class/:id/...}. A new page of a class is one line here.
 */
enum ClassTab {
    OVERVIEW("The class", "", Part.LEARNER),
    PAGES("Pages", "/pages", Part.LEARNER),
    ASSIGNMENTS("Assignments", "/assignments", Part.INSTRUCTOR),
    LIVE("Live lessons", "/live", Part.INSTRUCTOR),
    FIGURES("How you play", "/figures", Part.INSTRUCTOR),
    GRADEBOOK("Gradebook", "/gradebook", Part.OBSERVER),
    ROSTER("Roster", "/roster", Part.INSTRUCTOR),
    SETTINGS("Settings", "/settings", Part.INSTRUCTOR);

    private final String label;
    private final String path;
    private final Part from;

    /**
     * @param path below {@code class/:id}
     * @param from who sees it: {@link Part#LEARNER} everybody in the class, {@link Part#OBSERVER} who runs it or looks on,
     *     {@link Part#INSTRUCTOR} who runs it
     */
    ClassTab(String label, String path, Part from) {
        this.label = label;
        this.path = path;
        this.from = from;
    }

    String label() {
        return label;
    }

    /** The address of this page of a class. */
    String path(ClassroomId classroom) {
        return "class/" + classroom + path;
    }

    /** Whether a page's route is this one. */
    boolean isRouteOf(Class<?> page) {
        Route route = page.getAnnotation(Route.class);
        return route != null && route.value().equals("class/:id" + path);
    }

    boolean shownTo(Part part) {
        return part.compareTo(from) <= 0;
    }
}
