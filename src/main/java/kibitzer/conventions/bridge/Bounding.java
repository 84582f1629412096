package kibitzer.conventions.bridge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Option;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;

/** How a range of one quantity bounds the hand that lies in it, where the auction is known. */
@FunctionalInterface
interface Bounding {
    Shown shown(Interval interval, Option<Bidding, Call> option);

    /** By the key of the quantity; a quantity that is missing here tells nothing. */
    Map<String, Bounding> BY_QUANTITY = all();

    /** The fewest points of none, one, two and three of ace, king and queen. */
    List<Integer> OF_TOP_HONOURS = List.of(0, 2, 5, 9);

    private static Map<String, Bounding> all() {
        Map<String, Bounding> all = new HashMap<>();
        for (Scale scale : Scale.values()) {
            all.put(
                    scale.key(),
                    (interval, option) -> scale.shownBy(option.position().soFar(), interval));
            all.put(Partnership.least(scale).key(), (interval, option) -> {
                Interval partner = scale.of(option.position().soFar().shownByPartner());
                return scale.shownBy(option.position().soFar(), shifted(interval, partner.least()));
            });
            all.put(Partnership.most(scale).key(), (interval, option) -> {
                Interval partner = scale.of(option.position().soFar().shownByPartner());
                return scale.shownBy(option.position().soFar(), shifted(interval, partner.most()));
            });
            all.put(
                    AskedForGame.expected(scale).key(),
                    (interval, option) -> scale.shownBy(
                            option.position().soFar(),
                            AskedForGame.own(scale, interval, option.position().soFar())));
            all.put(
                    Partnership.expected(scale).key(),
                    (interval, option) -> scale.shownBy(
                            option.position().soFar(),
                            Expectation.own(
                                    scale,
                                    interval,
                                    scale.of(option.position().soFar().shownByPartner()))));
        }
        for (Suit suit : Suit.values()) {
            all.put(
                    "top-" + suit.plural(),
                    (interval, option) -> Shown.NOTHING.withPoints(Interval.of(OF_TOP_HONOURS.get(top(interval)), 40)));
        }
        all.put(CulbertsonCounts.NO_TRUMP.key(), (interval, option) -> points(interval, 1, 1));
        all.put(
                CulbertsonCounts.NO_TRUMP_RESPONSE.key(),
                (interval, option) -> points(interval, 2, 1).with(CulbertsonCounts.NO_TRUMP_RESPONSE.key(), interval));
        all.put(
                CulbertsonCounts.RAISE.key(),
                (interval, option) -> points(interval, 12, 2).with(CulbertsonCounts.RAISE.key(), interval));
        all.put("aces", (interval, option) -> Shown.NOTHING.with("aces", ofFour(interval)));
        all.put(
                AfterRaise.LEAST.key(),
                (interval, option) -> count(
                        interval, AfterRaise.told(option.position().soFar()).least()));
        all.put(
                AfterRaise.EXPECTED.key(),
                (interval, option) -> count(
                        interval,
                        AfterRaise.middle(AfterRaise.told(option.position().soFar()))));
        all.put(
                OpeningSideDoubles.IN_THE_SUIT_BID.key(),
                (interval, option) -> option.position()
                        .auction()
                        .lastBid()
                        .flatMap(bid -> bid.strain().suit())
                        .map(suit -> length(suit, interval))
                        .orElse(Shown.NOTHING));
        all.put(
                OpeningSideDoubles.IN_PARTNERS_SUIT.key(),
                (interval, option) -> noLonger(
                        option.position()
                                .soFar()
                                .suitsOf(option.position().soFar().turn().partner()),
                        interval.most()));
        all.put(
                BidFeatures.LENGTH.key(),
                (interval, option) -> BidFeatures.suitOf(option.answer())
                        .map(suit -> length(suit, interval))
                        .orElse(Shown.NOTHING));
        all.put(
                BidFeatures.MAJOR_LENGTH.key(),
                (interval, option) -> BidFeatures.suitOf(option.answer())
                        .filter(Suit::isMajor)
                        .map(suit -> length(suit, interval))
                        .orElse(Shown.NOTHING));
        all.put(
                Partnership.TRUMPS.key(),
                (interval, option) -> BidFeatures.suitOf(option.answer())
                        .map(suit -> length(
                                suit,
                                shifted(
                                        interval,
                                        option.position()
                                                .soFar()
                                                .shownByPartner()
                                                .length(suit)
                                                .least())))
                        .orElse(Shown.NOTHING));
        for (Suit suit : Suit.values()) {
            all.put(BiddingFeatures.length(suit).key(), (interval, option) -> length(suit, interval));
        }
        return Map.copyOf(all);
    }

    /** High-card points of a hand whose corrected count lies within: so much less, so much more. */
    private static Shown points(Interval counted, double less, double more) {
        return Shown.NOTHING.withPoints(
                Interval.of(Math.max(0, counted.least() - less), Math.max(0, counted.most() + more)));
    }

    /** Opening count of a hand that counts so much together with partner after his raise: up to 5 less, 1 more. */
    private static Shown count(Interval together, double partner) {
        Interval own = shifted(together, partner);
        return Shown.NOTHING.withCount(Interval.of(own.least() - 5, own.most() + 1));
    }

    /** So many of the four there are. */
    private static Interval ofFour(Interval interval) {
        return Interval.of(Math.max(0, interval.least()), Math.min(4, interval.most()));
    }

    private static Shown length(Suit suit, Interval interval) {
        return Shown.NOTHING.withLength(suit, interval).tight();
    }

    private static int top(Interval interval) {
        return (int) Math.clamp(interval.least(), 0, OF_TOP_HONOURS.size() - 1);
    }

    /** No more than so many in each of these suits. */
    private static Shown noLonger(List<Suit> suits, double most) {
        Shown shown = Shown.NOTHING;
        for (Suit suit : most < 0 ? List.<Suit>of() : suits) {
            shown = shown.withLength(suit, Interval.of(0, Math.min(most, 13)));
        }
        return shown.tight();
    }

    /** What is left for the own hand when partner's part is taken off. */
    private static Interval shifted(Interval together, double partner) {
        return Interval.of(together.least() - partner, together.most() - partner);
    }
}
