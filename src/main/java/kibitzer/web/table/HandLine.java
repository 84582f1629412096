package kibitzer.web.table;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Span;
import java.util.Collection;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/** Cards in a line of text, each suit after its sign: "\u2660AQ42 \u2665KJ5 \u2666Q83 \u2663K97"; a few cards one by one. */
public final class HandLine extends Span {
    private static final int BY_SUITS = 8;
    /** In a whole hand a suit that is not there is told as well. */
    private static final int WHOLE = 10;

    private HandLine() {
        addClassName("kb-hand-line");
    }

    /** Cards held, by suits where there are enough of them. */
    public static HandLine held(CardSet cards) {
        if (cards.size() < BY_SUITS || !cards.jokers().isEmpty()) {
            return row(cards.toList());
        }
        HandLine line = new HandLine();
        for (Suit suit : Suit.DOWNWARDS) {
            CardSet own = cards.in(suit);
            if (!own.isEmpty() || cards.size() >= WHOLE) {
                String ranks = own.isEmpty()
                        ? "\u2013"
                        : own.toList().stream().map(HandLine::rank).collect(Collectors.joining("\u2009"));
                Span held = new Span(CardText.sign(suit), new Span(ranks));
                held.addClassName("kb-suit-held");
                line.add(held, new Text(" "));
            }
        }
        return line;
    }

    /** Cards in their order. */
    public static HandLine row(Collection<Card> cards) {
        HandLine line = new HandLine();
        line.add(new CardText(cards.stream()
                .map(card -> card.isJoker() ? "joker" : card.toString())
                .collect(Collectors.joining("  "))));
        return line;
    }

    private static String rank(Card card) {
        String letter = String.valueOf(card.rank().letter());
        return letter.equals("T") ? "10" : letter;
    }
}
