package kibitzer.web.play.poker;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import kibitzer.games.poker.pot.BettingAction;
import kibitzer.play.poker.SeenPot;

/** What everybody has said so far, round by round. */
public final class PotStory extends Div {

    public PotStory(SeenPot seen) {
        PotNames names = new PotNames(seen);
        addClassName("kb-pot-story");
        String round = "";
        OrderedList moves = new OrderedList();
        for (BettingAction said : seen.pot().said()) {
            String here = round(said);
            if (!here.equals(round)) {
                moves = new OrderedList();
                add(new H3(here), moves);
                round = here;
            }
            moves.add(new ListItem(names.did(said)));
        }
    }

    private static String round(BettingAction said) {
        return switch (said.phase()) {
            case OPENING, FIRST_BETS -> "Before the draw";
            case DRAW -> "The draw";
            case LAST_BETS -> "After the draw";
            case STUD_BETS, OVER -> said.round() == 1 ? "First upcard" : "Upcard " + said.round();
        };
    }
}
