package kibitzer.web.play.poker;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotSeat;
import kibitzer.play.poker.SeenPot;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardTable.Chips;

/** The players round the table from the learner's left on: who is in, their cards, what each has staked and drawn, the pot. */
public final class PotTable extends Div {
    /** Dealt to each before the draw. */
    private static final int HAND = 5;

    /** @param hand which pot it is: its moves are shown once */
    public PotTable(String hand, SeenPot seen) {
        PotNames names = new PotNames(seen);
        Pot pot = seen.pot();
        addClassNames("kb-baize", "kb-pot-table");
        CardTable table = new CardTable("The table");
        int players = pot.seats().size();
        IntStream.rangeClosed(1, players)
                .map(place -> (seen.seat() + place) % players)
                .forEach(number -> {
                    PotSeat seat = pot.seat(number);
                    boolean own = number == seen.seat();
                    List<Card> up = own || !seat.in() ? List.of() : seat.up().byRank();
                    int hidden = own || !seat.in() ? 0 : seat.up().isEmpty() ? HAND : 1;
                    table.better(
                            PotMoves.seat(number),
                            names.of(number),
                            up,
                            hidden,
                            done(pot, number),
                            new Chips(seat.staked(), seat.chips()),
                            seat.in());
                });
        table.setPot(pot.chips());
        add(table, PotMoves.of(hand, pot));
    }

    /** "opened, drew 2". */
    private static String done(Pot pot, int number) {
        PotSeat seat = pot.seat(number);
        if (!seat.in()) {
            return "has dropped";
        }
        List<String> done = new ArrayList<>();
        if (pot.opener().equals(OptionalInt.of(number)) && seat.up().isEmpty()) {
            done.add("opened");
        }
        seat.drew().ifPresent(cards -> done.add(cards == 0 ? "stood pat" : "drew " + cards));
        return String.join(", ", done);
    }
}
