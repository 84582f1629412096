package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Bound.about;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.IS_CLUBS;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BidFeatures.RANK_OF_FIVE;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.openingTheBidding;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.SUIT_SHORT_OF_GAME;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.TRICKS_SHORT_OF_GAME;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Preference;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** The opening bids (p. 143-149), in the order in which a hand is tried. */
final class Openings {
    private static final double WITHIN_GAME = 1;

    private static final List<Preference<Option<Bidding, Call>>> WHICH_SUIT = List.of(
            most(LENGTH).because("the longest suit that can be bid"),
            most(RANK_OF_FIVE).because("the higher of two five-card suits"),
            most(IS_CLUBS).because("clubs before another four-card suit").inGeneral(),
            most(RANK).because("the higher of two four-card suits").inGeneral());

    private static final Source CLUB_HAND = source("vanderbilt-club.p01")
            .withFigureFromPractice("one club shows 3½ quick tricks or more, and the book names no opening for a weaker"
                    + " hand with clubs; the longest other suit is general practice");

    private Openings() {}

    /** One, two and three no trump. */
    static RuleBook<Bidding, Call> noTrump(Figures figures) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .thenBook(noTrump(figures, figures.threeNoTrump(), "3NT"))
                .thenBook(noTrump(figures, figures.twoNoTrump(), "2NT"))
                .thenBook(noTrump(figures, figures.oneNoTrump(), "1NT"))
                .book();
    }

    /** Two and three no trump. */
    static RuleBook<Bidding, Call> highNoTrump(Figures figures) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .thenBook(noTrump(figures, figures.threeNoTrump(), "3NT"))
                .thenBook(noTrump(figures, figures.twoNoTrump(), "2NT"))
                .book();
    }

    private static RuleBook<Bidding, Call> noTrump(Figures figures, Step step, String call) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(figures.id() + ".open." + step.name(), step.source())
                        .when(openingTheBidding())
                        .needs(step.hand())
                        .answers(Bids.call(call))
                        .why(OpeningReasons.of(step.name())))
                .book();
    }

    /** Two of the suit itself, forcing to game. */
    static RuleBook<Bidding, Call> naturalTwoBids(Figures figures) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(
                                figures.id() + ".open.two-bid",
                                figures.twoBid().source().and("contract-bridge.p07"))
                        .when(openingTheBidding())
                        .needs(figures.twoBid().hand())
                        .answers(Bids.suitsAtLevel(2))
                        .each(atLeast(LENGTH, 5), atMost(SUIT_SHORT_OF_GAME, WITHIN_GAME))
                        .prefer(
                                most(LENGTH).because("the longest suit"),
                                least(SUIT_SHORT_OF_GAME).because("the suit nearest to game"),
                                most(RANK).because("the higher of two equally long suits"))
                        .tells(Tells.FORCING_TO_GAME)
                        .whyByBook(
                                "Game is likely even opposite a hand that would pass a one-bid, so the opening must not be passed.",
                                "contract-bridge.p36"))
                .then(
                        rule(
                                        figures.id() + ".open.two-beyond-one-bid",
                                        figures.beyondOneBid().source())
                                .when(openingTheBidding())
                                .needs(figures.beyondOneBid().hand())
                                .answers(Bids.suitsAtLevel(2))
                                .each(has(BIDDABLE))
                                .prefer(
                                        most(LENGTH).because("the longest suit"),
                                        most(RANK).because("the higher of two equally long suits"))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "A one-bid might be passed although so strong a hand needs next to nothing from partner for game."))
                .book();
    }

    /** The artificial two clubs for all these hands. */
    static RuleBook<Bidding, Call> twoClubs(Figures figures) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(
                                        figures.id() + ".two-clubs.open.two-clubs",
                                        figures.twoBid().source().and("contract-bridge.p24"))
                                .when(openingTheBidding())
                                .needs(figures.twoBid().hand())
                                .needs(atMost(TRICKS_SHORT_OF_GAME, WITHIN_GAME))
                                .answers(Bids.call("2C"))
                                .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                                .why(
                                        "{It} keeps partner bidding until game, and as it says nothing of clubs the other suits are still to be named cheaply."))
                .then(
                        rule(
                                        figures.id() + ".two-clubs.open.two-clubs-beyond-one-bid",
                                        figures.beyondOneBid().source().and("contract-bridge.p24"))
                                .when(openingTheBidding())
                                .needs(figures.beyondOneBid().hand())
                                .answers(Bids.call("2C"))
                                .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                                .why(
                                        "So strong a hand must not be dropped in a one-bid; two clubs leaves the whole two level to describe it."))
                .book();
    }

    /** Two diamonds, hearts and spades of players whose strong opening is two clubs: too weak for a one-bid. */
    static RuleBook<Bidding, Call> weakTwos(Figures figures) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(
                                        figures.id() + ".two-clubs.open.weak-two",
                                        source("contract-bridge.p26")
                                                .withFigureFromPractice(
                                                        "figure lost in print; restored from the rest of the"
                                                                + " sentence: about 1½ honour-tricks")
                                                .printing("length-of-suit"))
                                .when(openingTheBidding())
                                .needs(within(HONOUR_TRICKS, between(about(1.5, 0.5), about(1.5, 0.5))))
                                .answers(Bids.oneOf("2D", "2H", "2S"))
                                .each(within(LENGTH, between(6, 6)))
                                .prefer(most(RANK))
                                .why(
                                        "{It} names a long suit, takes room from the opponents and warns partner that there is no opening hand behind it."))
                .book();
    }

    /** One club for every strong hand, and the other suits for the rest (Vanderbilt). */
    static RuleBook<Bidding, Call> vanderbilt(Figures figures) {
        String prefix = figures.id() + ".vanderbilt.open.";
        RuleBook.Builder<Bidding, Call> book = RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(
                                        prefix + "one-club",
                                        source("vanderbilt-club.p01")
                                                .withFigureFromPractice(
                                                        "the book's quick tricks are counted as honour-tricks")
                                                .printing("honour-tricks"))
                                .when(openingTheBidding())
                                .needs(atLeast(HONOUR_TRICKS, 3.5))
                                .answers(Bids.call("1C"))
                                .tells(Tells.FORCING, Tells.CONVENTIONAL)
                                .why(
                                        "{It} forces at the lowest level, so partner can tell strength from weakness while there is room for every suit."));
        // by honour-tricks one club takes every hand that must be opened: no other suit is left to it
        boolean clubTakesAll = figures.scale() == Scale.HONOUR_TRICKS;
        figures.oneOfASuit().stream()
                .skip(clubTakesAll ? 1 : 0)
                .forEach(step -> book.thenBook(oneOfASuit(figures, prefix, step, Bids.oneOf("1D", "1H", "1S"))));
        if (!clubTakesAll) {
            book.then(rule(prefix + "club-hand-below-one-club", CLUB_HAND)
                    .when(openingTheBidding())
                    .needs(figures.obligatory().hand())
                    .answers(Bids.oneOf("1D", "1H", "1S"))
                    .prefer(
                            most(LENGTH).because("the longest suit"),
                            least(RANK).inGeneral())
                    .whyByBook(
                            "One club would promise far more strength, so a club hand below that opens in another suit.",
                            "vanderbilt-club.p01"));
        }
        return book.book();
    }

    static RuleBook<Bidding, Call> oneOfASuit(Figures figures) {
        RuleBook.Builder<Bidding, Call> book = RuleBook.named(figures.name());
        figures.oneOfASuit()
                .forEach(step -> book.thenBook(oneOfASuit(figures, figures.id() + ".open.", step, Bids.any("1x"))));
        Step obligatory = figures.obligatory();
        return book.then(rule(
                                figures.id() + ".open." + obligatory.name(),
                                obligatory.source().and("culbertson-honour-tricks.p10"))
                        .when(openingTheBidding())
                        .needs(obligatory.hand())
                        .answers(Bids.any("1x"))
                        .each(atLeast(LENGTH, 4))
                        .prefer(WHICH_SUIT)
                        .why("So strong a hand may miss a game by waiting, so a poor suit is named rather than none."))
                .book();
    }

    private static RuleBook<Bidding, Call> oneOfASuit(
            Figures figures, String prefix, Step step, Answers<Bidding, Call> calls) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(prefix + step.name(), step.source())
                        .when(openingTheBidding())
                        .needs(step.hand())
                        .answers(calls)
                        .each(step.suit())
                        .prefer(WHICH_SUIT)
                        .why(OpeningReasons.of(step.name())))
                .book();
    }

    static RuleBook<Bidding, Call> pass(Figures figures) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(
                                        figures.id() + ".open.pass",
                                        figures.tooWeakToOpen().source())
                                .when(openingTheBidding())
                                .needs(figures.tooWeakToOpen().hand())
                                .answers(Bids.call("P"))
                                .why(
                                        "Partner counts on an opening for more than this, so bidding on less would lead the side too high."))
                .book();
    }
}
