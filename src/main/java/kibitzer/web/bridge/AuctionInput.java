package kibitzer.web.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.textfield.TextField;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.bridge.form.AuctionNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.web.page.FilledOnceOpened;
import tools.jackson.databind.node.ObjectNode;

/** The calls of an auction as text, and the bidding box beside it; either follows the other. */
public final class AuctionInput extends Div {
    private final TextField text;
    private final transient AuctionNotation fields;
    private final transient ObjectNode values;
    private transient Optional<AuctionPicker> picker = Optional.empty();

    /** @param values what stands in all fields, at any time */
    public AuctionInput(TextField text, AuctionNotation fields, ObjectNode values) {
        this.text = text;
        this.fields = fields;
        this.values = values;
        addClassName("kb-picked-input");
        add(text, new FilledOnceOpened("Choose the calls", this::filled));
    }

    private AuctionPicker filled() {
        AuctionPicker made = new AuctionPicker(this::write);
        picker = Optional.of(made);
        follow();
        return made;
    }

    private void write(Auction auction) {
        text.setValue(auction.calls().stream().map(Call::toString).collect(Collectors.joining(" ")));
    }

    /** Has the bidding box show what stands in the fields now. */
    public void follow() {
        picker.ifPresent(shown -> {
            try {
                shown.show(fields.auction(values), fields.vulnerable(values));
            } catch (BadNotation | BadQuestion unreadable) {
                shown.refuse(String.valueOf(unreadable.getMessage()));
            }
        });
    }
}
