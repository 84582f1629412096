package kibitzer.web.bridge;

import static org.springframework.util.StringUtils.capitalize;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.BiddingBox;

/** An auction that is put together call by call: as it stands on the table, and the bidding box with the calls that may follow. */
public final class AuctionPicker extends Div {
    private static final String TO_CALL = "To call";

    private final transient Consumer<Auction> changed;
    private final Div table = new Div();
    private final BiddingBox box = new BiddingBox("The next call", List.of());
    private final Paragraph turn = new Paragraph();
    private final Paragraph refusal = new Paragraph();
    private final NativeButton back = new NativeButton("Take back the last call", click -> takeBack());
    private final NativeButton again = new NativeButton("Begin again", click -> beginAgain());
    private transient Optional<Auction> auction = Optional.empty();
    private Vulnerability vulnerability = Vulnerability.NONE;

    /**
     * There is nothing to choose from until an auction is shown.
     *
     * @param changed is handed the auction with each call that is made or taken back
     */
    public AuctionPicker(Consumer<Auction> changed) {
        this.changed = changed;
        addClassName("kb-auction-picker");
        turn.getElement().setAttribute("role", "status");
        refusal.getElement().setAttribute("role", "status");
        refusal.addClassName("kb-auction-refused");
        back.addClassName("kb-button");
        again.addClassName("kb-button");
        Div actions = new Div(back, again);
        actions.addClassName("kb-actions");
        box.addCallMadeListener(made -> make(made.call()));
        add(new Div(table, turn, refusal, actions), box);
        lay();
    }

    /** Shows this auction; what is made next follows it. */
    public void show(Auction shown, Vulnerability vulnerable) {
        refusal.setText("");
        if (!auction.equals(Optional.of(shown)) || vulnerability != vulnerable) {
            auction = Optional.of(shown);
            vulnerability = vulnerable;
            lay();
        }
    }

    /** Leaves what is shown as it is, and says why. */
    public void refuse(String why) {
        refusal.setText((auction.isPresent() ? "This stands as it was: " : "") + why + ".");
    }

    private void make(String notation) {
        auction.ifPresent(before -> {
            try {
                take(before.with(Call.of(notation)));
            } catch (BadNotation notNow) {
                box.offer(before.legalCalls());
            }
        });
    }

    private void takeBack() {
        auction.filter(before -> !before.calls().isEmpty())
                .ifPresent(before -> take(new Auction(
                        before.dealer(),
                        before.calls().subList(0, before.calls().size() - 1))));
    }

    private void beginAgain() {
        auction.ifPresent(before -> take(Auction.opened(before.dealer())));
    }

    /** The focus goes where something can be done: buttons without a use, and an empty box, lose it. */
    private void take(Auction now) {
        show(now, vulnerability);
        changed.accept(now);
        if (now.isFinished()) {
            back.focus();
        } else if (now.calls().isEmpty()) {
            box.takeFocus();
        }
    }

    private void lay() {
        table.removeAll();
        auction.ifPresent(so -> table.add(new AuctionTable(so, vulnerability, List.of(), TO_CALL)));
        turn.setText(auction.map(AuctionPicker::said).orElse(""));
        boolean open = auction.filter(so -> !so.isFinished()).isPresent();
        box.setVisible(open);
        auction.filter(so -> open).map(Auction::legalCalls).ifPresent(box::offer);
        boolean begun = auction.filter(so -> !so.calls().isEmpty()).isPresent();
        back.setEnabled(begun);
        again.setEnabled(begun);
    }

    /** The last call, and what comes next: "North: one spade. East is to call." */
    private static String said(Auction auction) {
        String last = auction.calls().isEmpty()
                ? ""
                : capitalize(auction.dealer().after(auction.calls().size() - 1).inWords()) + ": "
                        + auction.calls().getLast().inWords() + ". ";
        return last
                + (auction.isFinished()
                        ? ContractWords.end(auction)
                        : capitalize(auction.turn().inWords()) + " is to call.");
    }
}
