package kibitzer.web.question;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import kibitzer.marking.Citation;

/** Book and page, with the entries of the syllabus in small type. */
public final class SourceLine extends Paragraph {

    public SourceLine(Citation citation) {
        addClassName("kb-source");
        add(new Span(citation.inWords()));
        if (!citation.ids().isEmpty()) {
            Span ids = new Span(" [" + String.join(", ", citation.ids()) + "]");
            ids.addClassName("kb-pointer");
            add(ids);
        }
    }
}
