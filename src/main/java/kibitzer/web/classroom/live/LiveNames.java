package kibitzer.web.classroom.live;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.classroom.live.LiveCode;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.live.NoSuchLesson;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.Admission;
import kibitzer.web.classroom.ClassDoor;
import kibitzer.web.page.KnownNames;
import kibitzer.web.visitor.Visitor;

/** Live lessons of a class; of the code in a room only whether it may be one, for tries are counted by the page. */
@org.springframework.stereotype.Component
final class LiveNames implements KnownNames {
    private final ClassDoor door;
    private final LiveLessons lessons;
    private final Drafts drafts;
    private final Visitor visitor;

    LiveNames(ClassDoor door, LiveLessons lessons, Drafts drafts, Visitor visitor) {
        this.door = door;
        this.lessons = lessons;
        this.drafts = drafts;
        this.visitor = visitor;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                LiveListView.class, door.to(LiveListView.class),
                LiveBoardView.class, door.ofInstructors(LiveBoardView.class, this::has),
                LiveReportView.class, door.ofInstructors(LiveReportView.class, this::has),
                LiveSetView.class,
                        names -> names.get("id")
                                .flatMap(LiveSetView::read)
                                .filter(set -> drafts.isAuthor(visitor.learner(), set))
                                .isPresent(),
                LiveSeatView.class,
                        names -> names.get(LiveSeatView.CODE)
                                .flatMap(LiveCode::read)
                                .isPresent());
    }

    private boolean has(Admission admission, RouteParameters names) {
        return LiveAddress.lesson(names)
                .filter(lesson -> isOf(admission, lesson))
                .isPresent();
    }

    private boolean isOf(Admission admission, LiveLessonId lesson) {
        try {
            return lessons.find(visitor.learner(), lesson)
                    .classroom()
                    .equals(admission.classroom().id());
        } catch (NoSuchLesson none) {
            return false;
        }
    }
}
