package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.bridge.BridgeNames;
import kibitzer.web.field.Choice;

/** Ends a deal before its last card: how many of the tricks left are one's own, none being to concede them all. */
final class ClaimForm extends Div {
    private final Paragraph refused = new Paragraph();

    /**
     * @param left the tricks not yet won
     * @param go is given the claim, if it stands
     */
    ClaimForm(PlayedHand<?, ?, ?> hand, int left, Consumer<String> go) {
        addClassName("kb-bridge-claim");
        Choice<Integer> tricks = new Choice<>();
        tricks.setLabel("Claim, of the " + BridgeNames.tricks(left) + " left");
        tricks.setItems(
                IntStream.rangeClosed(0, left).map(down -> left - down).boxed().toList());
        tricks.setItemLabelGenerator(
                many -> many == 0 ? "none, they have the rest" : many == left ? "all " + many : String.valueOf(many));
        tricks.setValue(left);
        NativeButton claim = new NativeButton("Claim", click -> {
            String said = BridgeMove.claim(tricks.getValue()).word();
            try {
                hand.said(said);
                go.accept(said);
            } catch (BadQuestion notGranted) {
                refused.setText("Not granted: " + notGranted.wrong() + ".");
            }
        });
        claim.addClassName("kb-button");
        refused.getElement().setAttribute("role", "alert");
        add(tricks, claim, refused);
    }
}
