package kibitzer.web.play.baccarat;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.play.baccarat.CoupGame;
import kibitzer.play.baccarat.CoupSeries;
import kibitzer.web.table.TableMoves;

/** How a coup ended: both hands, and where the bank is. */
final class CoupOutcome extends Div {

    /**
     * @param name of the coup: its moves are shown once
     * @param place the learner's
     */
    CoupOutcome(String name, CoupSeries series, int place) {
        addClassNames("kb-gin-end", "kb-coup-end");
        CoupSeries.Banked last = series.last();
        int won = last.won(place);
        H2 said =
                new H2(won > 0 ? "You win a counter." : won < 0 ? "You lose a counter." : "A stand-off: nobody pays.");
        said.addClassName("kb-prompt");
        said.getElement().setAttribute(TableMoves.PLACE, TableMoves.POT);
        add(said, new CoupTable(name, last, place));
        if (series.game() == CoupGame.CHEMIN_DE_FER) {
            boolean passes = last.coup().won() > 0;
            boolean banks = last.banker() == place;
            add(new Paragraph(
                    passes
                            ? "The bank has lost and passes to " + (banks ? "the other." : "you.")
                            : "The bank stays with " + (banks ? "you." : "the other.")));
        }
    }
}
