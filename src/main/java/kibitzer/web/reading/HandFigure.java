package kibitzer.web.reading;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.cards.CardSet;
import kibitzer.content.lesson.Part;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;

/** Cards laid out in a lesson, a row a hand, meld or trick, with a caption. */
@Tag("figure")
public final class HandFigure extends HtmlContainer {

    public HandFigure(Part.HandDiagram diagram) {
        setId(diagram.id());
        addClassName("kb-diagram");
        for (Part.HandDiagram.Row row : diagram.rows()) {
            if (!row.label().isEmpty()) {
                Paragraph label = new Paragraph(row.label());
                label.addClassName("kb-baize-note");
                add(label);
            }
            String name = row.label().isEmpty() ? "Cards" : row.label();
            add(row.sorted() ? new CardHand(name, CardSet.of(row.cards())) : new CardHand(name, row.cards()));
        }
        diagram.caption().ifPresent(caption -> add(new Caption(caption)));
    }

    @Tag("figcaption")
    private static final class Caption extends HtmlContainer {
        Caption(String caption) {
            add(new CardText(caption));
        }
    }
}
