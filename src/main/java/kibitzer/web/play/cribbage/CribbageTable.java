package kibitzer.web.play.cribbage;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.cribbage.Pips;
import kibitzer.games.cribbage.play.CribbageDeal;
import kibitzer.play.cribbage.SeenCribbage;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.TableMoves;

/** What lies between the players: the cards each has played before him, the starter, the series that goes on. */
final class CribbageTable extends Div {

    /** @param game which game it is: its moves are shown once */
    CribbageTable(String game, SeenCribbage seen) {
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
        table.setLaid(
                "Crib, " + players.whose(seen.dealer()),
                seen.crib() ? 0 : seen.game().crib());
        add(table);
        Paragraph count = new Paragraph("The count is " + Pips.sum(seen.pile()) + ".");
        count.addClassName("kb-crib-count");
        if (!seen.pile().isEmpty()) {
            CardHand pile = new CardHand("This count, oldest first", seen.pile());
            pile.close();
            pile.getElement().setAttribute(TableMoves.PLACE, TableMoves.PILE);
            add(count, pile);
        } else {
            // The card that ended a count is seen on its way, too; it lies nowhere in the middle then.
            count.getElement().setAttribute(TableMoves.PLACE, TableMoves.PILE);
            add(count);
        }
        add(moves(game, seen));
    }

    /** The crib is laid; every card played goes from whoever had it to the middle; the crib comes to who counts it. */
    private static TableMoves moves(String game, SeenCribbage seen) {
        TableMoves moves = new TableMoves(game + " deal " + seen.deal());
        for (int step = 0; step < seen.game().players(); step++) {
            String from = step == 0 ? TableMoves.OWN : place(step, seen.game().players());
            for (int card = 0; card < seen.laid().size(); card++) {
                moves.card(Optional.empty(), from, TableMoves.LAID);
            }
        }
        for (CribbageDeal.PlayedCard card : seen.played()) {
            moves.card(
                    Optional.of(card.card()),
                    card.player() == seen.player() ? TableMoves.OWN : place(seen, card.player()),
                    TableMoves.PILE);
        }
        if (seen.crib()) {
            seen.counting().forEach(card -> moves.card(Optional.of(card), TableMoves.LAID, TableMoves.OWN));
        }
        return moves;
    }

    private static String place(SeenCribbage seen, int player) {
        int players = seen.game().players();
        return place((player - seen.player() + players) % players, players);
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
