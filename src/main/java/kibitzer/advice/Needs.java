package kibitzer.advice;

import java.util.List;

/** The words with which rules state their needs. */
public final class Needs {
    private Needs() {}

    public static <X> Need<X> within(Quantity<X> quantity, Range range) {
        return new Need.Within<>(quantity, range);
    }

    public static <X> Need<X> atLeast(Quantity<X> quantity, double min) {
        return within(quantity, Range.atLeast(min));
    }

    public static <X> Need<X> atMost(Quantity<X> quantity, double max) {
        return within(quantity, Range.atMost(max));
    }

    public static <X> Need<X> among(Quality<X> quality, String... words) {
        return new Need.Among<>(quality, List.of(words), List.of());
    }

    public static <X> Need<X> has(Trait<X> trait) {
        return new Need.Has<>(trait);
    }

    public static <X> Need<X> lacks(Trait<X> trait) {
        return new Need.Not<>(has(trait));
    }

    /** The first quantity is at least as great as the second. */
    public static <X> Need<X> notLessThan(Quantity<X> greater, Quantity<X> lesser) {
        return new Need.Compared<>(greater, lesser, 0);
    }

    public static <X> Need<X> reaches(Scale<X> scale, Scale.Degree least) {
        return new Need.Reaches<>(scale, least);
    }

    public static <X> Need<X> below(Scale<X> scale, Scale.Degree limit) {
        return new Need.Not<>(reaches(scale, limit));
    }

    @SafeVarargs
    public static <X> Need<X> all(Need<X>... needs) {
        return new Need.All<>(List.of(needs));
    }

    @SafeVarargs
    public static <X> Need<X> any(Need<X>... needs) {
        return new Need.Any<>(List.of(needs));
    }

    public static <X> Need<X> not(Need<X> need) {
        return new Need.Not<>(need);
    }
}
