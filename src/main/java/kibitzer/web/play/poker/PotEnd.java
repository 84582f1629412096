package kibitzer.web.play.poker;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.stream.Collectors;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.pot.Outcome;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.games.poker.pot.PotSeat;
import kibitzer.play.poker.SeenPot;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.TableMoves;

/** How a pot ended: who takes it, and every hand, those that dropped too. */
public final class PotEnd extends Div {
    private static final int HAND = 5;

    private final PotNames names;

    /** @param name which pot it is: its moves are shown once */
    public PotEnd(String name, SeenPot seen) {
        names = new PotNames(seen);
        Pot pot = seen.pot();
        addClassName("kb-pot-end");
        H2 end = new H2(said(pot.outcome().orElseThrow()));
        end.addClassName("kb-prompt");
        end.getElement().setAttribute("tabindex", "-1");
        add(end, new Paragraph("All hands are laid open here, those that dropped too."));
        UnorderedList hands = new UnorderedList();
        hands.addClassName("kb-pot-hands");
        for (int seat = 0; seat < pot.seats().size(); seat++) {
            hands.add(hand(pot, seat));
        }
        end.getElement().setAttribute(TableMoves.PLACE, TableMoves.POT);
        add(hands, PotMoves.of(name, pot));
    }

    private String said(Outcome outcome) {
        return switch (outcome) {
            case Outcome.PassedOut passed -> "Nobody opens. The chips stay, and the deal passes.";
            case Outcome.Uncontested won ->
                names.shortly(won.winner()) + takes(won.winner()) + PotNames.chips(won.chips())
                        + ": all others have dropped.";
            case Outcome.Showdown shown ->
                shown.winners().size() == 1
                        ? names.shortly(shown.winners().getFirst())
                                + takes(shown.winners().getFirst()) + PotNames.chips(shown.chips())
                                + " at the showdown."
                        : shown.winners().stream().map(names::shortly).collect(Collectors.joining(" and ")) + " divide "
                                + PotNames.chips(shown.chips()) + ".";
        };
    }

    private String takes(int seat) {
        return names.shortly(seat).equals("You") ? " take " : " takes ";
    }

    private ListItem hand(Pot pot, int number) {
        PotSeat seat = pot.seat(number);
        H3 name = new H3(names.of(number));
        String what = seat.cards().size() == HAND
                ? MadeHand.of(seat.cards()).inWords()
                : seat.in()
                        ? seat.cards().size() + " cards, when all others had dropped"
                        : "dropped after " + seat.cards().size() + " cards";
        Paragraph held = new Paragraph(
                what + (seat.in() || seat.cards().size() < HAND ? "" : ", dropped") + "; " + gained(seat));
        ListItem item = new ListItem(
                name, new CardHand(names.of(number) + ": " + what, seat.cards().byRank()), held);
        item.getElement().setAttribute(TableMoves.PLACE, PotMoves.seat(number));
        return item;
    }

    private static String gained(PotSeat seat) {
        int gained = seat.chips() - PotGame.CHIPS;
        return gained == 0 ? "even" : gained > 0 ? "won " + PotNames.chips(gained) : "lost " + PotNames.chips(-gained);
    }
}
