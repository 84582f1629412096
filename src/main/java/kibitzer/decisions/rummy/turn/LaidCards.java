package kibitzer.decisions.rummy.turn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.Exhibit;

/**
 * Cards as they may lie in a situation.
 *
 * @param rows each with a label, none empty; no rows where no cards agree with what is known
 * @param told names of the facts that the cards tell, which need no words
 */
record LaidCards(List<Exhibit.Row> rows, Set<String> told) {
    static final LaidCards NONE = new LaidCards(List.of(), Set.of());

    LaidCards {
        rows = List.copyOf(rows);
        told = Set.copyOf(told);
    }

    static LaidCards row(String label, String cards) {
        return NONE.and(label, cards);
    }

    /** With another row below, unless it has no cards. */
    LaidCards and(String label, String cards) {
        return and(label, CardNotation.readList(cards));
    }

    LaidCards and(String label, List<Card> cards) {
        if (cards.isEmpty()) {
            return this;
        }
        List<Exhibit.Row> more = new ArrayList<>(rows);
        more.add(new Exhibit.Row(label, cards));
        return new LaidCards(more, told);
    }

    LaidCards andIf(boolean so, String label, String cards) {
        return so ? and(label, cards) : this;
    }

    LaidCards telling(String... facts) {
        Set<String> more = new HashSet<>(told);
        more.addAll(List.of(facts));
        return new LaidCards(rows, more);
    }

    /** With each suit so many places down: melds stay melds, unless a card counts by its suit. */
    LaidCards turned(int by) {
        return new LaidCards(
                rows.stream()
                        .map(row -> new Exhibit.Row(
                                row.label(),
                                row.cards().stream()
                                        .map(card -> turned(card, by))
                                        .toList()))
                        .toList(),
                told);
    }

    private static Card turned(Card card, int by) {
        List<Suit> suits = Suit.DOWNWARDS;
        return card.isJoker()
                ? card
                : Card.of(card.rank(), suits.get((suits.indexOf(card.suit()) + by) % suits.size()));
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }
}
