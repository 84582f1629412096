package kibitzer.web.play.casino;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import java.util.List;
import kibitzer.games.casino.CasinoDeal;
import kibitzer.play.casino.CasinoSeries;
import kibitzer.web.table.CardText;

/** What both have played, the latest first while the deal lasts. */
public final class CasinoStory extends Div {

    /** @param over true if the deal is over */
    public CasinoStory(List<CasinoDeal.Played> story, boolean over) {
        addClassNames("kb-pot-story", "kb-gin-story");
        H2 heading = new H2("The play");
        heading.addClassName("kb-heading");
        OrderedList plays = new OrderedList();
        List<String> told = story.stream().map(CasinoStory::told).toList();
        if (!over) {
            plays.getElement().setAttribute("reversed", true);
            told = told.reversed();
        }
        told.forEach(sentence -> plays.add(new ListItem(new CardText(sentence))));
        add(heading, plays);
    }

    private static String told(CasinoDeal.Played played) {
        return CasinoNames.did(played.player() == CasinoSeries.LEARNER, played.play())
                + (played.sweep() ? ", and the table is clear." : ".");
    }
}
