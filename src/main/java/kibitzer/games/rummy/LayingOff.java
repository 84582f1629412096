package kibitzer.games.rummy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/**
 * A hand divided with the other player's melds open to it: what is laid off on them, and how the rest is divided.
 *
 * @param laidOff the cards added to the other player's melds
 * @param onto those melds, with what was added
 * @param rest what stays in the hand, divided with the least deadwood
 */
public record LayingOff(CardSet laidOff, List<CardSet> onto, Melding rest) {

    public LayingOff {
        onto = List.copyOf(onto);
    }

    /** Points left unmatched. */
    public int deadwood() {
        return rest.deadwood();
    }

    /** Nothing laid off: where the game does not allow it. */
    public static LayingOff none(Melder melder, List<CardSet> melds, CardSet hand) {
        return new LayingOff(CardSet.EMPTY, melds, melder.best(hand).getFirst());
    }

    /** The first of {@link #all}. */
    public static LayingOff best(Melder melder, List<CardSet> melds, CardSet hand) {
        return all(melder, melds, hand).getFirst();
    }

    /**
     * Every laying off that leaves the least unmatched, the fewest cards laid off first. Exact: every way of adding cards
     * one by one is tried, those that take a card out of the hand's own melds too.
     */
    public static List<LayingOff> all(Melder melder, List<CardSet> melds, CardSet hand) {
        CardSet before = union(melds);
        List<CardSet> laidOff = everyWay(melder.rules(), melds, hand).stream()
                .map(onto -> union(onto).minus(before))
                .distinct()
                .toList();
        int least = laidOff.stream()
                .mapToInt(laid -> melder.leastDeadwood(hand.minus(laid)))
                .min()
                .orElseThrow();
        return laidOff.stream()
                .filter(laid -> melder.leastDeadwood(hand.minus(laid)) == least)
                .sorted(Comparator.comparingInt(CardSet::size).thenComparingLong(CardSet::bits))
                .map(laid -> with(melder, melds, laid, hand))
                .toList();
    }

    /** True if all these cards can be added to the melds. */
    public static boolean isPossible(Melder melder, List<CardSet> melds, CardSet laidOff) {
        return everyWay(melder.rules(), melds, laidOff).stream().anyMatch(onto -> laidOff.subsetOf(union(onto)));
    }

    private static LayingOff with(Melder melder, List<CardSet> melds, CardSet laidOff, CardSet hand) {
        List<CardSet> onto = everyWay(melder.rules(), melds, laidOff).stream()
                .filter(longer -> laidOff.subsetOf(union(longer)))
                .findFirst()
                .orElseThrow();
        return new LayingOff(laidOff, onto, melder.best(hand.minus(laidOff)).getFirst());
    }

    /** The melds after every sequence of additions from the hand, none first. */
    private static Set<List<CardSet>> everyWay(MeldRules rules, List<CardSet> melds, CardSet hand) {
        Set<List<CardSet>> found = new HashSet<>();
        Deque<List<CardSet>> open = new ArrayDeque<>();
        found.add(List.copyOf(melds));
        open.add(List.copyOf(melds));
        while (!open.isEmpty()) {
            List<CardSet> here = open.remove();
            CardSet used = union(here);
            for (Card card : hand.minus(used)) {
                for (int i = 0; i < here.size(); i++) {
                    CardSet longer = here.get(i).with(card);
                    if (rules.isMeld(longer)) {
                        List<CardSet> there = new ArrayList<>(here);
                        there.set(i, longer);
                        if (found.add(List.copyOf(there))) {
                            open.add(List.copyOf(there));
                        }
                    }
                }
            }
        }
        return found;
    }

    private static CardSet union(List<CardSet> melds) {
        return melds.stream().reduce(CardSet.EMPTY, CardSet::union);
    }
}
