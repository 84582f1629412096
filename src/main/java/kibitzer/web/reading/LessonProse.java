package kibitzer.web.reading;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import kibitzer.content.lesson.Part;

/** Paragraphs of a lesson; its HTML was made safe when the lesson was read. */
@Tag("lesson-prose")
public final class LessonProse extends Component {

    public LessonProse(Part.Prose prose) {
        setId(prose.id());
        getElement().setProperty("innerHTML", prose.html());
    }
}
