package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.play.bridge.whist1904.SeenBridgeWhist;
import kibitzer.web.bridge.BridgeNames;
import kibitzer.web.bridge.BridgeTable;

/** What stands beside a deal of 1904: who dealt, what was named and doubled, the last trick. */
final class BridgeWhistStanding extends Div {

    BridgeWhistStanding(SeenBridgeWhist seen) {
        addClassName("kb-whist-standing");
        H2 heading = new H2("Deal " + seen.number());
        heading.addClassName("kb-heading");
        add(heading, new Paragraph(BridgeNames.of(seen.declaring().dealer()) + " dealt."));
        seen.declaring()
                .maker()
                .ifPresent(maker -> add(
                        new Paragraph(BridgeNames.of(maker) + " named it: " + BridgeWhistWords.trumps(seen) + ".")));
        seen.play()
                .filter(play -> !play.history().isEmpty())
                .ifPresent(play -> add(new H3("The last trick"), BridgeTable.last(play)));
    }
}
