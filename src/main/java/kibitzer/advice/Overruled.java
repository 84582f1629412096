package kibitzer.advice;

import java.util.List;
import java.util.stream.Stream;

/**
 * Whether a rule behind the one that decides asks another degree of the scale by which that decides: that two pairs call says
 * nothing where less than a flush drops, nor that jacks up stay in where less than aces drops.
 */
final class Overruled {
    private Overruled() {}

    static <X> boolean is(Rule<X, ?> later, Rule<X, ?> deciding, X position) {
        List<Need<X>> limits = flat(deciding.needs()).toList();
        return flat(later.needs())
                .filter(need -> need.standing(position) == Standing.FAILS)
                .anyMatch(asked -> limits.stream().anyMatch(limit -> isOther(asked, limit, limits.size() > 1)));
    }

    /** True if both look at one scale and another degree of it; where more decides than the scale, at the same one too. */
    private static <X> boolean isOther(Need<X> asked, Need<X> limit, boolean decidesMore) {
        return asked instanceof Need.Reaches<X>(var scale, var least)
                && limit instanceof Need.Not<X>(Need.Reaches<X>(var other, var below))
                && scale.key().equals(other.key())
                && (decidesMore || least.value() != below.value());
    }

    private static <X> Stream<Need<X>> flat(List<Need<X>> needs) {
        return needs.stream().flatMap(need -> need instanceof Need.All<X>(var all) ? flat(all) : Stream.of(need));
    }
}
