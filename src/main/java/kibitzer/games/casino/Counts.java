package kibitzer.games.casino;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/**
 * What the cards of a game count in sums: an ace 1, spot cards their index (pp. 259, 262, 263).
 *
 * @param jack 0 where it has no number and only pairs
 * @param queen the same
 * @param king the same
 * @param highAce what an ace counts instead of 1 if its owner likes; 0 where it has no choice
 */
public record Counts(int jack, int queen, int king, int highAce) {
    public static final Counts CASINO = new Counts(0, 0, 0, 0);
    public static final Counts ROYAL = new Counts(11, 12, 13, 14);
    public static final Counts SCOPA = new Counts(8, 9, 10, 0);

    /** The rank that takes a value: the ace 1 and 14, court cards as royal casino counts them. */
    public static Rank taking(int value) {
        return value == 1 || value == ROYAL.highAce ? Rank.ACE : Rank.values()[value - 2];
    }

    /** What a rank counts, the ace low; 0 if it has no number. */
    public int of(Rank rank) {
        return switch (rank) {
            case ACE -> 1;
            case JACK -> jack;
            case QUEEN -> queen;
            case KING -> king;
            default -> rank.ordinal() + 2;
        };
    }

    /** All that a rank may count; empty if it has no number. */
    public List<Integer> all(Rank rank) {
        int low = of(rank);
        return low == 0 ? List.of() : rank == Rank.ACE && highAce > 0 ? List.of(low, highAce) : List.of(low);
    }

    /** True if these cards make one group of this value: their sum, or a card that counts so much by itself. */
    public boolean isGroup(CardSet cards, int value) {
        if (cards.size() == 1) {
            return all(cards.first().rank()).contains(value);
        }
        int sum = 0;
        for (Card card : cards) {
            int count = of(card.rank());
            if (count == 0) {
                return false;
            }
            sum += count;
        }
        return !cards.isEmpty() && sum == value;
    }
}
