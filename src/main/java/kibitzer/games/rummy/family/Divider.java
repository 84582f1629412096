package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import kibitzer.cards.Cards;

/**
 * Divides one hand of any rummy game in the best way: exact, jokers and several packs included. Used once.
 *
 * <p>Method: the first natural card left is either unmatched or in one of the melds that can hold it; what is left after
 * that is remembered, so that no remainder is looked at twice.
 */
public final class Divider {
    private static final int MANY = 100;

    private record Best(int worth, int meld) {}

    private final PossibleMelds possible;
    private final ToIntFunction<Cards> worth;
    private final Map<Integer, Best> found = new HashMap<>();
    private final Map<Integer, Integer> worths = new HashMap<>();

    private Divider(RummyRules rules, Cards hand, ToIntFunction<Cards> worth) {
        this.possible = new PossibleMelds(rules, hand);
        this.worth = worth;
    }

    /** A division that leaves the fewest points unmatched. */
    public static Division leastLeft(RummyRules rules, Cards hand) {
        return new Divider(rules, hand, meld -> rules.values().left(meld)).best();
    }

    /** A division that leaves the fewest cards unmatched. */
    public static Division fewestCards(RummyRules rules, Cards hand) {
        return new Divider(rules, hand, Cards::size).best();
    }

    /** As {@link #fewestCards}, in as many melds as possible. */
    public static Division mostMelds(RummyRules rules, Cards hand) {
        return new Divider(rules, hand, meld -> MANY * meld.size() + 1).best();
    }

    private Division best() {
        int left = possible.all();
        List<Cards> melds = new ArrayList<>();
        Cards unmatched = Cards.NONE;
        while (left != 0) {
            Best here = best(left);
            if (here.meld() == 0) {
                int first = Integer.lowestOneBit(left);
                unmatched = unmatched.plus(possible.cardsOf(first));
                left &= ~first;
            } else {
                melds.add(possible.cardsOf(here.meld()));
                int spent = possible.spentBy(here.meld());
                unmatched = unmatched.plus(possible.cardsOf(left & spent & ~here.meld()));
                left &= ~spent;
            }
        }
        return new Division(melds, unmatched);
    }

    private Best best(int left) {
        Best known = found.get(left);
        if (known != null) {
            return known;
        }
        Best best = new Best(0, 0);
        if (left != 0) {
            int first = Integer.lowestOneBit(left);
            best = new Best(best(left & ~first).worth(), 0);
            for (int meld : possible.withFirst(left)) {
                int all = worthOf(meld) + best(left & ~possible.spentBy(meld)).worth();
                if (all > best.worth()) {
                    best = new Best(all, meld);
                }
            }
        }
        found.put(left, best);
        return best;
    }

    private int worthOf(int meld) {
        return worths.computeIfAbsent(meld, bits -> worth.applyAsInt(possible.cardsOf(bits)));
    }

    /** Every meld that can be made of the cards, each once, in the order of their first card. */
    public static List<Cards> melds(RummyRules rules, Cards hand) {
        PossibleMelds possible = new PossibleMelds(rules, hand);
        List<Cards> melds = new ArrayList<>();
        int left = possible.all();
        while (left != 0) {
            possible.withFirst(left).forEach(meld -> melds.add(possible.cardsOf(meld)));
            left &= ~Integer.lowestOneBit(left);
        }
        Collections.sort(melds, (one, other) -> one.get(0).compareTo(other.get(0)));
        return melds.stream().distinct().toList();
    }
}
