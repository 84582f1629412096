package kibitzer.conventions.bridge;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Bound;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Range;
import kibitzer.advice.Rule;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;

/**
 * What a rule's needs tell of the hand that meets them: needs are data, so the same line that advises can be read
 * backwards. What a need does not bound by itself (a preference, a rare trait) tells nothing; the reading is wide,
 * never wrong.
 */
final class ShownByNeeds {
    /** Wider than any figure a hand can show. */
    private static final double FAR = 100_000;

    private static final int HAND = 13;

    private ShownByNeeds() {}

    static Shown of(Rule<Bidding, Call> rule, Option<Bidding, Call> option) {
        return Stream.concat(
                        rule.needs().stream().map(need -> ofHand(need, option)),
                        rule.each().stream().map(need -> ofBid(need, option)))
                .reduce(longest(rule, option), Shown::meet);
    }

    /**
     * Where the longest of a few suits is bid, whatever it holds, it is no shorter than an even share of what the other
     * suits leave, and none of the few is longer.
     */
    private static Shown longest(Rule<Bidding, Call> rule, Option<Bidding, Call> option) {
        Optional<Suit> bid = BidFeatures.suitOf(option.answer());
        boolean isLongest = rule.each().isEmpty()
                && rule.order().stream()
                        .findFirst()
                        .filter(first -> first.most()
                                && !first.usually()
                                && first.by().key().equals(BidFeatures.LENGTH.key()))
                        .isPresent();
        if (bid.isEmpty() || !isLongest) {
            return Shown.NOTHING;
        }
        List<Suit> few = rule.answers().in(option.position()).stream()
                .flatMap(answer -> BidFeatures.suitOf(answer).stream())
                .distinct()
                .toList();
        double elsewhere = Arrays.stream(Suit.values())
                .filter(suit -> !few.contains(suit))
                .mapToDouble(suit -> HAND - shownByOthers(option.position().soFar(), suit))
                .sum();
        Shown shown = Shown.NOTHING.withLength(
                bid.get(), Interval.of(Math.max(0, Math.ceil((HAND - elsewhere) / few.size())), HAND));
        for (Suit suit : few) {
            if (suit != bid.get()) {
                shown = shown.withLength(suit, Interval.of(0, Math.floor(HAND / 2.0)));
            }
        }
        return shown;
    }

    private static double shownByOthers(BiddingSoFar soFar, Suit suit) {
        return Arrays.stream(Seat.values())
                .filter(seat -> seat != soFar.turn())
                .mapToDouble(seat -> soFar.shown(seat).length(suit).least())
                .sum();
    }

    private static Shown ofHand(Need<Bidding> need, Option<Bidding, Call> option) {
        return switch (need) {
            case Need.Within<Bidding>(var quantity, Range range) -> bounded(quantity.key(), around(range), option);
            case Need.Among<Bidding>(var quality, var words, var edge) ->
                quality.key().equals(BiddingFeatures.SHAPE.key()) ? shapes(words, edge) : Shown.NOTHING;
            case Need.Has<Bidding>(var trait) -> implied(trait.key(), option);
            case Need.Compared<Bidding> compared -> Shown.NOTHING;
            case Need.Reaches<Bidding> reaches -> Shown.NOTHING;
            case Need.All<Bidding>(var needs) ->
                needs.stream().map(inner -> ofHand(inner, option)).reduce(Shown.NOTHING, Shown::meet);
            case Need.Any<Bidding>(var needs) ->
                needs.stream()
                        .map(inner -> ofHand(inner, option))
                        .reduce(Shown::hull)
                        .orElse(Shown.NOTHING);
            case Need.Not<Bidding> not -> Shown.NOTHING;
        };
    }

    private static Shown ofBid(Need<Option<Bidding, Call>> need, Option<Bidding, Call> option) {
        return switch (need) {
            case Need.Within<Option<Bidding, Call>>(var quantity, Range range) ->
                bounded(quantity.key(), around(range), option);
            case Need.Has<Option<Bidding, Call>>(var trait) -> implied(trait.key(), option);
            case Need.All<Option<Bidding, Call>>(var needs) ->
                needs.stream().map(inner -> ofBid(inner, option)).reduce(Shown.NOTHING, Shown::meet);
            case Need.Any<Option<Bidding, Call>>(var needs) ->
                needs.stream()
                        .map(inner -> ofBid(inner, option))
                        .reduce(Shown::hull)
                        .orElse(Shown.NOTHING);
            case Need.Among<Option<Bidding, Call>> among -> Shown.NOTHING;
            case Need.Compared<Option<Bidding, Call>> compared -> Shown.NOTHING;
            case Need.Reaches<Option<Bidding, Call>> reaches -> Shown.NOTHING;
            case Need.Not<Option<Bidding, Call>> not -> Shown.NOTHING;
        };
    }

    /** A range with the softness of its ends. */
    private static Interval around(Range range) {
        return Interval.of(
                range.min().map(end -> end.value() - end.slack()).orElse(-FAR),
                range.max().map(ShownByNeeds::upper).orElse(FAR));
    }

    private static double upper(Bound end) {
        return end.value() + end.slack();
    }

    private static Shown bounded(String quantity, Interval interval, Option<Bidding, Call> option) {
        Bounding bounding = Bounding.BY_QUANTITY.get(quantity);
        return bounding == null ? Shown.NOTHING : bounding.shown(interval, option);
    }

    private static Shown implied(String trait, Option<Bidding, Call> option) {
        Interval length = LENGTHS_IMPLIED.get(trait);
        if (trait.endsWith(Reply.TOLD)) {
            String what = trait.substring(0, trait.length() - Reply.TOLD.length());
            return Reply.told(what, option.answer())
                    .map(told -> Shown.NOTHING.with(what, told))
                    .orElse(Shown.NOTHING);
        }
        return length == null
                ? Shown.NOTHING
                : BidFeatures.suitOf(option.answer())
                        .map(suit -> Shown.NOTHING.withLength(suit, length).tight())
                        .orElse(Shown.NOTHING);
    }

    /** How long a suit with this trait is at least. */
    private static final Map<String, Interval> LENGTHS_IMPLIED = Map.of(
            BidFeatures.BIDDABLE.key(), Interval.of(4, 13),
            SuitQuality.REGULAR.key(), Interval.of(4, 13),
            SuitQuality.ONE_OF_TWO_BIDDABLE.key(), Interval.of(4, 13),
            SuitQuality.REBIDDABLE.key(), Interval.of(5, 13),
            SuitQuality.LONG_OR_ONE_OF_TWO.key(), Interval.of(5, 13),
            SuitQuality.SUPPORT.key(), Interval.of(3, 13),
            SuitQuality.STRONG_FOUR.key(), Interval.of(4, 13));

    /** Every suit as short and as long as some of the shapes has it. */
    private static Shown shapes(List<String> words, List<String> edge) {
        int[] lengths = Stream.concat(words.stream(), edge.stream())
                .flatMap(shape -> Arrays.stream(shape.split("-")))
                .mapToInt(Integer::parseInt)
                .toArray();
        Interval any = Interval.of(
                Arrays.stream(lengths).min().orElse(0),
                Arrays.stream(lengths).max().orElse(13));
        Shown shown = Shown.NOTHING;
        for (Suit suit : Suit.values()) {
            shown = shown.withLength(suit, any);
        }
        return shown;
    }
}
