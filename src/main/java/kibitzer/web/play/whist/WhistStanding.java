package kibitzer.web.play.whist;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Locale;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;
import kibitzer.play.whist.SeenWhist;
import kibitzer.play.whist.WhistSeries;
import kibitzer.web.table.CardTrick;

/** What is trumps, who has won how many tricks, the last trick, and how the rubber stands. */
public final class WhistStanding extends Div {

    public WhistStanding(SeenWhist seen) {
        addClassName("kb-whist-standing");
        WhistSight sight = seen.sight();
        TableSeat learner = sight.seat();
        int side = WhistSeries.side(learner);
        H2 heading = new H2("Deal " + seen.number());
        heading.addClassName("kb-heading");
        add(
                heading,
                new Paragraph(trumps(sight)),
                new Paragraph("Tricks: you and partner " + seen.tricks().get(side) + ", they "
                        + seen.tricks().get(1 - side) + "."));
        if (!sight.history().isEmpty()) {
            add(new H3("The last trick"), last(sight));
        }
        add(new RubberSheet(seen.score(), side));
    }

    private static String trumps(WhistSight sight) {
        String dealer = WhistNames.inside(sight.dealer(), sight.seat());
        String trumps = sight.trump().plural();
        return trumps.substring(0, 1).toUpperCase(Locale.ROOT) + trumps.substring(1) + " are trumps; "
                + dealer + " dealt"
                + sight.turnUp()
                        .map(card -> " and turned the " + card.inWords() + ".")
                        .orElse(".");
    }

    private static CardTrick last(WhistSight sight) {
        WhistTrick trick = sight.history().getLast();
        CardTrick shown = WhistTable.trick("The last trick", trick, sight.seat());
        shown.setWinner(trick.winner(sight.trump()).toString());
        return shown;
    }
}
