package kibitzer.web.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.play.bridge.SeenBridge;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardText;
import kibitzer.web.table.CardTrick;

/** The seats while cards are played: what lies open, the trick between them, the contract and how many tricks each side has. */
public final class BridgeTable extends Div {

    /** @param below whose cards lie below the table already, to be played from */
    public BridgeTable(SeenBridge seen, Seat below) {
        this(seen, below, told(seen));
    }

    /** @param standing what is told of contract and tricks */
    public BridgeTable(SeenBridge seen, Seat below, String standing) {
        addClassNames("kb-baize", "kb-gin-table", "kb-bridge-table");
        CardTable table = new CardTable("The table");
        table.setInPlay();
        for (Seat seat : Seat.values()) {
            String letter = String.valueOf(seat.letter());
            if (seat == below) {
                continue;
            }
            if (seen.hands().containsKey(seat)) {
                table.seat(letter, BridgeNames.of(seat, seen.seat()), seen.hand(seat));
            } else {
                table.seat(
                        letter, BridgeNames.of(seat, seen.seat()), seen.held().get(seat.ordinal()));
            }
        }
        seen.leader()
                .ifPresent(leader -> table.setTrick(trick("On the table", leader, seen.onTheTable(), seen.seat())));
        Span told = new Span(new CardText(standing));
        told.addClassName("kb-baize-note");
        add(told, table);
    }

    private static String told(SeenBridge seen) {
        FinalContract contract = seen.contract().orElseThrow();
        boolean northSouth = seen.seat().isNorthSouth();
        int own = seen.tricks().get(northSouth ? 0 : 1);
        int theirs = seen.tricks().get(northSouth ? 1 : 0);
        boolean declaring = contract.isDeclaring(seen.seat());
        int wanted = declaring ? contract.tricksToMake() : 14 - contract.tricksToMake();
        return ContractWords.of(contract) + ". Tricks: you " + own + " of the " + wanted
                + (declaring ? " that make it" : " that beat it") + ", they " + theirs + ".";
    }

    /**
     * @param label empty where it stands beside its number
     * @param own the learner's seat
     */
    public static CardTrick trick(String label, Seat leader, List<Card> cards, Seat own) {
        CardTrick shown = new CardTrick(
                label,
                Stream.of(Seat.values())
                        .map(seat -> String.valueOf(seat.letter()))
                        .toList(),
                String.valueOf(leader.letter()),
                cards);
        shown.setNames(BridgeNames.all(own));
        return shown;
    }

    /** The trick that was played last, with who won it; there must be one. */
    public static CardTrick last(SeenBridge seen) {
        SeenTrick trick = seen.history().getLast();
        CardTrick shown = trick("The last trick", Seat.values()[trick.leader()], trick.cards(), seen.seat());
        seen.leader().ifPresent(winner -> shown.setWinner(String.valueOf(winner.letter())));
        return shown;
    }
}
