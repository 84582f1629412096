package kibitzer.web.gin;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import java.util.ArrayList;
import java.util.List;
import kibitzer.decisions.gin.play.PlayedGin;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.Played;
import kibitzer.web.table.CardText;

/** What both have done, turn by turn, the latest first while the hand lasts; cards drawn unseen are named when it is over. */
public final class GinStory extends Div {

    public GinStory(GinHand hand) {
        addClassNames("kb-pot-story", "kb-gin-story");
        H2 heading = new H2("The play");
        heading.addClassName("kb-heading");
        OrderedList turns = new OrderedList();
        List<String> told = told(hand);
        if (!hand.isOver()) {
            turns.getElement().setAttribute("reversed", true);
            told = told.reversed();
        }
        told.forEach(sentence -> turns.add(new ListItem(new CardText(sentence))));
        add(heading, turns);
    }

    private static List<String> told(GinHand hand) {
        List<String> sentences = new ArrayList<>();
        String drawing = "";
        for (Played played : hand.story()) {
            boolean own = played.player() == PlayedGin.LEARNER;
            String who = own ? "You " : "Opponent ";
            String end = own ? " " : "s ";
            boolean known = own || hand.isOver();
            switch (played.play()) {
                case GinPlay.Refuse refuse -> sentences.add(who + "refuse" + end + "the " + played.card() + ".");
                case GinPlay.TakeUpcard take -> drawing = who + "take" + end + "the " + played.card();
                case GinPlay.DrawStock draw ->
                    drawing = who + "draw" + end + (known ? "the " + played.card() : "from the stock");
                case GinPlay.Throw thrown -> {
                    sentences.add(drawing + " and throw" + end + "the " + played.card() + ".");
                    drawing = "";
                }
                case GinPlay.Knock knock -> {
                    sentences.add(drawing + " and knock" + end + "with the " + played.card() + " thrown.");
                    drawing = "";
                }
            }
        }
        if (!drawing.isEmpty()) {
            sentences.add(drawing + ".");
        }
        return sentences;
    }

    /** True before anybody has done anything. */
    public static boolean isEmpty(GinHand hand) {
        return hand.story().isEmpty();
    }
}
