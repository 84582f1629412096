package kibitzer.web.question;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Seat;
import kibitzer.play.bridge.BoardTable;
import kibitzer.play.bridge.BridgePhase;
import kibitzer.play.bridge.SeenBridge;
import kibitzer.web.bridge.BridgeNames;
import kibitzer.web.bridge.BridgeTable;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardText;
import kibitzer.web.table.Marks;
import kibitzer.wording.Sentence;
import tools.jackson.databind.JsonNode;

/** Takes a board: call after call and card after card at the table of bridge, where the others answer at once. */
final class BoardControl extends RecordedControl {
    private final transient SetBoard board;
    private final transient BoardAnswer kind;
    private final Div place = new Div();
    private final NativeButton give = new NativeButton("Hand the board in", click -> give());
    private transient BoardTable table;
    private transient Runnable focus = () -> {};
    private boolean over;

    BoardControl(BoardAnswer kind, ExhibitTable exhibits) {
        this.kind = kind;
        this.board = kind.board().orElseThrow();
        this.table = BoardTable.begin(board);
        place.addClassName("kb-hand-table");
        exhibits.layInstead(place);
        give.addClassNames("kb-button", "kb-button-first");
        add(give);
        show("");
    }

    @Override
    void resume(Optional<JsonNode> record) {
        table = record.map(kind.json()::read)
                .map(so -> BoardTable.at(board, so))
                .orElseGet(() -> BoardTable.begin(board));
        show("");
    }

    private void take(String move) {
        try {
            BoardTable after = table.move(move);
            if (keep(record(after), "board")) {
                table = after;
                show("");
                if (table.isOver()) {
                    give();
                } else {
                    takeFocus();
                }
            }
        } catch (BadQuestion refused) {
            show(Sentence.of(refused.wrong()));
        }
    }

    private JsonNode record(BoardTable so) {
        return kind.json().write(so.record());
    }

    private void give() {
        give(record(table));
    }

    @Override
    void show(String wrong) {
        tell(wrong);
        give.setVisible(!over && table.isOver());
        focus = () -> {};
        place.removeAll();
        SeenBridge seen = table.seen();
        if (table.isOver()) {
            place.add(note(kind.inWords(table.record())));
        } else if (seen.phase() == BridgePhase.BIDDING) {
            bidding(seen);
        } else {
            playing(seen);
        }
    }

    private void bidding(SeenBridge seen) {
        place.add(new AuctionTable(seen.bidding().auction(), board.vulnerability(), List.of()));
        place.add(row("Your hand", new CardHand("Your hand", seen.hand())));
        if (!over) {
            BiddingBox box =
                    new BiddingBox("Your call", seen.bidding().auction().legalCalls());
            box.addCallMadeListener(made -> take(made.call()));
            focus = box::takeFocus;
            place.add(box);
        }
    }

    private void playing(SeenBridge seen) {
        place.add(new BridgeTable(seen, seen.from()));
        String whose = seen.from() == SetBoard.LEARNER ? "Play from your hand" : "Play from partner's hand";
        CardHand cards = new CardHand(whose, seen.hand(seen.from()));
        if (!over) {
            cards.playOne();
            cards.addCardPlayedListener(played -> take(played.card()));
            focus = cards::takeFocus;
        }
        place.add(row(whose, cards));
        if (!seen.history().isEmpty()) {
            Div last = new Div(row("The last trick", BridgeTable.last(seen)));
            last.addClassName("kb-tricks-before");
            place.add(last);
        }
        Div auction = row("The bidding", new AuctionTable(seen.bidding().auction(), board.vulnerability(), List.of()));
        auction.addClassName("kb-board-auction");
        place.add(auction);
    }

    private static Span note(String text) {
        Span note = new Span(new CardText(text));
        note.addClassName("kb-baize-note");
        note.getElement().setAttribute("role", "status");
        return note;
    }

    private static Div row(String label, Component shown) {
        Span name = new Span(label);
        name.addClassName("kb-baize-note");
        name.getElement().setAttribute("aria-hidden", "true");
        Div row = new Div(name, shown);
        row.addClassName("kb-row");
        return row;
    }

    /** Once it is told all four hands lie open. */
    @Override
    void close(Marks marks) {
        over = true;
        show("");
        place.removeAll();
        CardTable dealt = new CardTable("The hands as they were dealt");
        for (Seat seat : Seat.values()) {
            dealt.seat(
                    String.valueOf(seat.letter()),
                    BridgeNames.of(seat),
                    board.deal().hand(seat));
        }
        place.add(dealt);
    }

    @Override
    void again(String wrong) {
        show(wrong);
        give.setVisible(!over && table.isOver());
    }

    /** It is played once. */
    @Override
    void reopen() {
        over = true;
        show("");
    }

    @Override
    void takeFocus() {
        focus.run();
    }
}
