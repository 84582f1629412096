package kibitzer.web.table;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.wording.Sentence;

/**
 * All four hands as bridge players read them: four lines of a suit each, spades first, north above, west and east at the
 * sides, south below. The sign of a suit, and the dash of a void, are drawn by the style: who hears the page hears their names.
 */
public final class FourHands extends Div {
    public FourHands(Deal deal) {
        addClassNames("kb-baize", "kb-four-hands");
        for (Seat seat : List.of(Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)) {
            Span name = new Span(capital(seat));
            name.addClassName("kb-strong");
            UnorderedList lines = new UnorderedList();
            Suit.DOWNWARDS.forEach(suit -> lines.add(line(deal.hand(seat), suit)));
            Div hand = new Div(name, lines);
            hand.addClassNames("kb-hand-lines", "kb-seat-" + seat.inWords());
            add(hand);
        }
    }

    private static ListItem line(CardSet hand, Suit suit) {
        CardSet held = hand.in(suit);
        Span words = new Span(suit.plural() + (held.isEmpty() ? " none" : " "));
        words.addClassName("kb-unseen");
        ListItem line = new ListItem(words);
        line.getElement().setAttribute("data-suit", String.valueOf(suit.letter()));
        if (held.isEmpty()) {
            line.addClassName("kb-void");
        } else {
            line.add(ranks(held));
        }
        return line;
    }

    private static String ranks(CardSet held) {
        return held.stream().map(Card::rank).map(FourHands::shown).collect(Collectors.joining(" "));
    }

    private static String shown(Rank rank) {
        return rank == Rank.TEN ? "10" : String.valueOf(rank.letter());
    }

    /** "North". */
    public static String capital(Seat seat) {
        return Sentence.capital(seat.inWords());
    }
}
