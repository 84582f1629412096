package kibitzer.web.play.cribbage;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import java.util.List;
import kibitzer.cards.Rank;
import kibitzer.games.cribbage.HandCount;
import kibitzer.games.cribbage.PegCount;
import kibitzer.games.cribbage.play.CribbageEvent;
import kibitzer.play.cribbage.SeenCribbage;
import kibitzer.web.table.CardText;

/** What has happened in this deal and the one before, the latest deal first. */
final class CribbageStory extends Div {
    private final Players players;

    CribbageStory(SeenCribbage seen) {
        this.players = new Players(seen);
        addClassNames("kb-pot-story", "kb-gin-story");
        H2 heading = new H2("The play");
        heading.addClassName("kb-heading");
        add(heading);
        for (int deal = seen.deal(); deal >= seen.deal() - 1; deal--) {
            int number = deal;
            List<CribbageEvent> events = seen.events().stream()
                    .filter(event -> event.deal() == number)
                    .toList();
            if (!events.isEmpty()) {
                OrderedList told = new OrderedList();
                events.forEach(event -> told.add(new ListItem(new CardText(told(event)))));
                add(new H3("Deal " + number), told);
            }
        }
    }

    private String told(CribbageEvent event) {
        return switch (event) {
            case CribbageEvent.Turned turned ->
                "The starter is the " + turned.starter()
                        + (turned.starter().rank() == Rank.JACK
                                ? ": " + players.does(turned.dealer(), "peg") + " two for the jack (his heels)."
                                : ".");
            case CribbageEvent.Played played ->
                players.does(played.player(), "play") + " the " + played.card() + ": "
                        + played.count().count() + scores(played.count()) + ".";
            case CribbageEvent.Go go -> players.does(go.player(), "say") + " go.";
            case CribbageEvent.Pegged pegged ->
                players.does(pegged.player(), "peg") + (pegged.last() ? " one for the last card." : " one for the go.");
            case CribbageEvent.Shown shown -> shown(shown);
        };
    }

    private static String scores(PegCount count) {
        StringBuilder said = new StringBuilder();
        for (PegCount.Score score : count.scores()) {
            said.append(", ").append(score.words()).append(" for ").append(score.points());
        }
        return said.toString();
    }

    private String shown(CribbageEvent.Shown shown) {
        String what = players.does(shown.player(), "show") + (shown.crib() ? " the crib " : " ") + shown.cards();
        String count =
                HandCount.of(shown.cards(), shown.starter(), shown.crib()).aloud();
        return what + ": " + shown.claimed() + " (" + count + ")."
                + (shown.taken() > 0 ? " Muggins: " + shown.taken() + " overlooked." : "");
    }
}
