package kibitzer.conventions.bridge;

import java.util.HashMap;
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

    private static Map<String, Bounding> all() {
        Map<String, Bounding> all = new HashMap<>();
        for (Scale scale : Scale.values()) {
            all.put(scale.key(), (interval, option) -> scale.showing(Shown.NOTHING, interval));
            all.put(Partnership.least(scale).key(), (interval, option) -> {
                Interval partner = scale.of(option.position().soFar().shownByPartner());
                return scale.showing(Shown.NOTHING, shifted(interval, partner.least()));
            });
            all.put(Partnership.most(scale).key(), (interval, option) -> {
                Interval partner = scale.of(option.position().soFar().shownByPartner());
                return scale.showing(Shown.NOTHING, shifted(interval, partner.most()));
            });
        }
        all.put(
                BidFeatures.LENGTH.key(),
                (interval, option) -> BidFeatures.suitOf(option.answer())
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

    private static Shown length(Suit suit, Interval interval) {
        return Shown.NOTHING.withLength(suit, interval).tight();
    }

    /** What is left for the own hand when partner's part is taken off. */
    private static Interval shifted(Interval together, double partner) {
        return Interval.of(together.least() - partner, together.most() - partner);
    }
}
