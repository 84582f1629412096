package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;

/**
 * The melds that can be made of some cards; cards are spoken of by number, a bit for each.
 *
 * <p>Wild cards stand last, and of equal ones the first is taken. Only melds that the rules read as melds count.
 */
final class PossibleMelds {
    private final RummyRules rules;
    private final List<Card> cards = new ArrayList<>();
    private final Map<Card, Integer> copies = new HashMap<>();
    private final int naturals;
    private final int jokers;
    private final int deuces;
    private final Map<Integer, Boolean> areMelds = new HashMap<>();
    private final Map<Integer, Integer> spent = new HashMap<>();

    PossibleMelds(RummyRules rules, Cards hand) {
        if (hand.size() > Integer.SIZE - 2) {
            throw new IllegalArgumentException(hand.size() + " cards; expected at most " + (Integer.SIZE - 2));
        }
        this.rules = rules;
        hand.stream().filter(card -> !standsLast(card)).forEach(cards::add);
        naturals = (1 << cards.size()) - 1;
        hand.stream().filter(this::standsLast).forEach(cards::add);
        for (int i = 0; i < cards.size(); i++) {
            copies.merge(cards.get(i), 1 << i, (some, more) -> some | more);
        }
        jokers = copies.getOrDefault(Card.JOKER, 0);
        deuces = all() & ~naturals & ~jokers;
    }

    private boolean standsLast(Card card) {
        return card.isJoker() || rules.wilds().isWild(card);
    }

    int all() {
        return (1 << cards.size()) - 1;
    }

    Cards cardsOf(int bits) {
        List<Card> some = new ArrayList<>();
        for (int left = bits; left != 0; left &= left - 1) {
            some.add(cards.get(Integer.numberOfTrailingZeros(left)));
        }
        return Cards.of(some);
    }

    /** These cards, of equal ones the first. */
    int bitsOf(Cards some) {
        int bits = 0;
        for (Card card : some.list()) {
            bits |= Integer.lowestOneBit(copies.getOrDefault(card, 0) & ~bits);
        }
        return bits;
    }

    /** The melds that hold the first of the cards left. */
    List<Integer> withFirst(int left) {
        int first = Integer.lowestOneBit(left);
        List<Integer> candidates = new ArrayList<>();
        if ((first & naturals) == 0) {
            // Wild cards alone: deuces as deuces, or jokers that are a rank of their own.
            withWilds(0, left, candidates);
        } else {
            Card card = cards.get(Integer.numberOfTrailingZeros(first));
            int others = sameRank(card.rank(), left & ~first);
            int some = 0;
            do {
                withWilds(first | some, left, candidates);
                some = some - others & others;
            } while (some != 0);
            inRuns(left, card, candidates);
        }
        return candidates.stream()
                .filter(meld -> Integer.bitCount(meld) >= RummyRules.LEAST && (meld & first) != 0)
                .distinct()
                .filter(this::isMeld)
                .toList();
    }

    private boolean isMeld(int meld) {
        return areMelds.computeIfAbsent(meld, bits -> rules.isMeld(cardsOf(bits)));
    }

    /** The cards that no meld beside this one may hold: its own, and others of its rank where that makes one meld alone. */
    int spentBy(int meld) {
        return rules.groups().oneOfARank() ? spent.computeIfAbsent(meld, this::withItsRank) : meld;
    }

    private int withItsRank(int meld) {
        return rules.rankOf(cardsOf(meld))
                .map(rank -> meld | sameRank(rank, all()))
                .orElse(meld);
    }

    private int sameRank(Rank rank, int left) {
        int same = 0;
        for (int some = left & naturals; some != 0; some &= some - 1) {
            if (cards.get(Integer.numberOfTrailingZeros(some)).rank() == rank) {
                same |= Integer.lowestOneBit(some);
            }
        }
        return same;
    }

    /** The group with every number of jokers and of other wild cards, the first of each kind. */
    private void withWilds(int group, int left, List<Integer> candidates) {
        int withJokers = group;
        int jokersLeft = left & jokers;
        while (true) {
            int meld = withJokers;
            candidates.add(meld);
            for (int some = left & deuces; some != 0; some &= some - 1) {
                meld |= Integer.lowestOneBit(some);
                candidates.add(meld);
            }
            if (jokersLeft == 0) {
                return;
            }
            withJokers |= Integer.lowestOneBit(jokersLeft);
            jokersLeft &= jokersLeft - 1;
        }
    }

    private void inRuns(int left, Card first, List<Integer> candidates) {
        int most = Math.min(rules.runs().most(), Integer.bitCount(left));
        for (int length = RummyRules.LEAST; length <= most; length++) {
            for (List<Rank> stretch : rules.runs().stretches(length)) {
                if (stretch.contains(first.rank())) {
                    fill(left, stretch, 0, first, 0, candidates);
                }
            }
        }
    }

    private void fill(int left, List<Rank> stretch, int at, Card first, int chosen, List<Integer> candidates) {
        if (at == stretch.size()) {
            candidates.add(chosen);
            return;
        }
        int free = left & ~chosen;
        int wanted = free & copies.getOrDefault(Card.of(stretch.get(at), first.suit()), 0);
        fillWith(wanted, left, stretch, at, first, chosen, candidates);
        if (rules.wilds().inRuns()) {
            fillWith(free & jokers, left, stretch, at, first, chosen, candidates);
            fillWith(free & deuces, left, stretch, at, first, chosen, candidates);
        }
    }

    private void fillWith(
            int some, int left, List<Rank> stretch, int at, Card first, int chosen, List<Integer> candidates) {
        if (some != 0) {
            fill(left, stretch, at + 1, first, chosen | Integer.lowestOneBit(some), candidates);
        }
    }
}
