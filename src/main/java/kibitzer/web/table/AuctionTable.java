package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import java.util.stream.Collectors;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;
import tools.jackson.databind.node.JsonNodeFactory;

/** The auction so far under the four seats; whose turn it is sits the learner. */
@Tag("auction-table")
public final class AuctionTable extends TableElement {

    public AuctionTable(Auction auction, Vulnerability vulnerability) {
        attribute("dealer", String.valueOf(auction.dealer().letter()));
        attribute("calls", auction.calls().stream().map(Call::toString).collect(Collectors.joining(" ")));
        attribute("vulnerable", vulnerability.word());
        attribute(
                "names",
                JsonNodeFactory.instance
                        .objectNode()
                        .put(String.valueOf(auction.turn().letter()), "You"));
        attribute("turn", "ask");
    }
}
