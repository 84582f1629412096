package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.Optional;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.scoring.Entry;
import kibitzer.play.bridge.BridgeHand;
import kibitzer.play.bridge.BridgeResult;
import kibitzer.play.bridge.BridgeScoring;
import kibitzer.web.bridge.BridgeNames;
import kibitzer.web.bridge.ContractWords;
import kibitzer.web.table.CardText;

/** How a deal ended: the contract, the tricks, and what each side scores for it. */
public final class BridgeOutcome extends Div {

    /** With the learner south. */
    public BridgeOutcome(BridgeHand hand, BridgeScoring scoring) {
        this(hand, scoring, Seat.SOUTH);
    }

    /** @param own the learner's seat */
    BridgeOutcome(BridgeHand hand, BridgeScoring scoring, Seat own) {
        addClassNames("kb-gin-end", "kb-bridge-end");
        Optional<BridgeResult> result = BridgeResult.of(hand);
        H2 said = new H2(new CardText(result.map(BridgeOutcome::told).orElse("All four passed: nobody scores.")));
        said.addClassName("kb-prompt");
        add(said);
        hand.claim()
                .ifPresent(claim -> add(new Paragraph(BridgeNames.of(claim.by(), own)
                        + (claim.tricks() == 0
                                ? " conceded the rest."
                                : " claimed " + BridgeNames.tricks(claim.tricks()) + " of those left."))));
        result.filter(played -> scoring != BridgeScoring.RUBBER).ifPresent(played -> score(played, scoring, own));
    }

    private static String told(BridgeResult result) {
        return ContractWords.of(result.contract()) + ", " + result.inWords() + ": "
                + BridgeNames.tricks(result.tricks()) + ".";
    }

    private void score(BridgeResult result, BridgeScoring scoring, Seat own) {
        boolean matchPoints = scoring == BridgeScoring.DUPLICATE;
        UnorderedList lines = new UnorderedList();
        for (Entry entry : result.score(matchPoints).entries()) {
            if (entry.points() != 0) {
                lines.add(new ListItem(new CardText(entry.counted() + ": " + entry.points() + ".")));
            }
        }
        int points = result.northSouth(matchPoints) * (own.isNorthSouth() ? 1 : -1);
        add(new Paragraph((points > 0 ? "You score " : "They score ") + Math.abs(points) + "."), lines);
    }
}
