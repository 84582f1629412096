package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import java.util.List;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The auction so far under the four seats. */
@Tag("auction-table")
public final class AuctionTable extends TableElement {

    /**
     * Whose turn it is sits the learner.
     *
     * @param meanings what each call tells, shown when it is pointed at; fewer than there are calls, or none
     */
    public AuctionTable(Auction auction, Vulnerability vulnerability, List<String> meanings) {
        this(auction, vulnerability, meanings, "You");
    }

    /** @param toSpeak who sits where it is to speak */
    public AuctionTable(Auction auction, Vulnerability vulnerability, List<String> meanings, String toSpeak) {
        attribute("dealer", String.valueOf(auction.dealer().letter()));
        attribute("calls", calls(auction.calls(), meanings));
        attribute("vulnerable", vulnerability.word());
        if (!auction.isFinished()) {
            attribute(
                    "names",
                    JsonNodeFactory.instance
                            .objectNode()
                            .put(String.valueOf(auction.turn().letter()), toSpeak));
            attribute("turn", "ask");
        }
    }

    private static ArrayNode calls(List<Call> calls, List<String> meanings) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        for (int i = 0; i < calls.size(); i++) {
            ObjectNode call = all.addObject().put("call", calls.get(i).toString());
            if (i < meanings.size() && !meanings.get(i).isBlank()) {
                call.put("meaning", meanings.get(i));
            }
        }
        return all;
    }
}
