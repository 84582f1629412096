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
import kibitzer.web.table.CardTable;

/** The dealer's cards and the player's, one hand or the two of a pair. */
final class VingtTable extends Div {

    VingtTable(SeenVingt seen) {
        this(
                seen.dealer().orElseGet(() -> List.of(seen.up())),
                seen.dealer().isEmpty(),
                seen.hands(),
                seen.dealer().isEmpty() ? seen.active() : -1);
    }

    VingtTable(VingtDeal deal) {
        this(deal.dealer(), false, deal.hands(), -1);
    }

    private VingtTable(List<Card> dealer, boolean hidden, List<VingtDeal.InPlay> hands, int active) {
        addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        CardTable table = new CardTable("The table");
        table.dealt("N", hidden ? "The dealer" : "The dealer: " + count(dealer, true), hidden ? 1 : 0, dealer, "");
        for (int hand = 0; hand < hands.size(); hand++) {
            VingtDeal.InPlay own = hands.get(hand);
            String name = hands.size() == 1 ? "Your hand" : "Hand " + (hand + 1);
            String turn = hands.size() > 1 && hand == active ? "your turn" : "";
            String doubled = own.bets() > 1 ? "doubled" : "";
            table.dealt(
                    hands.size() == 1 ? "S" : "hand-" + (hand + 1),
                    name + ": " + count(own.cards(), !hidden),
                    0,
                    own.cards(),
                    Stream.of(doubled, turn).filter(word -> !word.isEmpty()).collect(Collectors.joining(", ")));
        }
        add(table);
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
