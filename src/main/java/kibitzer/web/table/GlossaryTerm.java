package kibitzer.web.table;

import com.vaadin.flow.component.Tag;

/** A term in running text whose meaning shows on hover, focus and tap. */
@Tag("glossary-term")
public final class GlossaryTerm extends TableElement {

    public GlossaryTerm(String term, String meaning) {
        attribute("term", term);
        attribute("meaning", meaning);
    }
}
