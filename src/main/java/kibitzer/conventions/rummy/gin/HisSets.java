package kibitzer.conventions.rummy.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.Gin;

/**
 * The sets that the opponent may have filled with the cards he took, each card in one set (p. 36). Of all the ways only
 * those are looked at that ask for the fewest cards besides: two queens taken are two of three queens rather than the ends
 * of two sequences.
 *
 * @param loose those he took that can stand in no set
 * @param ways each a choice of sets that hold all other cards he took; none where no ten cards do
 */
record HisSets(CardSet loose, List<List<CardSet>> ways) {
    private static final int SMALLEST_SET = 3;

    /** Every set of the pack that a card can stand in. */
    private static final Map<Card, List<Possible>> SETS = Card.ALL.stream()
            .collect(Collectors.toUnmodifiableMap(
                    card -> card,
                    card -> Gin.MELDER.melds(CardSet.FULL_PACK).stream()
                            .filter(meld -> meld.contains(card) && meld.size() <= Gin.HAND)
                            .map(Possible::of)
                            .toList()));

    /**
     * A set, and those of its cards that must have been taken for it to be asked for: a longer set is needed only where it
     * stands between cards he took.
     */
    private record Possible(CardSet set, CardSet taken) {
        static Possible of(CardSet set) {
            CardSet taken = set.size() == SMALLEST_SET ? CardSet.EMPTY : Gin.MELDS.isRun(set) ? ends(set) : set;
            return new Possible(set, taken);
        }

        /** The two cards without which a run of four or more is still a run. */
        private static CardSet ends(CardSet run) {
            return run.stream()
                    .filter(card -> Gin.MELDS.isRun(run.without(card)))
                    .collect(CardSet.toCardSet());
        }
    }

    /** @param unseen what he may hold besides */
    static HisSets of(CardSet took, CardSet unseen) {
        if (took.isEmpty()) {
            return new HisSets(CardSet.EMPTY, List.of());
        }
        Search search = new Search(took, unseen.union(took));
        CardSet loose = took.stream()
                .filter(card -> search.sets(card).findAny().isEmpty())
                .collect(CardSet.toCardSet());
        CardSet matched = took.minus(loose);
        if (!matched.isEmpty()) {
            search.cover(matched, search.within, List.of(), 0);
        }
        return new HisSets(loose, List.copyOf(search.found));
    }

    /** How many cards the sets hold; more than a hand has where there are no such sets. */
    int cards(CardSet took) {
        if (took.equals(loose)) {
            return 0;
        }
        return ways.isEmpty() ? Gin.HAND + 1 : size(ways.getFirst());
    }

    /** In how many of a hundred ways the card would go on one of the sets. */
    double percentGoneWith(Card card) {
        long going = ways.stream()
                .filter(way -> way.stream().anyMatch(set -> goesOn(card, set)))
                .count();
        return ways.isEmpty() ? 0 : 100.0 * going / ways.size();
    }

    /** A set among them that the card would go on. */
    Optional<CardSet> setFor(Card card) {
        return ways.stream()
                .flatMap(List::stream)
                .filter(set -> goesOn(card, set))
                .findFirst();
    }

    private static boolean goesOn(Card card, CardSet set) {
        return !set.contains(card) && Gin.MELDS.isMeld(set.with(card));
    }

    private static int size(List<CardSet> sets) {
        return sets.stream().mapToInt(CardSet::size).sum();
    }

    /** Looks for the ways with the fewest cards; used once. */
    private static final class Search {
        private final CardSet took;
        private final CardSet within;
        private final List<List<CardSet>> found = new ArrayList<>();
        private int fewest = Gin.HAND;

        Search(CardSet took, CardSet within) {
            this.took = took;
            this.within = within;
        }

        Stream<CardSet> sets(Card card) {
            return SETS.getOrDefault(card, List.of()).stream()
                    .filter(possible ->
                            possible.set().subsetOf(within) && possible.taken().subsetOf(took))
                    .map(Possible::set);
        }

        private void cover(CardSet open, CardSet free, List<CardSet> chosen, int cards) {
            if (open.isEmpty()) {
                if (cards < fewest) {
                    found.clear();
                    fewest = cards;
                }
                found.add(chosen);
                return;
            }
            sets(open.first())
                    .filter(set -> set.subsetOf(free) && cards + set.size() <= fewest)
                    .forEach(set -> cover(
                            open.minus(set),
                            free.minus(set),
                            Stream.concat(chosen.stream(), Stream.of(set)).toList(),
                            cards + set.size()));
        }
    }
}
