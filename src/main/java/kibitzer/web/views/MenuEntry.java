package kibitzer.web.views;

import com.vaadin.flow.router.RouterLink;
import java.util.Set;
import kibitzer.web.views.classroom.ClassesView;

/** The entries of the main menu, in its order, and the pages that one comes to by each. */
enum MenuEntry {
    LESSONS("Lessons", LessonsView.class, Set.of(CourseView.class, LessonView.class, DrillView.class)),
    PRACTICE(
            "Practice",
            PracticeListView.class,
            Set.of(
                    PracticeView.class,
                    MixView.class,
                    BidView.class,
                    PlayGinView.class,
                    PlayPokerView.class,
                    ProblemSetsView.class,
                    ProblemSetView.class,
                    ProblemSetPaperView.class,
                    ReviewView.class,
                    ReviewHandView.class,
                    DailyView.class,
                    DailyArchiveView.class)),
    PROGRESS("Progress", ProgressView.class, Set.of(ReportsView.class)),
    CLASSES("Classes", ClassesView.class, Set.of()),
    TOOLS(
            "Tools",
            ToolsView.class,
            Set.of(
                    AnalyseView.class,
                    AnalyseBridgeView.class,
                    DoubleDummyView.class,
                    ScoreSheetView.class,
                    LawsView.class,
                    LawView.class,
                    BridgeOddsView.class,
                    PokerOddsView.class,
                    KnockingView.class,
                    BooksCheckedView.class)),
    LIBRARY("Library", LibraryView.class, Set.of(GameView.class)),
    SEARCH("Search", SearchView.class, Set.of(GlossaryView.class));

    private final String title;
    private final Class<? extends Page> first;
    private final Set<Class<? extends Page>> others;

    MenuEntry(String title, Class<? extends Page> first, Set<Class<? extends Page>> others) {
        this.title = title;
        this.first = first;
        this.others = others;
    }

    /** Whether one comes to a page by this entry; every page of the classroom belongs to the classes. */
    boolean leadsTo(Class<?> page) {
        return page == first
                || others.contains(page)
                || (this == CLASSES && page.getPackageName().equals(first.getPackageName()));
    }

    /** The entry as a link that tells where one is: at its own page, or at one behind it. */
    RouterLink link() {
        RouterLink link = new RouterLink(title, first);
        link.setHighlightCondition((entry, navigation) ->
                leadsTo(navigation.getActiveChain().getFirst().getClass()));
        link.setHighlightAction((entry, isHere) -> {
            if (isHere) {
                entry.getElement().setAttribute("aria-current", "true");
            } else {
                entry.getElement().removeAttribute("aria-current");
            }
        });
        return link;
    }
}
