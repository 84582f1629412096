package kibitzer.games.trick.settle;

import java.util.Map;
import java.util.Optional;
import kibitzer.games.trick.TrickGame;

/**
 * What goes into a pool before the cards are dealt.
 *
 * @param dealer what the dealer pays whenever they deal
 * @param each what each pays instead where the pool is empty
 * @param loo what whoever stood and won no trick pays into the next pool
 */
public record Antes(int dealer, int each, int loo) {
    public static final Antes NONE = new Antes(0, 0, 0);

    private static final Map<String, Antes> BY_ID = Map.of(
            // Culbertson, p. 194
            "spoil-five",
            new Antes(1, 1, 0),
            // Culbertson, pp. 197-198
            "loo",
            new Antes(3, 0, 3),
            // Round Games with Cards, p. 18
            "three-card-loo",
            new Antes(3, 0, 6));

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
