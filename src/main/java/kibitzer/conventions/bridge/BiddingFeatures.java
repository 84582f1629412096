package kibitzer.conventions.bridge;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import kibitzer.advice.Need;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Trait;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.Stoppers;

/** What rules measure on a hand in an auction, and the words in which they ask for it. */
public final class BiddingFeatures {
    public static final Quantity<Bidding> POINTS =
            Quantity.of("points", "point", Bidding::points).in(BridgeUnits.POINTS);

    public static final Quantity<Bidding> HONOUR_TRICKS =
            Quantity.of("honour-tricks", "honour-trick", Bidding::honourTricks).in(BridgeUnits.HALF_TRICKS);

    public static final Quantity<Bidding> PLAYING_TRICKS = Quantity.of(
                    "playing-tricks", "playing trick", Bidding::playingTricks)
            .in(BridgeUnits.HALF_TRICKS);

    public static final Quality<Bidding> SHAPE = new Quality<>("shape", "shape", "what shape", Bidding::shape);

    public static final Trait<Bidding> VULNERABLE =
            new Trait<>("vulnerable", "vulnerable", "not vulnerable", Bidding::isVulnerable);

    public static final Trait<Bidding> UNOPENED = Trait.either(
            "unopened",
            "nobody has opened",
            "the bidding is open",
            bidding -> bidding.auction().isUnopened());

    public static final Quantity<Bidding> STOPPED_SUITS =
            Quantity.of("stopped-suits", "stopped suit", bidding -> Stoppers.in(bidding.hand()));

    public static final Trait<Bidding> WEAK_DOUBLETON = new Trait<>(
            "weak-doubleton",
            "a doubleton weaker than Q-x",
            "no doubleton weaker than Q-x",
            bidding -> Stoppers.hasWeakDoubleton(bidding.hand()));

    private static final Map<Suit, Quantity<Bidding>> LENGTHS = Arrays.stream(Suit.values())
            .collect(Collectors.toUnmodifiableMap(
                    suit -> suit,
                    suit -> Quantity.of(
                            suit.plural(),
                            suit.singular(),
                            bidding -> bidding.hand().length(suit))));

    private BiddingFeatures() {}

    /** How many cards of a suit are held. */
    public static Quantity<Bidding> length(Suit suit) {
        return Objects.requireNonNull(LENGTHS.get(suit));
    }

    public static Need<Bidding> openingTheBidding() {
        return has(UNOPENED);
    }

    public static Need<Bidding> vulnerable() {
        return has(VULNERABLE);
    }

    public static Need<Bidding> notVulnerable() {
        return lacks(VULNERABLE);
    }

    public static Need<Bidding> points(Range range) {
        return within(POINTS, range);
    }

    public static Need<Bidding> points(int least, int most) {
        return points(Range.between(least, most));
    }

    public static Need<Bidding> playingTricks(Range range) {
        return within(PLAYING_TRICKS, range);
    }

    public static Need<Bidding> honourTricks(Range range) {
        return within(HONOUR_TRICKS, range);
    }

    /** One of the three no-trump shapes (p. 143, 145). */
    public static Need<Bidding> balanced() {
        return among(SHAPE, "4-3-3-3", "4-4-3-2", "5-3-3-2");
    }

    /**
     * A no-trump hand where a book gives a range for no trump and one for a suit and ranks neither: 4-3-3-3 and 4-4-3-2;
     * on the edge 5-3-3-2 with three suits stopped and a doubleton of Q-x or better (p. 144).
     */
    public static Need<Bidding> noTrumpHand() {
        return any(
                among(SHAPE, "4-3-3-3", "4-4-3-2"),
                all(
                        new Need.Among<>(SHAPE, List.of(), List.of("5-3-3-2")),
                        atLeast(STOPPED_SUITS, 3),
                        lacks(WEAK_DOUBLETON)));
    }
}
