package kibitzer.web.play.reddog;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.banking.reddog.RedDogDeal;
import kibitzer.play.reddog.SeenRedDog;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardText;

/** The players in the order of their turns, what each bet and showed, the pool, and the learner's hand. */
final class RedDogTable extends Div {

    /**
     * @param name of the deal: its moves are shown once
     * @param goesOn true while the learner is to bet
     */
    RedDogTable(String name, SeenRedDog seen, boolean goesOn) {
        addClassNames("kb-red-dog");
        Div baize = new Div();
        baize.addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        CardTable table = new CardTable("The table");
        for (int turn = 0; turn < seen.players(); turn++) {
            seat(table, seen, (seen.eldest() + turn) % seen.players(), goesOn);
        }
        table.setPot(seen.pool());
        table.setPotLabel("Pool");
        long turned = seen.turns().stream().filter(turn -> !turn.isForfeit()).count();
        table.setStock(Card.ALL.size() - seen.players() * seen.hand().size() - (int) turned);
        baize.add(
                table,
                new Div(note("Your hand"), new CardHand("Your hand", seen.hand().byRank())));
        add(baize, RedDogMoves.of(name, seen));
    }

    private static Span note(String words) {
        Span note = new Span(words);
        note.addClassName("kb-baize-note");
        return note;
    }

    private static void seat(CardTable table, SeenRedDog seen, int place, boolean goesOn) {
        var taken = seen.turns().stream().filter(turn -> turn.place() == place).findFirst();
        boolean next = goesOn && place == seen.place();
        table.dealt(
                RedDogMoves.seat(place),
                new RedDogNames(seen.place()).of(place) + (place == seen.eldest() ? ", first" : ""),
                0,
                taken.map(RedDogTable::lying).orElse(List.of()),
                CardText.withSigns(taken.map(RedDogNames::did).orElse(next ? "to bet" : "still to bet")) + "; "
                        + RedDogNames.signed(seen.won().get(place)));
    }

    /** The card turned first, then what was shown. */
    private static List<Card> lying(RedDogDeal.TurnTaken turn) {
        List<Card> cards = new ArrayList<>();
        turn.turned().ifPresent(cards::add);
        cards.addAll(turn.shown());
        return cards;
    }
}
