package kibitzer.games.trick.settle;

import java.util.Map;
import java.util.Optional;
import kibitzer.games.trick.TrickGame;

/**
 * What goes into a pool before the cards are dealt.
 *
 * @param dealer what the dealer pays whenever they deal
 * @param each what each pays instead where the pool is empty
 * @param loo what whoever stood and won no trick pays into the next pool, or the most where that follows the pool
 * @param single what a loo costs where the pool is the dealer's alone and a card is turned for each; 0 where such a pool is played for
 */
public record Antes(int dealer, int each, int loo, int single) {
    public static final Antes NONE = new Antes(0, 0, 0, 0);

    private static final Map<String, Antes> BY_ID = Map.of(
            // Culbertson, p. 194
            "spoil-five",
            new Antes(1, 1, 0, 0),
            // Culbertson, pp. 197-198
            "loo",
            new Antes(3, 0, 3, 0),
            // Round Games with Cards, p. 18
            "three-card-loo",
            new Antes(3, 0, 6, 3),
            // p. 26, in pence
            "loo-mixed",
            new Antes(3, 0, 30, 3),
            // p. 27 names no stakes; as many counters for the deal as there are tricks, as on p. 18
            "loo-five-card",
            new Antes(5, 0, 10, 5),
            "loo-irish",
            new Antes(3, 0, 6, 3),
            // Culbertson, p. 199: in multiples of five
            "five-card-loo",
            new Antes(5, 0, 5, 0));

    /** Nothing where a game has no pool, or it is made by what the play costs. */
    public static Antes of(TrickGame game) {
        return game.lineage().stream()
                .flatMap(one -> Optional.ofNullable(BY_ID.get(one.id())).stream())
                .findFirst()
                .orElse(NONE);
    }

    /** What a player pays into a pool of so much. */
    public int paidInto(int pool, boolean deals) {
        return pool <= 0 && each > 0 ? each : deals ? dealer : 0;
    }
}
