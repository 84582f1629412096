package kibitzer.web.play.vingtetun;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.VingtDeal;
import kibitzer.play.vingtetun.SeenVingt;
import kibitzer.play.vingtetun.VingtSeries;
import kibitzer.web.table.CardTable;

/** The dealer's cards and the player's, one hand or the two of a pair. */
final class VingtTable extends Div {
    private static final int DEALERS = 2;

    /** @param name of the deal: its moves are shown once */
    VingtTable(String name, SeenVingt seen) {
        CardTable table = table(
                seen.dealer().orElseGet(() -> List.of(seen.up())),
                seen.dealer().isEmpty(),
                seen.hands(),
                seen.dealer().isEmpty() ? seen.active() : -1);
        int out = DEALERS
                + seen.hands().stream().mapToInt(hand -> hand.cards().size()).sum();
        table.setStock(seen.packs() * Card.ALL.size() - out);
        table.setPot(VingtSeries.BET * VingtMoves.bets(seen.hands()));
        table.setPotLabel("Your bet");
        add(table, VingtMoves.of(name, seen.up(), seen.hands()));
    }

    /** @param won counters, below 0 lost */
    VingtTable(String name, VingtDeal deal, int won) {
        CardTable table = table(deal.dealer(), false, deal.hands(), -1);
        table.setStock(deal.stock().size());
        add(table, VingtMoves.ended(name, deal.dealer(), deal.hands(), won));
    }

    private CardTable table(List<Card> dealer, boolean hidden, List<VingtDeal.InPlay> hands, int active) {
        addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        CardTable table = new CardTable("The table");
        table.dealt(
                VingtMoves.DEALER,
                hidden ? "The dealer" : "The dealer: " + count(dealer, true),
                hidden ? 1 : 0,
                dealer,
                "");
        for (int hand = 0; hand < hands.size(); hand++) {
            VingtDeal.InPlay own = hands.get(hand);
            String name = hands.size() == 1 ? "Your hand" : "Hand " + (hand + 1);
            String turn = hands.size() > 1 && hand == active ? "your turn" : "";
            String doubled = own.bets() > 1 ? "doubled" : "";
            table.dealt(
                    VingtMoves.place(hands, hand),
                    name + ": " + count(own.cards(), !hidden),
                    0,
                    own.cards(),
                    Stream.of(doubled, turn).filter(word -> !word.isEmpty()).collect(Collectors.joining(", ")));
        }
        return table;
    }

    private static String count(List<Card> cards, boolean over) {
        HandCount count = Hand.of(cards).count();
        return count.isOver()
                ? "over, " + count.low()
                : !over && count.isSoft() && count.count() != HandCount.TOP
                        ? count.count() + ", or " + count.low()
                        : String.valueOf(count.count());
    }
}
