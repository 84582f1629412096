package kibitzer.games.casino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/**
 * Which cards of a table go together in groups of one value: 5 4 and 6 3 in two groups of nine.
 *
 * <p>Method: every subset of the cards that are small enough is looked at once. It divides into groups if a group with its
 * lowest card leaves a subset that does.
 */
final class Groups {
    private final long[] cards;
    private final boolean[] divides;

    private Groups(long[] cards, boolean[] divides) {
        this.cards = cards;
        this.divides = divides;
    }

    static Groups of(Counts counts, CardSet table, int value) {
        List<Card> small = table.stream()
                .filter(card -> counts.all(card.rank()).stream().anyMatch(count -> count <= value))
                .toList();
        int many = small.size();
        long[] bits = new long[many];
        int[] sums = new int[1 << many];
        boolean[] group = new boolean[1 << many];
        for (int i = 0; i < many; i++) {
            bits[i] = CardSet.of(small.get(i)).bits();
            sums[1 << i] = counts.of(small.get(i).rank());
            group[1 << i] = counts.all(small.get(i).rank()).contains(value);
        }
        List<List<Integer>> byLowest = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            byLowest.add(new ArrayList<>());
        }
        for (int set = 1; set < group.length; set++) {
            int lowest = set & -set;
            if (set != lowest) {
                sums[set] = sums[lowest] + sums[set ^ lowest];
                group[set] = sums[set] == value;
            }
            if (group[set]) {
                byLowest.get(Integer.numberOfTrailingZeros(set)).add(set);
            }
        }
        boolean[] divides = new boolean[1 << many];
        divides[0] = true;
        for (int set = 1; set < divides.length; set++) {
            for (int one : byLowest.get(Integer.numberOfTrailingZeros(set))) {
                if ((set & one) == one && divides[set ^ one]) {
                    divides[set] = true;
                    break;
                }
            }
        }
        return new Groups(bits, divides);
    }

    /** Every set of cards that divides into groups, the largest first; not the empty one. */
    List<CardSet> sets() {
        List<CardSet> sets = new ArrayList<>();
        for (int set = 1; set < divides.length; set++) {
            if (divides[set]) {
                sets.add(cards(set));
            }
        }
        sets.sort(Comparator.comparingInt(CardSet::size).reversed());
        return sets;
    }

    private CardSet cards(int set) {
        long bits = 0;
        for (int i = 0; i < cards.length; i++) {
            if ((set >> i & 1) == 1) {
                bits |= cards[i];
            }
        }
        return new CardSet(bits);
    }

    /** One way to divide all these cards into groups of the value; empty if there is none. */
    static Optional<List<CardSet>> division(Counts counts, CardSet cards, int value) {
        if (cards.isEmpty()) {
            return Optional.of(List.of());
        }
        for (CardSet group : of(counts, cards, value).sets().reversed()) {
            if (group.contains(cards.first()) && counts.isGroup(group, value)) {
                Optional<List<CardSet>> rest = division(counts, cards.minus(group), value);
                if (rest.isPresent()) {
                    List<CardSet> all = new ArrayList<>(List.of(group));
                    all.addAll(rest.get());
                    return Optional.of(all);
                }
            }
        }
        return Optional.empty();
    }

    /** True if all these cards divide into groups of the value. */
    static boolean divide(Counts counts, CardSet cards, int value) {
        Groups groups = of(counts, cards, value);
        return groups.cards.length == cards.size() && groups.divides[groups.divides.length - 1];
    }
}
