package kibitzer.web.progress;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.RouterLink;
import java.util.OptionalDouble;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.learning.progress.LessonMastery;
import kibitzer.learning.progress.Study;
import kibitzer.web.lesson.CourseView;
import kibitzer.web.lesson.LessonView;
import kibitzer.web.page.Page;
import kibitzer.web.picture.LessonsStudied;

/** A course on the page of progress: how far it has come, and of each lesson what was done and how well it is mastered now. */
final class CourseMastery extends Div {

    CourseMastery(Course course, LessonsStudied studied, Study study, boolean open) {
        addClassName("kb-course-mastery");
        RouterLink link = CourseView.link(course);
        Div head = Page.styled(
                new Div(Page.styled(new Div(link), "kb-queue-name"), studied.meter(course)), "kb-course-head");
        OrderedList list = Page.styled(new OrderedList(), "kb-mastery");
        course.lessons().forEach(lesson -> list.add(line(lesson, studied, study)));
        NativeDetails details = Page.styled(
                new NativeDetails(
                        course.lessons().size() == 1
                                ? "Its lesson"
                                : "Its " + course.lessons().size() + " lessons",
                        list),
                "kb-skill-group");
        details.setOpen(open);
        add(head, details);
    }

    private static ListItem line(Lesson lesson, LessonsStudied studied, Study study) {
        OptionalDouble mastery = LessonMastery.of(lesson, study);
        ListItem line = new ListItem(
                new RouterLink(lesson.head().title(), LessonView.class, LessonView.address(lesson)),
                studied.badge(lesson, mastery)
                        .orElseGet(() -> Page.styled(new Span("not begun"), "kb-soft", "kb-small")));
        mastery.ifPresent(now -> line.add(LessonsStudied.mastery(now)));
        return line;
    }
}
