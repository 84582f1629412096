package kibitzer.web.lesson;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import java.util.Optional;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.web.page.PaintedFirst;
import org.springframework.beans.factory.config.AutowireCapableBeanFactory;

/** The first parts of a lesson, as many as the first screen holds. */
@org.springframework.stereotype.Component
final class LessonBegun implements PaintedFirst {
    private static final int PARTS = 4;

    private final Lessons lessons;
    private final AutowireCapableBeanFactory pages;

    LessonBegun(Lessons lessons, AutowireCapableBeanFactory pages) {
        this.lessons = lessons;
        this.pages = pages;
    }

    @Override
    public Class<? extends Component> page() {
        return LessonView.class;
    }

    @Override
    public Optional<Painted> paint(RouteParameters parameters, QueryParameters query) {
        if (query.getSingleParameter(LessonView.AT).isPresent()) {
            return Optional.empty(); // it begins further down
        }
        return parameters
                .get("id")
                .flatMap(LessonId::find)
                .flatMap(lessons::find)
                .map(lesson -> new Painted(begun(lesson), Optional.empty()));
    }

    private Component begun(Lesson lesson) {
        LessonView page = pages.createBean(LessonView.class);
        page.show(lesson, lesson.parts().stream().limit(PARTS).toList());
        return page;
    }
}
