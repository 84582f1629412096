package kibitzer.games.banking.baccarat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * To what the dealer draws, as it is printed on the shoe (p. 375): to so much by the card he has given, and to 5 against a
 * player who stands.
 *
 * @param drawsTo the highest point to which he draws, by the count of the card given, 0 to 9
 * @param against the same against a player who stands
 */
public record DealerTable(List<Integer> drawsTo, int against) {
    /** Given nine he draws to 3, and given four to 5, where he has the choice. */
    public static final DealerTable PRINTED = new DealerTable(List.of(3, 3, 4, 4, 5, 5, 6, 6, 2, 3), 5);

    /** On these points, by the count of the card given, the dealer has the choice: 3 given nine, 5 given four. */
    public static final List<Choice> CHOICES = List.of(new Choice(3, 9), new Choice(5, 4));

    public DealerTable {
        drawsTo = List.copyOf(drawsTo);
    }

    /** A point on which the dealer may draw or stand, having given a card. */
    public record Choice(int point, int given) {}

    /** @param given the count of the card given; empty if the player stands */
    public boolean draws(int point, OptionalInt given) {
        return point <= (given.isPresent() ? drawsTo.get(given.getAsInt()) : against);
    }

    /** The same with another limit where this card was given: what a choice is decided to. */
    public DealerTable with(int given, int to) {
        List<Integer> changed = new ArrayList<>(drawsTo);
        changed.set(given, to);
        return new DealerTable(changed, against);
    }

    public static boolean isChoice(int point, OptionalInt given) {
        return given.isPresent() && CHOICES.contains(new Choice(point, given.getAsInt()));
    }
}
