package kibitzer.conventions.bridge;

import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.games.bridge.Call;

/** What rules measure on two hands together: the own cards, and what partner has shown by his calls. */
public final class Partnership {
    /** Cards in the suit bid, with the fewest that partner has shown there. */
    public static final Quantity<Option<Bidding, Call>> TRUMPS = new Quantity<Option<Bidding, Call>>(
                    "trumps-together",
                    "card of the suit between both hands at least",
                    "cards of the suit between both hands at least",
                    option -> BidFeatures.suitOf(option.answer())
                            .map(suit -> option.position().hand().length(suit)
                                    + option.position()
                                            .soFar()
                                            .shownByPartner()
                                            .length(suit)
                                            .least())
                            .orElse(0.0))
            .told("such a bid counts on trumps together");

    private Partnership() {}

    /** Own strength and the least that partner has shown. */
    public static Quantity<Bidding> least(Scale scale) {
        return together(
                "least",
                scale,
                "between both hands at least",
                bidding -> scale.of(bidding)
                        + scale.of(bidding.soFar().shownByPartner()).least());
    }

    /** Own strength and what partner may be expected to hold, see {@link Expectation}. */
    public static Quantity<Bidding> expected(Scale scale) {
        return together(
                        "expected",
                        scale,
                        "expected between both hands",
                        bidding -> Expectation.together(
                                scale,
                                scale.of(bidding),
                                scale.of(bidding.soFar().shownByPartner())))
                .in(scale.counted().halved())
                .naming(Partnership::leftOut);
    }

    private static Quantity<Bidding> together(
            String how, Scale scale, String words, ToDoubleFunction<Bidding> measure) {
        return new Quantity<>(
                        how + "-together-" + scale.key(),
                        scale.unit() + " " + words,
                        scale.unit() + "s " + words,
                        measure)
                .in(scale.counted());
    }

    /** What an opponent's double for take-out tells is in none of these sums: partner may hold so much less. */
    static String leftOut(Bidding bidding) {
        BiddingSoFar soFar = bidding.soFar();
        return IntStream.range(0, soFar.auction().calls().size())
                        .filter(call -> soFar.auction().calls().get(call).equals(Call.DOUBLE)
                                && soFar.seatOf(call) != soFar.turn()
                                && soFar.seatOf(call) != soFar.turn().partner())
                        .mapToObj(soFar.meanings()::get)
                        .anyMatch(told -> told.conventional()
                                && told.shown().honourTricks().least() > 0)
                ? "their double left out"
                : "";
    }

    /** Own strength and the average of what partner may hold, however much he promised. */
    public static Quantity<Bidding> average(Scale scale) {
        return together(
                "average",
                scale,
                "between both hands on the average",
                bidding -> Expectation.average(
                        scale, scale.of(bidding), scale.of(bidding.soFar().shownByPartner())));
    }

    /** Own strength and the most that partner may hold. */
    public static Quantity<Bidding> most(Scale scale) {
        return together(
                "most",
                scale,
                "between both hands at most",
                bidding -> scale.of(bidding)
                        + scale.of(bidding.soFar().shownByPartner()).most());
    }
}
