package kibitzer.web.views.classroom;

import kibitzer.classroom.roster.Part;

/**
 * The pages of a class, in the order in which the row at their top lists them; each takes the class's number as its only route
 * parameter, {@code class/:id/...}. A new page of a class is one line here.
 */
enum ClassTab {
    OVERVIEW("The class", ClassView.class, Part.LEARNER),
    ASSIGNMENTS("Assignments", ClassAssignmentsView.class, Part.INSTRUCTOR),
    GRADEBOOK("Gradebook", GradebookView.class, Part.INSTRUCTOR),
    ROSTER("Roster", RosterView.class, Part.INSTRUCTOR),
    SETTINGS("Settings", ClassSettingsView.class, Part.INSTRUCTOR);

    private final String label;
    private final Class<? extends ClassPage> page;
    private final Part from;

    /** @param from who sees it: {@link Part#LEARNER} everybody in the class, {@link Part#INSTRUCTOR} who runs it */
    ClassTab(String label, Class<? extends ClassPage> page, Part from) {
        this.label = label;
        this.page = page;
        this.from = from;
    }

    String label() {
        return label;
    }

    Class<? extends ClassPage> page() {
        return page;
    }

    boolean shownTo(Part part) {
        return part == Part.INSTRUCTOR || from == Part.LEARNER;
    }
}
