package kibitzer.web.play.tricks;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.trick.exchange.Exchange;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.play.tricks.GameStanding;
import kibitzer.play.tricks.SeenTricks;
import kibitzer.web.table.CardText;
import kibitzer.web.table.CardTrick;
import org.springframework.util.StringUtils;

/** What is played, what is trumps, how the calls went, and the last trick. */
public final class TricksStanding extends Div {

    public TricksStanding(SeenTricks seen) {
        addClassName("kb-whist-standing");
        SeatNames names = SeatNames.of(seen);
        GameStanding standing = seen.standing();
        H2 heading = new H2(standing.number() == 1 ? "This hand" : "Deal " + standing.number());
        heading.addClassName("kb-heading");
        add(heading);
        if (seen.calling().isPresent()) {
            add(new Paragraph(StringUtils.capitalize(names.does(seen.dealer(), "deal")) + "."));
        }
        if (standing.singles().contains(standing.number() - 1)) {
            add(new Paragraph(
                    "The pool before was the dealer's alone: a card was turned for each, the highest of the suit turned took"
                            + " it if it beat the card turned, and the others paid into this pool."));
        }
        seen.sight().ifPresent(sight -> add(new Paragraph(contract(seen, names, sight))));
        if (!seen.calls().isEmpty()) {
            add(new H3("The calls"), calls(seen, names));
        }
        seen.exchange().filter(exchange -> !seen.laid().isEmpty()).ifPresent(exchange -> {
            add(new H3("Before the play"), laid(seen, names, exchange));
        });
        seen.sight().filter(sight -> !sight.tricks().isEmpty()).ifPresent(sight -> {
            add(new H3("The last trick"), last(seen, sight));
        });
        if (!standing.deals().isEmpty()) {
            add(new GameSheet(seen));
        }
    }

    static String contract(SeenTricks seen, SeatNames names, PlayerView sight) {
        String trumps = sight.trump()
                .map(Suit::plural)
                .map(suit -> "Trumps are " + suit)
                .orElseGet(() ->
                        sight.game().play(sight.contract(), Optional.empty()).hasTrumps()
                                ? "No suit is trumps, but certain cards are"
                                : "There are no trumps");
        String maker = seen.maker().isPresent() ? "; " + names.does(seen.maker().getAsInt(), "play") : "";
        String with = seen.maker().isPresent() && seen.partner().isPresent()
                ? " with " + names.inside(seen.partner().getAsInt())
                : "";
        String bid = seen.outcome()
                .map(outcome -> outcome.bid().isEmpty() ? "" : " (" + CallWords.of(outcome.bid()) + ")")
                .orElse("");
        return trumps + maker + with + bid + ".";
    }

    private static OrderedList calls(SeenTricks seen, SeatNames names) {
        OrderedList calls = new OrderedList();
        calls.addClassName("kb-rules");
        List<Integer> callers = seen.callers();
        for (int at = 0; at < callers.size(); at++) {
            calls.add(new ListItem(new CardText(
                    names.of(callers.get(at)) + ": " + CallWords.of(seen.calls().get(at)))));
        }
        return calls;
    }

    /** "You passed QS AS KS", "West threw 3 cards". */
    private static OrderedList laid(SeenTricks seen, SeatNames names, Exchange exchange) {
        OrderedList laid = new OrderedList();
        laid.addClassName("kb-rules");
        seen.laid().forEach(one -> {
            String cards = one.own().isEmpty()
                    ? HowMany.of(one.cards(), "card")
                    : CardNotation.write(one.own().list());
            laid.add(new ListItem(
                    new CardText(names.of(one.place()) + " " + ExchangeWords.done(exchange) + " " + cards)));
        });
        if (!seen.got().isEmpty()) {
            laid.add(new ListItem(
                    new CardText("You got " + CardNotation.write(seen.got().list()))));
        }
        return laid;
    }

    private static CardTrick last(SeenTricks seen, PlayerView sight) {
        SeenTrick trick = sight.tricks().getLast();
        CardTrick shown = TricksTable.trick(seen, "The last trick", trick);
        int winner = seen.seats().get(sight.trick().leader());
        shown.setWinner(SeatNames.of(seen).seats().get(winner).toString());
        return shown;
    }
}
