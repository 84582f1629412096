package kibitzer.web.reading;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Optional;
import kibitzer.content.lesson.Part;
import kibitzer.games.table.TableSeat;
import kibitzer.web.table.CardText;
import kibitzer.web.table.CardTrick;
import kibitzer.web.table.FourHands;
import kibitzer.wording.Sentence;

/** A whole table in a lesson: four hands, or a trick as it lies, with a caption. */
@Tag("figure")
public final class TableFigure extends HtmlContainer {

    private TableFigure(String id, Optional<String> caption) {
        setId(id);
        addClassName("kb-diagram");
        caption.ifPresent(words -> add(new Caption(words)));
    }

    public static TableFigure of(Part.FourHands deal) {
        TableFigure figure = new TableFigure(deal.id(), deal.caption());
        figure.addClassName("kb-diagram-wide");
        figure.first(new FourHands(deal.deal()));
        return figure;
    }

    public static TableFigure of(Part.TrickDiagram diagram) {
        TableFigure figure = new TableFigure(diagram.id(), diagram.caption());
        String trumps = diagram.trumps()
                .map(suit -> Sentence.capital(suit.plural()) + " are trumps")
                .orElse("No trumps");
        CardTrick trick = new CardTrick(
                "A trick. " + trumps + ".",
                TableSeat.all(TableSeat.COMPASS).stream()
                        .map(TableSeat::toString)
                        .toList(),
                diagram.trick().leader().toString(),
                diagram.trick().cards());
        diagram.winner().ifPresent(seat -> trick.setWinner(seat.toString()));
        Paragraph note = new Paragraph(trumps);
        note.addClassName("kb-baize-note");
        figure.first(trick);
        figure.first(note);
        return figure;
    }

    private void first(Component shown) {
        addComponentAtIndex(0, shown);
    }

    @Tag("figcaption")
    private static final class Caption extends HtmlContainer {
        Caption(String caption) {
            add(new CardText(caption));
        }
    }
}
