package kibitzer.conventions.banking.reddog;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** How many hands of red dog each number of cards beats, counted suit by suit. */
public final class HandsByLosing {
    private static final int RANKS = Rank.values().length;

    private HandsByLosing() {}

    /**
     * Hands that the same number of cards beats.
     *
     * @param hands how many there are
     * @param share of all hands, 0 to 1
     * @param example one of them
     */
    public record Alike(long hands, double share, CardSet example) {}

    private record Part(int cards, int losing) {}

    private record Found(long hands, CardSet example) {
        Found and(Found other) {
            return new Found(hands + other.hands, example);
        }
    }

    /**
     * By the number of cards that beat them.
     *
     * @param cards in a hand, 1 to 13
     */
    public static SortedMap<Integer, Alike> of(int cards) {
        Map<Part, Found> parts = Map.of(new Part(0, 0), new Found(1, CardSet.EMPTY));
        for (Suit suit : Suit.DOWNWARDS) {
            parts = with(suit, parts, cards);
        }
        long all = parts.entrySet().stream()
                .filter(part -> part.getKey().cards() == cards)
                .mapToLong(part -> part.getValue().hands())
                .sum();
        SortedMap<Integer, Alike> alike = new TreeMap<>();
        parts.forEach((part, found) -> {
            if (part.cards() == cards) {
                alike.put(part.losing(), new Alike(found.hands(), (double) found.hands() / all, found.example()));
            }
        });
        return alike;
    }

    private static Map<Part, Found> with(Suit suit, Map<Part, Found> before, int most) {
        Map<Part, Found> after = new HashMap<>();
        before.forEach((part, found) -> {
            after.merge(new Part(part.cards(), part.losing() + RANKS), found, Found::and);
            for (int highest = 0; highest < RANKS; highest++) {
                for (int held = 1; held <= Math.min(most - part.cards(), highest + 1); held++) {
                    Found more = new Found(
                            found.hands() * ways(highest, held - 1),
                            found.example().union(holding(suit, highest, held)));
                    after.merge(new Part(part.cards() + held, part.losing() + RANKS - 1 - highest), more, Found::and);
                }
            }
        });
        return after;
    }

    private static CardSet holding(Suit suit, int highest, int held) {
        CardSet cards = CardSet.EMPTY;
        for (int rank = 0; rank < held - 1; rank++) {
            cards = cards.with(Card.of(Rank.values()[rank], suit));
        }
        return cards.with(Card.of(Rank.values()[highest], suit));
    }

    /** So many cards chosen from so many. */
    private static long ways(int from, int chosen) {
        long ways = 1;
        for (int i = 0; i < chosen; i++) {
            ways = ways * (from - i) / (i + 1);
        }
        return ways;
    }
}
