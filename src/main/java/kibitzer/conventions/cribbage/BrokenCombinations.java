package kibitzer.conventions.cribbage;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.Combination;

/** Which combinations a lay-away takes apart, in words. */
final class BrokenCombinations {
    /** So many are named, the dearest first; of the rest how many there are. */
    private static final int NAMED = 2;

    private BrokenCombinations() {}

    /** "the fifteen 8S 7H and the pair 8S 8D"; empty where each of them stays whole in one of the parts. */
    static String of(List<Combination> combinations, List<CardSet> parts) {
        List<Combination> broken = combinations.stream()
                .filter(one ->
                        parts.stream().noneMatch(part -> one.cards().minus(part).isEmpty()))
                .sorted(Comparator.comparingInt(Combination::points).reversed())
                .toList();
        String named = broken.stream()
                .limit(NAMED)
                .map(one -> named(one))
                .collect(Collectors.joining(broken.size() > NAMED ? ", " : " and "));
        return broken.size() > NAMED ? named + " and " + (broken.size() - NAMED) + " more" : named;
    }

    private static String named(Combination one) {
        return one.called() + " " + one.cards();
    }
}
