package kibitzer.web.play.reddog;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.banking.reddog.RedDogDeal;
import kibitzer.play.reddog.SeenRedDog;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;

/** The players in the order of their turns, what each bet and showed, the pool, and the learner's hand. */
final class RedDogTable extends Div {

    /** @param goesOn true while the learner is to bet */
    RedDogTable(SeenRedDog seen, boolean goesOn) {
        addClassNames("kb-pot", "kb-red-dog");
        UnorderedList seats = new UnorderedList();
        seats.addClassName("kb-pot-seats");
        seats.getElement().setAttribute("aria-label", "The players");
        for (int turn = 0; turn < seen.players(); turn++) {
            seats.add(seat(seen, (seen.eldest() + turn) % seen.players(), goesOn));
        }
        Span pool = new Span("In the pool: " + HowMany.of(seen.pool(), "chip"));
        pool.addClassName("kb-pot-chips");
        add(seats, pool);
        Div hand =
                new Div(note("Your hand"), new CardHand("Your hand", seen.hand().byRank()));
        hand.addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        add(hand);
    }

    private static Span note(String words) {
        Span note = new Span(words);
        note.addClassName("kb-baize-note");
        return note;
    }

    private static ListItem seat(SeenRedDog seen, int place, boolean goesOn) {
        Span name = new Span(new RedDogNames(seen.place()).of(place) + (place == seen.eldest() ? ", first" : ""));
        name.addClassName("kb-pot-name");
        var taken = seen.turns().stream().filter(turn -> turn.place() == place).findFirst();
        String did = taken.map(RedDogNames::did).orElse("still to bet");
        Span state =
                new Span(new CardText(did + "; " + RedDogNames.signed(seen.won().get(place))));
        state.addClassName("kb-pot-state");
        ListItem item = new ListItem(name, state);
        item.addClassName("kb-pot-seat");
        if (goesOn && place == seen.place()) {
            item.getElement().setAttribute("aria-current", "true");
        }
        taken.map(RedDogTable::lying)
                .filter(cards -> !cards.isEmpty())
                .ifPresent(cards -> item.add(new CardHand(
                        new RedDogNames(seen.place()).of(place) + ", the card turned and those shown", cards)));
        return item;
    }

    /** The card turned first, then what was shown. */
    private static List<Card> lying(RedDogDeal.TurnTaken turn) {
        List<Card> cards = new ArrayList<>();
        turn.turned().ifPresent(cards::add);
        cards.addAll(turn.shown());
        return cards;
    }
}
