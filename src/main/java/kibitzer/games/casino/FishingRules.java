package kibitzer.games.casino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;

/**
 * The rules of a game in which hand cards take table cards, as data; each game says what it changes in its parent.
 *
 * @param pack the cards
 * @param hand cards dealt to each in a round
 * @param table cards dealt to the table in the first round
 * @param counts what cards count in sums
 * @param taking what one card takes at once
 * @param builds whether builds may be left on the table
 * @param stock how cards come from the stock
 * @param scoring what a deal scores, in the order of counting out
 * @param goal the points that win the game; 0 where a deal is a game
 * @param multiplied whether a game won in one deal or in two counts more
 */
public record FishingRules(
        Pack pack,
        int hand,
        int table,
        Counts counts,
        Taking taking,
        boolean builds,
        Stock stock,
        List<ScoreLine> scoring,
        int goal,
        boolean multiplied) {

    /** What one card takes at once. */
    public enum Taking {
        /** Cards of its rank, as many as it likes. */
        RANK,
        /** Cards of its rank and groups of its count, as many as it likes. */
        GROUPS,
        /** One card of its rank; only if there is none, one group of its count. */
        ONE
    }

    /** How cards come from the stock. */
    public enum Stock {
        /** To all hands when they are played out. */
        IN_ROUNDS,
        /** One after each play. */
        ONE_BY_ONE
    }

    public FishingRules {
        scoring = List.copyOf(scoring);
    }

    /** Casino (pp. 259-261). */
    static final FishingRules CASINO = new FishingRules(
            Pack.FULL, 4, 4, Counts.CASINO, Taking.GROUPS, true, Stock.IN_ROUNDS, ScoreLine.CASINO, 21, false);

    FishingRules pack(Pack other) {
        return new FishingRules(other, hand, table, counts, taking, builds, stock, scoring, goal, multiplied);
    }

    FishingRules dealing(int each, int open) {
        return new FishingRules(pack, each, open, counts, taking, builds, stock, scoring, goal, multiplied);
    }

    FishingRules counting(Counts other) {
        return new FishingRules(pack, hand, table, other, taking, builds, stock, scoring, goal, multiplied);
    }

    FishingRules taking(Taking other) {
        return new FishingRules(pack, hand, table, counts, other, builds, stock, scoring, goal, multiplied);
    }

    FishingRules withoutBuilds() {
        return new FishingRules(pack, hand, table, counts, taking, false, stock, scoring, goal, multiplied);
    }

    FishingRules drawing() {
        return new FishingRules(pack, hand, table, counts, taking, builds, Stock.ONE_BY_ONE, scoring, goal, multiplied);
    }

    FishingRules scoring(List<ScoreLine> lines, int points) {
        return new FishingRules(pack, hand, table, counts, taking, builds, stock, lines, points, multiplied);
    }

    /** The same, with more that scores, counted last. */
    public FishingRules andScoring(ScoreLine... more) {
        return scoring(
                Stream.concat(scoring.stream(), Stream.of(more)).distinct().toList(), goal);
    }

    FishingRules multiplying() {
        return new FishingRules(pack, hand, table, counts, taking, builds, stock, scoring, goal, true);
    }

    /** Every card of the pack. */
    public CardSet cards() {
        return CardSet.of(pack.cards());
    }

    /** Every set of loose cards that a card may take at once, largest first in each way of counting; empty if there is none. */
    public List<CardSet> captures(Card card, CardSet loose) {
        return switch (taking) {
            case RANK -> some(loose.of(card.rank()));
            case ONE -> one(card, loose);
            case GROUPS -> {
                List<Integer> values = counts.all(card.rank());
                if (values.isEmpty()) {
                    yield some(loose.of(card.rank()));
                }
                Set<CardSet> sets = new LinkedHashSet<>();
                values.forEach(
                        value -> sets.addAll(Groups.of(counts, loose, value).sets()));
                yield List.copyOf(sets);
            }
        };
    }

    /** The same with builds, which are taken whole by a card of their value, alone or beside loose cards. */
    public List<CardSet> captures(Card card, Layout layout) {
        Set<CardSet> sets = new LinkedHashSet<>(captures(card, layout.loose()));
        if (!layout.builds().isEmpty()) {
            counts.all(card.rank()).forEach(value -> sets.addAll(withBuilds(value, layout)));
        }
        return List.copyOf(sets);
    }

    private List<CardSet> withBuilds(int value, Layout layout) {
        List<CardSet> built = List.of(CardSet.EMPTY);
        for (Build build : layout.builds()) {
            if (build.value() == value) {
                List<CardSet> more = new ArrayList<>(built);
                built.forEach(set -> more.add(set.union(build.cards())));
                built = more;
            }
        }
        List<CardSet> loose =
                new ArrayList<>(Groups.of(counts, layout.loose(), value).sets());
        loose.add(CardSet.EMPTY);
        return built.stream()
                .filter(set -> !set.isEmpty())
                .flatMap(set -> loose.stream().map(set::union))
                .toList();
    }

    /** The largest of the sets that a card may take at once, all of them; the empty set alone if it takes nothing. */
    public List<CardSet> mostTaken(Card card, Layout layout) {
        List<CardSet> all = captures(card, layout);
        int most = all.stream().mapToInt(CardSet::size).max().orElse(0);
        return most == 0
                ? List.of(CardSet.EMPTY)
                : all.stream().filter(set -> set.size() == most).toList();
    }

    /**
     * Cards that a card takes at once, divided into what it pairs and the groups of its count; builds stay whole.
     *
     * @param taken one of {@link #captures(Card, Layout)}
     */
    public List<CardSet> division(Card card, CardSet taken, Layout layout) {
        List<CardSet> parts = new ArrayList<>();
        CardSet loose = taken;
        for (Build build : layout.builds()) {
            if (build.cards().subsetOf(taken)) {
                parts.add(build.cards());
                loose = loose.minus(build.cards());
            }
        }
        CardSet pairs = loose.of(card.rank());
        pairs.forEach(pair -> parts.add(CardSet.of(pair)));
        CardSet sums = loose.minus(pairs);
        counts.all(card.rank()).stream()
                .map(value -> Groups.division(counts, sums, value))
                .flatMap(Optional::stream)
                .findFirst()
                .ifPresent(parts::addAll);
        return parts;
    }

    private List<CardSet> one(Card card, CardSet loose) {
        CardSet equal = loose.of(card.rank());
        if (!equal.isEmpty()) {
            return equal.stream().map(CardSet::of).toList();
        }
        int value = counts.of(card.rank());
        return Groups.of(counts, loose, value).sets().stream()
                .filter(set -> counts.isGroup(set, value))
                .toList();
    }

    /** Every set of these cards but the empty one. */
    private static List<CardSet> some(CardSet cards) {
        List<CardSet> sets = new ArrayList<>();
        for (long set = cards.bits(); set != 0; set = set - 1 & cards.bits()) {
            sets.add(new CardSet(set));
        }
        sets.sort(Comparator.comparingInt(CardSet::size).reversed());
        return sets;
    }
}
