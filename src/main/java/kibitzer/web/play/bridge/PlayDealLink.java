package kibitzer.web.play.bridge;

import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.play.bridge.BridgeOptions;

/** Leads to the table with a deal that is known: to be bid and played, or to be played in its contract. */
public final class PlayDealLink extends RouterLink {

    /** @param contract what is to be played; empty where it is to be bid */
    public PlayDealLink(Deal deal, Seat dealer, Vulnerability vulnerable, Optional<FinalContract> contract) {
        super(
                contract.map(played ->
                                "Play " + played + " by " + played.declarer().inWords())
                        .orElse("Bid and play this deal"),
                PlayBridgeView.class);
        Map<String, String> query = new LinkedHashMap<>();
        query.put("seed", "1"); // of what chance is left: which card a robot takes
        query.put(BridgeOptions.DEAL.name(), deal.toString());
        query.put(BridgeOptions.DEALER.name(), String.valueOf(dealer.letter()));
        query.put(BridgeOptions.VULNERABLE.name(), vulnerable.word());
        contract.ifPresent(played -> {
            query.put(BridgeOptions.CONTRACT.name(), played.toString());
            query.put(
                    BridgeOptions.DECLARER.name(),
                    String.valueOf(played.declarer().letter()));
        });
        setQueryParameters(QueryParameters.simple(query));
        addClassName("kb-button");
    }
}
