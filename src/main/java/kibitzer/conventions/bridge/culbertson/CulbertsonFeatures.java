package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;

import java.util.Arrays;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.BridgeUnits;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.value.HonourTricks;
import kibitzer.conventions.bridge.value.PlayingTricks;
import kibitzer.conventions.bridge.value.Shape;
import kibitzer.conventions.bridge.value.Stoppers;
import kibitzer.conventions.bridge.value.TrumpSupport;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/** What only Culbertson's rules measure. */
final class CulbertsonFeatures {
    private static final int BOOK = 6;

    static final Trait<Bidding> PLUS_VALUE_OVER = new Trait<>(
            "plus-value-over",
            "a plus value over",
            "no plus value over",
            bidding -> HonourTricks.hasOddPlusValue(bidding.hand()));

    /** Trumps enough for the suit partner has bid first (p. 149). */
    static final Trait<Bidding> SUPPORTS_PARTNER = new Trait<>(
            "supports-partner",
            "support for partner's suit",
            "no support for partner's suit",
            bidding -> bidding.soFar().suitsOf(bidding.soFar().turn().partner()).stream()
                    .findFirst()
                    .filter(suit -> TrumpSupport.isAdequate(bidding.hand(), suit))
                    .isPresent());

    static final Trait<Bidding> DOUBLETON_BELOW_KING = new Trait<>(
            "doubleton-below-king",
            "a doubleton weaker than K-x",
            "no doubleton weaker than K-x",
            bidding -> Stoppers.hasDoubletonWeakerThan(bidding.hand(), Rank.KING));

    static final Quantity<Bidding> SHORTEST_SUIT = new Quantity<>(
            "shortest-suit",
            "card in the shortest suit",
            "cards in the shortest suit",
            bidding -> Arrays.stream(Suit.values())
                    .mapToInt(bidding.hand()::length)
                    .min()
                    .orElse(0));

    static final Quantity<Bidding> TRICKS_SHORT_OF_GAME = new Quantity<Bidding>(
                    "tricks-short-of-game",
                    "trick short of game",
                    "tricks short of game",
                    bidding -> Arrays.stream(Suit.values())
                            .mapToDouble(suit -> shortOfGame(bidding, suit))
                            .min()
                            .orElse(0))
            .in(BridgeUnits.HALF_TRICKS);

    static final Quantity<Option<Bidding, Call>> SUIT_SHORT_OF_GAME = new Quantity<Option<Bidding, Call>>(
                    "tricks-short-of-game-in-suit",
                    "trick short of game",
                    "tricks short of game",
                    option -> BidFeatures.suitOf(option.answer())
                            .map(suit -> shortOfGame(option.position(), suit))
                            .orElse(13.0))
            .in(BridgeUnits.HALF_TRICKS);

    /** Partner's tricks, three short of his contract or two if vulnerable, and the own honour-tricks. */
    static final Quantity<Bidding> TRICKS_OPPOSITE_LONG_SUIT = new Quantity<Bidding>(
                    "tricks-opposite-long-suit",
                    "trick with partner's long suit",
                    "tricks with partner's long suit",
                    bidding -> bidding.honourTricks()
                            + BOOK
                            + bidding.auction().lastBid().map(Call.Bid::level).orElse(0)
                            - (bidding.isVulnerable() ? 2 : 3))
            .in(BridgeUnits.HALF_TRICKS);

    static final Trait<Bidding> OPENING_IS_NATURAL = Trait.either(
            "natural-opening",
            "partner's opening bid is natural",
            "partner's opening bid is artificial",
            bidding -> bidding.soFar()
                    .lastMeaningOf(bidding.soFar().turn().partner())
                    .filter(Meaning::conventional)
                    .isEmpty());

    static final Trait<Option<Bidding, Call>> LONGEST_UNBID = new Trait<>(
            "longest-suit",
            "longer than any other suit that can be shown",
            "another suit that can be shown is as long",
            option -> BidFeatures.suitOf(option.answer())
                    .filter(suit -> Bids.unbid(option.position().soFar()).stream()
                            .allMatch(other -> other == suit
                                    || option.position().hand().length(other)
                                            < option.position().hand().length(suit)))
                    .isPresent());

    static final Trait<Option<Bidding, Call>> UNBALANCED = Trait.either(
            "unbalanced",
            "an unbalanced hand",
            "a balanced hand",
            option -> !Shape.isBalanced(option.position().hand()));

    private CulbertsonFeatures() {}

    static Need<Bidding> naturalOpening() {
        return has(OPENING_IS_NATURAL);
    }

    static Need<Bidding> artificialOpening() {
        return lacks(OPENING_IS_NATURAL);
    }

    static Need<Bidding> tricks(double least, double most) {
        return within(HONOUR_TRICKS, Range.between(least, most));
    }

    private static double shortOfGame(Bidding bidding, Suit suit) {
        return BOOK + BiddingSoFar.gameLevel(Strain.of(suit)) - PlayingTricks.of(bidding.hand(), suit);
    }
}
