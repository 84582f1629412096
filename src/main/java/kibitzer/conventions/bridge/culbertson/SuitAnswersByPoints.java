package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BiddingFeatures.SHAPE;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.CulbertsonCounts.RAISE;
import static kibitzer.conventions.bridge.SuitQuality.REGULAR;
import static kibitzer.conventions.bridge.SuitQuality.SUPPORT;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.SHORTEST_SUIT;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;

/** Answers to one of a suit, by points (p. 145-146): raises on points for raising, the rest on high cards. */
abstract class SuitAnswersByPoints implements Figures {
    @Override
    public List<Step> singleRaises() {
        return List.of(
                new Step(
                        "single-raise",
                        book(38).and("contract-bridge.p41"),
                        List.of(),
                        List.of(within(RAISE, Range.between(6, 10)), has(SUPPORT))),
                new Step(
                        "single-raise-on-five-trumps",
                        book(38),
                        List.of(),
                        List.of(within(RAISE, Range.exactly(5)), atLeast(LENGTH, 5))),
                new Step(
                        "single-raise-unbalanced",
                        book(38).and("contract-bridge.p41"),
                        List.of(atMost(SHORTEST_SUIT, 1)),
                        List.of(within(RAISE, Range.exactly(5)), has(SUPPORT))));
    }

    @Override
    public List<Step> doubleRaises() {
        return List.of(new Step(
                "double-raise",
                book(39).and("contract-bridge.p08"),
                List.of(),
                List.of(within(RAISE, Range.between(13, 16)), atLeast(LENGTH, 4))));
    }

    @Override
    public List<Step> raisesBeyondTheRows() {
        return List.of(new Step(
                "double-raise-beyond-the-rows",
                book(39).and("contract-bridge.p08")
                        .withFigureFromPractice("the rows end at 16 points; with more, and no suit or no trump to bid,"
                                + " the raise that forces to game is general practice")
                        .meaning("13 to 16 points", "raise-points"),
                List.of(),
                List.of(atLeast(RAISE, 17), atLeast(LENGTH, 4))));
    }

    @Override
    public List<Step> raisesBetweenTheRows() {
        return List.of(new Step(
                "single-raise-between-the-rows",
                book(38, 39)
                        .withFigureFromPractice("the rows leave out 11 and 12 points; where no new suit can be bid,"
                                + " the lower raise is general practice")
                        .meaning("6 to 10 or 13 to 16 points", "raise-points"),
                List.of(points(Range.atMost(10))),
                List.of(within(RAISE, Range.between(11, 12)), has(SUPPORT))));
    }

    @Override
    public Step tripleRaise() {
        return new Step(
                "triple-raise",
                book(40).withFigureFromPractice("the book asks for a freakish hand;"
                                + " five trumps and a singleton or void are general practice")
                        .meaning("a freakish hand", "shortest-suit", "length-of-suit")
                        .printing("points"),
                List.of(points(Range.atMost(8)), atMost(SHORTEST_SUIT, 1)),
                List.of(atLeast(LENGTH, 5)));
    }

    @Override
    public List<Step> oneOverOne() {
        return List.of(new Step(
                "one-over-one",
                book(41).and("contract-bridge.p40", "contract-bridge.p09", "culbertson-honour-tricks.p14"),
                List.of(points(Range.atLeast(5))),
                List.of(has(BIDDABLE))));
    }

    @Override
    public List<Step> twoOverOne() {
        return List.of(new Step(
                "two-over-one",
                book(42).and("contract-bridge.p44", "contract-bridge.p09"),
                List.of(points(Range.atLeast(10))),
                List.of(any(atLeast(LENGTH, 5), has(REGULAR)))));
    }

    @Override
    public Step oneNoTrumpTakeout() {
        return Step.of("one-no-trump", book(43).and("contract-bridge.p45"), List.of(points(6, 10)));
    }

    @Override
    public Step twoNoTrumpTakeout() {
        return Step.of(
                "two-no-trump",
                book(44).and("contract-bridge.p08").leaving(SHAPE.key()),
                List.of(points(13, 15), balanced()));
    }

    @Override
    public Step threeNoTrumpTakeout() {
        return Step.of("three-no-trump", book(45).leaving(SHAPE.key()), List.of(points(16, 18), balanced()));
    }

    @Override
    public Step jumpTakeout() {
        return new Step(
                "jump-takeout",
                book(46).and("contract-bridge.p08"),
                List.of(points(Range.atLeast(18))),
                List.of(has(BIDDABLE)));
    }

    /** None: the rows begin where an answer is usual. */
    @Override
    public Optional<Step> usualAnswer() {
        return Optional.empty();
    }

    @Override
    public Step tooWeakToAnswer() {
        return Step.of("pass", book(38, 41, 43).and("contract-bridge.p45"), List.of(points(Range.atMost(5))));
    }

    @Override
    public Step unplacedStrength() {
        return Step.of("", book(42, 43), List.of(points(11, 12)));
    }

    @Override
    public Step strongRaise() {
        return Step.of("", book(48, 55), List.of(points(Range.atLeast(10))));
    }

    @Override
    public Step noStrongRaise() {
        return Step.of("", book(47), List.of(points(Range.atMost(9))));
    }

    @Override
    public Step gameOppositeAnOpening() {
        return Step.of("", book(49), List.of(points(Range.atLeast(13))));
    }

    static Need<Bidding> counted(Quantity<Bidding> quantity, int least, int most) {
        return within(quantity, Range.between(least, most));
    }

    static Source book(int... numbers) {
        return Pointers.of("culbertson-point-count", numbers);
    }
}
