package kibitzer.web.question;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import kibitzer.marking.Citation;

/** Book and page; which entries of the syllabus they are is told to who points at it. */
public final class SourceLine extends Paragraph {

    public SourceLine(Citation citation) {
        addClassName("kb-source");
        add(new Span(citation.inWords()));
        if (!citation.ids().isEmpty()) {
            setTitle("In the syllabus: " + String.join(", ", citation.ids()));
        }
    }
}
