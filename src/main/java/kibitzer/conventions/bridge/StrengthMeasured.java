package kibitzer.conventions.bridge;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;

/** Which features measure strength: of one hand, or of both hands of a side together. */
public final class StrengthMeasured {
    private static final Set<String> OF_ONE_HAND = keys(Stream.of(
            BiddingFeatures.POINTS,
            BiddingFeatures.HONOUR_TRICKS,
            CulbertsonCounts.OPENING,
            CulbertsonCounts.NO_TRUMP,
            CulbertsonCounts.NO_TRUMP_RESPONSE,
            CulbertsonCounts.RAISE));

    private static final Set<String> OF_BOTH_HANDS = keys(ofBothHands(
            Arrays.stream(Scale.values()),
            Stream.of(Partnership::least, Partnership::expected, Partnership::average, Partnership::most)));

    /** Of both hands too, where partner has asked for game or raised. */
    private static final Set<String> AS_PARTNER_BID = keys(Stream.concat(
            Arrays.stream(Scale.values()).map(AskedForGame::expected),
            Stream.of(AfterRaise.LEAST, AfterRaise.EXPECTED)));

    /** What is promised, held on the average or held at most. */
    private static final Set<String> SUMS_OF_POINTS = keys(ofBothHands(
            Stream.of(Scale.POINTS, Scale.COUNT, Scale.CULBERTSON_POINTS),
            Stream.of(Partnership::least, Partnership::average, Partnership::most)));

    private StrengthMeasured() {}

    private static Stream<Quantity<Bidding>> ofBothHands(
            Stream<Scale> scales, Stream<Function<Scale, Quantity<Bidding>>> together) {
        var sums = together.toList();
        return scales.flatMap(scale -> sums.stream().map(sum -> sum.apply(scale)));
    }

    private static Set<String> keys(Stream<? extends Quantity<?>> quantities) {
        return quantities.map(Quantity::key).collect(Collectors.toUnmodifiableSet());
    }

    /** True where the need, or one of those it is put together from, asks for strength. */
    public static boolean isAskedBy(Need<?> need) {
        return switch (need) {
            case Need.Within<?>(var quantity, var _) ->
                Stream.of(OF_ONE_HAND, OF_BOTH_HANDS, AS_PARTNER_BID).anyMatch(keys -> keys.contains(quantity.key()));
            case Need.All<?>(var needs) -> needs.stream().anyMatch(StrengthMeasured::isAskedBy);
            case Need.Any<?>(var needs) -> needs.stream().anyMatch(StrengthMeasured::isAskedBy);
            case Need.Not<?>(var contrary) -> isAskedBy(contrary);
            case Need.Among<?> _, Need.Has<?> _, Need.Compared<?> _, Need.Reaches<?> _ -> false;
        };
    }

    /** True of the key of what both hands of a side hold together, counted from the calls alone. */
    public static boolean isOfBothHands(String key) {
        return OF_BOTH_HANDS.contains(key);
    }

    /** True of points that both hands hold together: promised, on the average or at most. */
    public static boolean isSumOfPoints(Quantity<?> quantity) {
        return SUMS_OF_POINTS.contains(quantity.key());
    }
}
