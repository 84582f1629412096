package kibitzer.web.play.cribbage;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.cribbage.Pips;
import kibitzer.games.cribbage.play.CribbageDeal;
import kibitzer.play.cribbage.SeenCribbage;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardTable;

/** What lies between the players: the cards each has played before him, the starter, the series that goes on. */
final class CribbageTable extends Div {

    CribbageTable(SeenCribbage seen) {
        addClassNames("kb-baize", "kb-gin-table", "kb-crib-table");
        Players players = new Players(seen);
        CardTable table = new CardTable("The table");
        for (int step = 1; step < seen.game().players(); step++) {
            int player = (seen.player() + step) % seen.game().players();
            String name = players.name(player) + (player == seen.dealer() ? ", the dealer" : "");
            table.seat(
                    place(step, seen.game().players()),
                    name,
                    played(seen, player),
                    seen.others().get(player),
                    "");
        }
        seen.starter().ifPresent(starter -> table.setTurnUp("Starter", starter));
        add(table);
        if (!seen.pile().isEmpty()) {
            Paragraph count = new Paragraph("The count is " + Pips.sum(seen.pile()) + ".");
            count.addClassName("kb-crib-count");
            CardHand pile = new CardHand("This count, oldest first", seen.pile());
            pile.close();
            add(count, pile);
        }
    }

    private static List<Card> played(SeenCribbage seen, int player) {
        return seen.played().stream()
                .filter(card -> card.player() == player)
                .map(CribbageDeal.PlayedCard::card)
                .toList();
    }

    /** The sides of the table that are not the learner's, in the order of play. */
    private static String place(int step, int players) {
        return switch (players) {
            case 2 -> "N";
            case 3 -> List.of("W", "E").get(step - 1);
            default -> List.of("W", "N", "E").get(step - 1);
        };
    }
}
