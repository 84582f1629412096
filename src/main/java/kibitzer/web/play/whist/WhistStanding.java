package kibitzer.web.play.whist;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;
import kibitzer.play.whist.SeenWhist;
import kibitzer.play.whist.WhistSeries;
import kibitzer.web.table.CardTrick;

/** Who dealt and what he turned, how the rubber stands, and the last trick. */
public final class WhistStanding extends Div {

    public WhistStanding(SeenWhist seen) {
        addClassName("kb-whist-standing");
        WhistSight sight = seen.sight();
        WhistNames names = WhistNames.of(seen);
        int side = WhistSeries.side(seen.seat());
        H2 heading = new H2("Deal " + seen.number());
        heading.addClassName("kb-heading");
        add(heading, new Paragraph(dealt(sight, names)), new RubberSheet(seen.score(), side));
        if (!sight.history().isEmpty()) {
            add(new H3("The last trick"), last(sight, names));
        }
    }

    private static String dealt(WhistSight sight, WhistNames names) {
        return names.of(sight.dealer()) + " dealt"
                + sight.turnUp()
                        .map(card -> " and turned the " + card.inWords() + ".")
                        .orElse(".");
    }

    private static CardTrick last(WhistSight sight, WhistNames names) {
        WhistTrick trick = sight.history().getLast();
        CardTrick shown = WhistTable.trick("The last trick", trick, names);
        shown.setWinner(trick.winner(sight.trump()).toString());
        return shown;
    }
}
