package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Cards;
import kibitzer.cards.NumberWord;

/**
 * What a player must lay down first in one deal of contract rummy (p. 27).
 *
 * @param deal 1 to 7
 * @param groups how many groups
 * @param runs how many sequences
 * @param rising true where the contract grows by a card a deal, and sequences take four
 */
public record Contract(int deal, int groups, int runs, boolean rising) {
    private static final int LAST = 7;
    private static final int WHOLE_HAND = 12;
    private static final List<Contract> BASIC = List.of(
            new Contract(1, 2, 0, false),
            new Contract(2, 1, 1, false),
            new Contract(3, 0, 2, false),
            new Contract(4, 3, 0, false),
            new Contract(5, 2, 1, false),
            new Contract(6, 1, 2, false),
            new Contract(7, 0, 3, false));

    /** The contract of a deal, 1 to 7. */
    public static Contract of(int deal, boolean rising) {
        Contract basic = BASIC.get(deal - 1);
        return new Contract(deal, basic.groups, basic.runs, rising);
    }

    /** "two groups and one sequence". */
    public String inWords() {
        List<String> parts = new ArrayList<>();
        if (groups > 0) {
            parts.add(NumberWord.of(groups) + (groups == 1 ? " group" : " groups"));
        }
        if (runs > 0) {
            parts.add(NumberWord.of(runs) + (runs == 1 ? " sequence" : " sequences"));
        }
        return String.join(" and ", parts);
    }

    /** How many cards it takes. */
    public int cards() {
        return rising ? deal + 5 : deal == LAST ? WHOLE_HAND : RummyRules.LEAST * (groups + runs);
    }

    /** What is wrong with these sets as the contract, however their wild cards are named; empty if they are it. */
    public Optional<String> objection(RummyRules rules, List<Cards> sets) {
        Optional<Cards> none = sets.stream().filter(set -> !rules.isMeld(set)).findFirst();
        if (none.isPresent()) {
            return none.map(set -> set + " is no set: " + NoMeld.because(rules, set));
        }
        List<List<Meld>> ways = ways(rules, sets);
        List<List<Meld>> asked = ways.stream().filter(this::isAsked).toList();
        if (asked.isEmpty()) {
            List<Meld> way = ways.getFirst();
            return Optional.of(
                    "these are " + new Contract(deal, groups(way), runs(way).size(), rising).inWords() + "; deal "
                            + deal + " asks for " + inWords());
        }
        List<List<Meld>> sized = asked.stream()
                .filter(way -> way.stream().allMatch(this::hasTheSize))
                .toList();
        if (sized.isEmpty()) {
            return asked.getFirst().stream()
                    .filter(set -> !hasTheSize(set))
                    .findFirst()
                    .map(set -> set.cards() + " has " + set.places().size() + " cards; a set of this contract has "
                            + NumberWord.of(size(set)));
        }
        int laid = sets.stream().mapToInt(Cards::size).sum();
        if (laid != cards()) {
            return Optional.of(laid + " cards are laid down; the contract takes " + cards());
        }
        return sized.stream().allMatch(way -> connected(runs(way), rules))
                ? Optional.of("two sequences of one suit connect; there must be a gap between them")
                : Optional.empty();
    }

    /** True of lawful sets that are, however they are read, not as many groups and sequences as the deal asks for. */
    public boolean asksForOthers(RummyRules rules, List<Cards> sets) {
        return sets.stream().allMatch(rules::isMeld)
                && ways(rules, sets).stream().noneMatch(this::isAsked);
    }

    private boolean isAsked(List<Meld> way) {
        return groups(way) == groups && runs(way).size() == runs;
    }

    /** Every way to read the sets together, as sequences first. */
    private static List<List<Meld>> ways(RummyRules rules, List<Cards> sets) {
        List<List<Meld>> ways = List.of(List.of());
        for (Cards set : sets) {
            List<Meld> readings = rules.readings(set).stream()
                    .sorted(Comparator.comparing(Meld::run).reversed())
                    .toList();
            ways = ways.stream()
                    .flatMap(way -> readings.stream()
                            .map(reading -> Stream.concat(way.stream(), Stream.of(reading))
                                    .toList()))
                    .toList();
        }
        return ways;
    }

    private static List<Meld> runs(List<Meld> way) {
        return way.stream().filter(Meld::run).toList();
    }

    private static int groups(List<Meld> way) {
        return way.size() - runs(way).size();
    }

    private boolean hasTheSize(Meld set) {
        return deal == LAST && !rising || set.places().size() == size(set);
    }

    private int size(Meld set) {
        return rising && set.run() ? RummyRules.LEAST + 1 : RummyRules.LEAST;
    }

    private static boolean connected(List<Meld> runs, RummyRules rules) {
        for (int i = 0; i < runs.size(); i++) {
            for (int j = 0; j < runs.size(); j++) {
                if (i != j
                        && runs.get(i).suit(rules.wilds()) == runs.get(j).suit(rules.wilds())
                        && follows(runs.get(i), runs.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** True if the second, of the same suit, begins where the first ends, or overlaps it. */
    private static boolean follows(Meld first, Meld second) {
        int from = place(first, 0);
        int to = place(first, first.places().size() - 1);
        int start = place(second, 0);
        return start >= from && start <= to + 1;
    }

    /** Counted from the low ace. */
    private static int place(Meld meld, int index) {
        int rank = meld.places().get(index).as().ordinal() + 1;
        boolean lowAce = rank == LAST + 6 && index == 0 && meld.places().size() > 1;
        return lowAce ? 0 : rank;
    }
}
