package kibitzer.conventions.bridge;

import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;

import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Trait;

/** What rules measure on a hand in an auction, and the words in which they ask for it. */
public final class BiddingFeatures {
    public static final Quantity<Bidding> POINTS = Quantity.of("points", "point", Bidding::points);

    public static final Quantity<Bidding> HONOUR_TRICKS =
            Quantity.of("honour-tricks", "honour-trick", Bidding::honourTricks);

    public static final Quantity<Bidding> PLAYING_TRICKS =
            Quantity.of("playing-tricks", "playing trick", Bidding::playingTricks);

    public static final Quality<Bidding> SHAPE = new Quality<>("shape", "shape", Bidding::shape);

    public static final Trait<Bidding> VULNERABLE =
            new Trait<>("vulnerable", "vulnerable", "not vulnerable", Bidding::isVulnerable);

    public static final Trait<Bidding> UNOPENED = new Trait<>(
            "unopened",
            "nobody has opened",
            "the bidding is open",
            bidding -> bidding.auction().isUnopened());

    private BiddingFeatures() {}

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
     * As {@link #balanced}, a five-card suit on the edge: where a book gives a no-trump range and a range for one of a
     * suit and does not rank them, a hand with a real suit may choose.
     */
    public static Need<Bidding> balancedWithoutFiveCardSuit() {
        return new Need.Among<>(SHAPE, List.of("4-3-3-3", "4-4-3-2"), List.of("5-3-3-2"));
    }
}
