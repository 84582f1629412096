package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** What is wrong with these sets as the contract; empty if they are it. */
    public Optional<String> objection(RummyRules rules, List<Cards> sets) {
        Optional<Cards> none =
                sets.stream().filter(set -> rules.readings(set).isEmpty()).findFirst();
        if (none.isPresent()) {
            return none.map(set -> set + " is no set: " + NoMeld.because(rules, set));
        }
        List<Meld> runsLaid = runs(rules, sets);
        if (asksForOthers(rules, sets)) {
            return Optional.of("these are "
                    + new Contract(deal, sets.size() - runsLaid.size(), runsLaid.size(), rising).inWords() + "; deal "
                    + deal + " asks for " + inWords());
        }
        Optional<String> size = sets.stream()
                .filter(set -> !hasTheSize(set, rules))
                .findFirst()
                .map(set ->
                        set + " has " + set.size() + " cards; a set of this contract has " + sizeInWords(set, rules));
        if (size.isPresent()) {
            return size;
        }
        int laid = sets.stream().mapToInt(Cards::size).sum();
        if (laid != cards()) {
            return Optional.of(laid + " cards are laid down; the contract takes " + cards());
        }
        return connected(runsLaid)
                ? Optional.of("two sequences of one suit connect; there must be a gap between them")
                : Optional.empty();
    }

    /** True of lawful sets that are not as many groups and sequences as the deal asks for. */
    public boolean asksForOthers(RummyRules rules, List<Cards> sets) {
        int laid = runs(rules, sets).size();
        return sets.stream().noneMatch(set -> rules.readings(set).isEmpty())
                && (laid != runs || sets.size() - laid != groups);
    }

    private static List<Meld> runs(RummyRules rules, List<Cards> sets) {
        return sets.stream()
                .flatMap(set -> rules.readings(set).stream().filter(Meld::run).limit(1))
                .toList();
    }

    private boolean isRun(Cards set, RummyRules rules) {
        return rules.readings(set).stream().anyMatch(Meld::run);
    }

    private boolean hasTheSize(Cards set, RummyRules rules) {
        if (rising) {
            return set.size() == (isRun(set, rules) ? 4 : 3);
        }
        return deal == LAST || set.size() == RummyRules.LEAST;
    }

    private String sizeInWords(Cards set, RummyRules rules) {
        return rising && isRun(set, rules) ? "four" : "three";
    }

    private static boolean connected(List<Meld> runs) {
        for (int i = 0; i < runs.size(); i++) {
            for (int j = 0; j < runs.size(); j++) {
                if (i != j && follows(runs.get(i), runs.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** True if the second is of the same suit and begins where the first ends, or overlaps it. */
    private static boolean follows(Meld first, Meld second) {
        if (suit(first) != suit(second)) {
            return false;
        }
        int from = place(first, 0);
        int to = place(first, first.places().size() - 1);
        int start = place(second, 0);
        return start >= from && start <= to + 1;
    }

    private static int suit(Meld meld) {
        return meld.cards().get(0).suit().ordinal();
    }

    /** Counted from the low ace. */
    private static int place(Meld meld, int index) {
        int rank = meld.places().get(index).as().ordinal() + 1;
        boolean lowAce = rank == LAST + 6 && index == 0 && meld.places().size() > 1;
        return lowAce ? 0 : rank;
    }
}
