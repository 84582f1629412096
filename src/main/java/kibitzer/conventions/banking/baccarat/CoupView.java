package kibitzer.conventions.banking.baccarat;

import java.util.OptionalInt;
import kibitzer.games.banking.baccarat.DealerTable;
import kibitzer.games.banking.baccarat.Point;

/**
 * What the drawing rules look at.
 *
 * @param banker true for the dealer
 * @param point of his two cards, 0 to 9
 * @param given what the card counts that the dealer gave; empty where the other stands, and for the player
 * @param habit of the opponent's with 5
 */
public record CoupView(boolean banker, int point, OptionalInt given, OnFive habit) {

    boolean isNatural() {
        return Point.isNatural(point);
    }

    /** The highest point to which the dealer draws here. */
    int limit() {
        return given.isPresent() ? DealerTable.PRINTED.drawsTo().get(given.getAsInt()) : DealerTable.PRINTED.against();
    }

    boolean isThreeGivenNine() {
        return banker && is(point, 3) && is(given.orElse(-1), 9);
    }

    boolean isFiveGivenFour() {
        return banker && is(point, 5) && is(given.orElse(-1), 4);
    }

    private static boolean is(int count, int wanted) {
        return count == wanted;
    }
}
