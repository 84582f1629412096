package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Span;
import kibitzer.marking.Silence;

/** Behind a question in a list that no book can call wrong. */
public final class SilenceMark extends Span {
    public SilenceMark(Silence silence) {
        super(" \u2013 " + silence.words());
        addClassName("kb-silence");
    }
}
