package kibitzer.games.bridge.problems.proof;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.LineSearch;

/**
 * What declarer, south, sees when dummy goes down.
 *
 * @param need the tricks he wants
 */
public record Hand(CardSet dummy, CardSet hand, Strain strain, Card lead, int need) {
    private static final int MOST_POSITIONS = 600;

    public static Hand of(Deal deal, Strain strain, Card lead, int need) {
        return new Hand(deal.north(), deal.south(), strain, lead, need);
    }

    /** The line played against all-seeing opponents in a deal with these two hands. */
    public LineSearch search(Deal layout, Line line) {
        return new LineSearch(layout, strain, Seat.SOUTH, true, lead, line, need, MOST_POSITIONS);
    }

    /** The same with other tricks wanted. */
    public Hand wanting(int tricks) {
        return new Hand(dummy, hand, strain, lead, tricks);
    }

    /** Whether the line is sure of its tricks in a layout. */
    public boolean isSure(Deal layout, Line line) {
        return search(layout, line).outcome() == LineSearch.Outcome.MAKES;
    }

    /** Whether the line surely makes there; one that cannot be searched out counts as made where it is a rival. */
    boolean makes(Deal layout, Line line, boolean rival) {
        return switch (search(layout, line).outcome()) {
            case MAKES -> true;
            case FAILS -> false;
            case TOO_LONG -> rival;
        };
    }
}
