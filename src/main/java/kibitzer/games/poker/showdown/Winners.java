package kibitzer.games.poker.showdown;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.PokerForm;

/**
 * Who wins high and who wins low, by place from 0; several where they tie, none where nobody wins as he declared.
 *
 * @param high winners of the high half; of the whole pot where no one wins low
 * @param low winners of the low half; of the whole pot where no one wins high
 */
public record Winners(List<Integer> high, List<Integer> low) {
    public Winners {
        high = List.copyOf(high);
        low = List.copyOf(low);
    }

    /** The best of these players' hands in a game with one winning hand. */
    public static Winners of(PokerForm form, List<CardSet> hands, List<Integer> players) {
        return new Winners(best(form, hands, players), List.of());
    }

    /** The highest and the lowest hand, nothing being declared: each player tries for both (p. 91). */
    public static Winners of(HighLowForm form, List<CardSet> hands) {
        List<Integer> all = IntStream.range(0, hands.size()).boxed().toList();
        return new Winners(best(form.high(), hands, all), best(form.low(), hands, all));
    }

    /**
     * Who wins as he declared: a hand is compared only with those that declared the same way, and he who declared both
     * must win both (p. 93).
     *
     * @throws BookSilent if a player who declared both ties: the book does not say whether a tie wins
     */
    public static Winners of(HighLowForm form, List<CardSet> hands, List<Declared> declared) {
        List<Integer> all = IntStream.range(0, hands.size()).boxed().toList();
        List<Integer> high = best(
                form.high(),
                hands,
                all.stream().filter(place -> declared.get(place).high()).toList());
        List<Integer> low = best(
                form.low(),
                hands,
                all.stream().filter(place -> declared.get(place).low()).toList());
        return new Winners(keeping(high, low, declared), keeping(low, high, declared));
    }

    private static List<Integer> keeping(List<Integer> one, List<Integer> other, List<Declared> declared) {
        boolean ofBoth = one.stream().anyMatch(place -> declared.get(place) == Declared.BOTH);
        if (ofBoth && one.size() > 1) {
            throw new BookSilent("a player who declared both ties, and the book does not say whether a tie wins");
        }
        return ofBoth && !other.contains(one.getFirst()) ? List.of() : one;
    }

    private static List<Integer> best(PokerForm form, List<CardSet> hands, List<Integer> players) {
        return players.stream()
                .filter(place ->
                        players.stream().allMatch(other -> form.compare(hands.get(place), hands.get(other)) >= 0))
                .toList();
    }
}
