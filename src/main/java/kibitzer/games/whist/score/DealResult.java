package kibitzer.games.whist.score;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * A deal that is over, by side: north and south first, then east and west.
 *
 * @param tricks thirteen in all
 * @param honours how many of ace, king, queen and jack of trumps were dealt to it
 */
public record DealResult(List<Integer> tricks, List<Integer> honours) {
    public static final int SIDES = 2;
    private static final int TRICKS = 13;
    private static final int HONOURS = 4;

    /** @throws IllegalArgumentException unless there are thirteen tricks and four honours */
    public DealResult {
        tricks = List.copyOf(tricks);
        honours = List.copyOf(honours);
        if (tricks.size() != SIDES || honours.size() != SIDES || sum(tricks) != TRICKS || sum(honours) != HONOURS) {
            throw new IllegalArgumentException(tricks + " tricks and " + honours + " honours; expected "
                    + "thirteen tricks and four honours of two sides");
        }
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    /** True for ace, king, queen and jack of trumps. */
    public static boolean isHonour(Card card, Suit trump) {
        return card.suit() == trump && card.rank().isAtLeast(Rank.JACK);
    }
}
