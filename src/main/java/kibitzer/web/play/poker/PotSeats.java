package kibitzer.web.play.poker;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.OptionalInt;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotSeat;
import kibitzer.play.poker.SeenPot;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.TableMoves;

/** The players round the table: who is in, what each has staked and drawn, the upcards, the chips in the pot. */
public final class PotSeats extends Div {

    /** @param hand which pot it is: its moves are shown once */
    public PotSeats(String hand, SeenPot seen) {
        PotNames names = new PotNames(seen);
        Pot pot = seen.pot();
        addClassName("kb-pot");
        UnorderedList seats = new UnorderedList();
        seats.addClassName("kb-pot-seats");
        seats.getElement().setAttribute("aria-label", "The players");
        for (int seat = 0; seat < pot.seats().size(); seat++) {
            seats.add(seat(names, pot, seat));
        }
        Span chips = new Span("In the pot: " + PotNames.chips(pot.chips()));
        chips.addClassName("kb-pot-chips");
        chips.getElement().setAttribute(TableMoves.PLACE, PotMoves.POT);
        add(seats, chips, PotMoves.of(hand, pot));
    }

    private static ListItem seat(PotNames names, Pot pot, int number) {
        PotSeat seat = pot.seat(number);
        Span name = new Span(names.of(number));
        name.addClassName("kb-pot-name");
        Span state = new Span(state(pot, number));
        state.addClassName("kb-pot-state");
        ListItem item = new ListItem(name, state);
        item.addClassName("kb-pot-seat");
        item.getElement().setAttribute(TableMoves.PLACE, PotMoves.seat(number));
        if (!seat.in()) {
            item.addClassName("kb-pot-out");
        }
        if (!pot.isOver() && pot.toAct() == number) {
            item.getElement().setAttribute("aria-current", "true");
        }
        if (!seat.up().isEmpty() && seat.in()) {
            item.add(new CardHand(names.of(number) + " shows", seat.up().byRank()));
        }
        return item;
    }

    private static String state(Pot pot, int number) {
        PotSeat seat = pot.seat(number);
        String chips = PotNames.chips(seat.chips());
        if (!seat.in()) {
            return "has dropped; " + chips;
        }
        OptionalInt drew = seat.drew();
        String drawn = drew.isEmpty() ? "" : drew.getAsInt() == 0 ? "stood pat; " : "drew " + drew.getAsInt() + "; ";
        String staked = seat.staked() == 0 ? "" : "staked " + seat.staked() + "; ";
        String opened = pot.opener().isPresent()
                        && pot.opener().getAsInt() == number
                        && seat.up().isEmpty()
                ? "opened; "
                : "";
        return opened + drawn + staked + chips;
    }
}
