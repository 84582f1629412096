package kibitzer.web.practice;

import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.OptionalLong;
import kibitzer.decisions.bridge.hand.PlayHand;
import kibitzer.decisions.bridge.hand.ShippedHands;
import kibitzer.decisions.catalogue.Decisions;

/** Leads to a whole hand of bridge, to be played to its last card. */
public final class HandLink extends RouterLink {

    public HandLink(ShippedHands.Shipped hand) {
        super(
                hand.title() + ", level " + hand.level(),
                PracticeView.class,
                PracticeView.parameters(Decisions.get(PlayHand.ID)));
        setQueryParameters(new DealtAddress(OptionalLong.of(1), Map.of(PlayHand.HAND, hand.id())).query());
    }
}
