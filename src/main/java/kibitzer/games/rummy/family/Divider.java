package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * Divides one hand of any rummy game in the best way: exact, jokers and several packs included. Used once.
 *
 * <p>Method: the first natural card left is either unmatched or in one of the melds that can hold it; what is left after
 * that is remembered, so that no remainder is looked at twice. Wild cards stand last, and of equal ones the first is
 * taken. Only melds that the rules read as melds count.
 */
public final class Divider {
    private static final int MANY = 100;

    private record Best(int worth, int meld) {}

    private final RummyRules rules;
    private final ToIntFunction<Cards> worth;
    private final List<Card> cards = new ArrayList<>();
    private final int naturals;
    private final Map<Integer, Best> found = new HashMap<>();
    private final Map<Integer, Integer> worths = new HashMap<>();

    private Divider(RummyRules rules, Cards hand, ToIntFunction<Cards> worth) {
        if (hand.size() > Integer.SIZE - 2) {
            throw new IllegalArgumentException(hand.size() + " cards; expected at most " + (Integer.SIZE - 2));
        }
        this.rules = rules;
        this.worth = worth;
        hand.stream().filter(card -> !standsLast(card)).forEach(cards::add);
        this.naturals = cards.size();
        hand.stream().filter(this::standsLast).forEach(cards::add);
    }

    private boolean standsLast(Card card) {
        return card.isJoker() || rules.wilds().isWild(card);
    }

    /** A division that leaves the fewest points unmatched. */
    public static Division leastLeft(RummyRules rules, Cards hand) {
        return new Divider(rules, hand, meld -> rules.values().left(meld)).best();
    }

    /** A division whose melds count the most beyond what their cards would cost in the hand. */
    public static Division mostPoints(RummyRules rules, Cards hand) {
        return new Divider(
                        rules,
                        hand,
                        meld -> rules.mostPoints(meld) + rules.values().left(meld))
                .best();
    }

    /** A division that leaves the fewest cards unmatched. */
    public static Division fewestCards(RummyRules rules, Cards hand) {
        return new Divider(rules, hand, Cards::size).best();
    }

    /** As {@link #fewestCards}, in as many melds as possible. */
    public static Division mostMelds(RummyRules rules, Cards hand) {
        return new Divider(rules, hand, meld -> MANY * meld.size() + 1).best();
    }

    public static boolean isAllMatched(RummyRules rules, Cards hand) {
        return fewestCards(rules, hand).unmatched().isEmpty();
    }

    private Division best() {
        int left = (1 << cards.size()) - 1;
        List<Cards> melds = new ArrayList<>();
        Cards unmatched = Cards.NONE;
        while (left != 0) {
            Best here = best(left);
            if (here.meld() == 0) {
                int first = Integer.lowestOneBit(left);
                unmatched = unmatched.plus(cardsOf(first));
                left &= ~first;
            } else {
                melds.add(cardsOf(here.meld()));
                left &= ~here.meld();
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
            for (int meld : meldsWithFirst(left)) {
                int all = worthOf(meld) + best(left & ~meld).worth();
                if (all > best.worth()) {
                    best = new Best(all, meld);
                }
            }
        }
        found.put(left, best);
        return best;
    }

    private int worthOf(int meld) {
        return worths.computeIfAbsent(meld, bits -> worth.applyAsInt(cardsOf(bits)));
    }

    private Cards cardsOf(int bits) {
        return Cards.of(IntStream.range(0, cards.size())
                .filter(i -> (bits & 1 << i) != 0)
                .mapToObj(cards::get)
                .toList());
    }

    private List<Integer> meldsWithFirst(int left) {
        int first = Integer.numberOfTrailingZeros(left);
        List<Integer> candidates = new ArrayList<>();
        if (first >= naturals) {
            // Wild cards alone: deuces as deuces, or jokers that are a rank of their own.
            subsets(left, 0, candidates);
        } else {
            withWilds(sameRank(left, first), left, 1 << first, candidates);
            inRuns(left, first, candidates);
        }
        return candidates.stream()
                .distinct()
                .filter(meld -> Integer.bitCount(meld) >= RummyRules.LEAST && (meld & 1 << first) != 0)
                .filter(meld -> rules.isMeld(cardsOf(meld)))
                .toList();
    }

    private List<Integer> sameRank(int left, int first) {
        Rank rank = cards.get(first).rank();
        return IntStream.range(first + 1, naturals)
                .filter(i -> (left & 1 << i) != 0 && cards.get(i).rank() == rank)
                .boxed()
                .toList();
    }

    private void withWilds(List<Integer> others, int left, int chosen, List<Integer> candidates) {
        for (int subset = 0; subset < 1 << others.size(); subset++) {
            int group = chosen;
            for (int i = 0; i < others.size(); i++) {
                if ((subset & 1 << i) != 0) {
                    group |= 1 << others.get(i);
                }
            }
            subsets(wildsIn(left), group, candidates);
        }
    }

    private int wildsIn(int left) {
        return left & ~((1 << naturals) - 1);
    }

    /** The group with every number of jokers and of other wild cards, the first of each kind. */
    private void subsets(int wilds, int group, List<Integer> candidates) {
        List<Integer> jokers = bits(wilds, true);
        List<Integer> deuces = bits(wilds, false);
        int withJokers = group;
        for (int j = 0; j <= jokers.size(); j++) {
            int meld = withJokers;
            candidates.add(meld);
            for (int deuce : deuces) {
                meld |= 1 << deuce;
                candidates.add(meld);
            }
            if (j < jokers.size()) {
                withJokers |= 1 << jokers.get(j);
            }
        }
    }

    private List<Integer> bits(int of, boolean jokers) {
        return IntStream.range(0, cards.size())
                .filter(i -> (of & 1 << i) != 0 && cards.get(i).isJoker() == jokers)
                .boxed()
                .toList();
    }

    private void inRuns(int left, int first, List<Integer> candidates) {
        Card card = cards.get(first);
        int most = Math.min(rules.runs().most(), Integer.bitCount(left));
        for (int length = RummyRules.LEAST; length <= most; length++) {
            for (List<Rank> stretch : rules.runs().stretches(length)) {
                if (stretch.contains(card.rank())) {
                    fill(left, stretch, 0, card, 0, candidates);
                }
            }
        }
    }

    private void fill(int left, List<Rank> stretch, int at, Card first, int chosen, List<Integer> candidates) {
        if (at == stretch.size()) {
            candidates.add(chosen);
            return;
        }
        Card wanted = Card.of(stretch.get(at), first.suit());
        int free = left & ~chosen;
        IntStream.range(0, cards.size())
                .filter(i -> (free & 1 << i) != 0 && cards.get(i).equals(wanted))
                .findFirst()
                .ifPresent(i -> fill(left, stretch, at + 1, first, chosen | 1 << i, candidates));
        if (rules.wilds().inRuns()) {
            for (boolean joker : new boolean[] {true, false}) {
                bits(wildsIn(free), joker).stream()
                        .findFirst()
                        .ifPresent(i -> fill(left, stretch, at + 1, first, chosen | 1 << i, candidates));
            }
        }
    }

    /** Every meld that can be made of the cards, each once, in the order of their first card. */
    public static List<Cards> melds(RummyRules rules, Cards hand) {
        Divider divider = new Divider(rules, hand, Cards::size);
        List<Cards> melds = new ArrayList<>();
        int left = (1 << divider.cards.size()) - 1;
        while (left != 0) {
            divider.meldsWithFirst(left).forEach(meld -> melds.add(divider.cardsOf(meld)));
            left &= ~Integer.lowestOneBit(left);
        }
        Collections.sort(melds, (one, other) -> one.get(0).compareTo(other.get(0)));
        return melds.stream().distinct().toList();
    }
}
