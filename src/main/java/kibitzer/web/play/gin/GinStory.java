package kibitzer.web.play.gin;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import java.util.ArrayList;
import java.util.List;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.play.gin.SeenGin.SeenPlay;
import kibitzer.web.table.CardText;

/** What both have done, turn by turn, the latest first while the hand lasts; cards drawn unseen are named when it is over. */
public final class GinStory extends Div {

    /** @param over true if the hand is over */
    public GinStory(List<SeenPlay> story, boolean over) {
        addClassNames("kb-pot-story", "kb-gin-story");
        H2 heading = new H2("The play");
        heading.addClassName("kb-heading");
        OrderedList turns = new OrderedList();
        List<String> told = told(story);
        if (!over) {
            turns.getElement().setAttribute("reversed", true);
            told = told.reversed();
        }
        told.forEach(sentence -> turns.add(new ListItem(new CardText(sentence))));
        add(heading, turns);
    }

    private static List<String> told(List<SeenPlay> story) {
        List<String> sentences = new ArrayList<>();
        String drawing = "";
        for (SeenPlay played : story) {
            String who = played.own() ? "You " : "Opponent ";
            String end = played.own() ? " " : "s ";
            String card = played.card().map(seen -> "the " + seen).orElse("from the stock");
            switch (played.play()) {
                case GinPlay.Refuse refuse -> sentences.add(who + "refuse" + end + card + ".");
                case GinPlay.TakeUpcard take -> drawing = who + "take" + end + card;
                case GinPlay.DrawStock draw -> drawing = who + "draw" + end + card;
                case GinPlay.Throw thrown -> {
                    sentences.add(drawing + " and throw" + end + card + ".");
                    drawing = "";
                }
                case GinPlay.Knock knock -> {
                    sentences.add(drawing + " and knock" + end + "with " + card + " thrown.");
                    drawing = "";
                }
            }
        }
        if (!drawing.isEmpty()) {
            sentences.add(drawing + ".");
        }
        return sentences;
    }
}
