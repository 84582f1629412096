package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.SHAPE;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.SuitQuality.MAJOR;
import static kibitzer.conventions.bridge.SuitQuality.REGULAR;
import static kibitzer.conventions.bridge.SuitQuality.STRONG_FOUR;
import static kibitzer.conventions.bridge.SuitQuality.SUPPORT;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.PLUS_VALUE_OVER;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.SHORTEST_SUIT;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.tricks;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/** Answers to one of a suit, by honour-tricks (p. 145-146). */
abstract class SuitAnswersByHonourTricks implements Figures {
    static final String LOST = "figure lost in print; restored from ";

    @Override
    public List<Step> singleRaises() {
        return List.of(
                new Step(
                        "single-raise",
                        book(38).and("contract-bridge.p41")
                                .withFigureFromPractice(LOST + "the answer of one no trump")
                                .meaning("a figure that is lost in print", "honour-tricks"),
                        List.of(tricks(1.5, 2)),
                        List.of(has(SUPPORT))),
                new Step(
                        "single-raise-on-four-trumps",
                        book(39),
                        List.of(tricks(1, 1), atMost(SHORTEST_SUIT, 2)),
                        List.of(atLeast(LENGTH, 4))),
                new Step(
                        "single-raise-with-a-singleton",
                        book(40).and("contract-bridge.p41"),
                        List.of(tricks(1, 1), atMost(SHORTEST_SUIT, 1)),
                        List.of(has(SUPPORT))));
    }

    @Override
    public List<Step> doubleRaises() {
        return List.of(
                new Step(
                        "double-raise",
                        book(43).and("contract-bridge.p08"),
                        List.of(atLeast(HONOUR_TRICKS, 3)),
                        List.of(atLeast(LENGTH, 4))),
                new Step(
                        "double-raise-on-good-trumps",
                        book(42).and("contract-bridge.p08"),
                        List.of(tricks(2.5, 2.5)),
                        List.of(has(STRONG_FOUR))),
                new Step(
                        "double-raise-on-five-trumps",
                        book(41).and("contract-bridge.p08"),
                        List.of(any(tricks(2.5, 2.5), all(tricks(2, 2), has(PLUS_VALUE_OVER)))),
                        List.of(atLeast(LENGTH, 5))));
    }

    /** None: the row of three honour-tricks has no end. */
    @Override
    public List<Step> raisesBeyondTheRows() {
        return List.of();
    }

    @Override
    public List<Step> raisesBetweenTheRows() {
        return List.of(new Step(
                "single-raise-between-the-rows",
                book(38, 42)
                        .withFigureFromPractice("the rows leave out 2½ honour-tricks with other trumps; where no new"
                                + " suit can be bid, the lower raise is general practice"),
                List.of(tricks(2.5, 2.5)),
                List.of(has(SUPPORT))));
    }

    @Override
    public Step tripleRaise() {
        return new Step(
                "triple-raise",
                book(44),
                List.of(tricks(1, 1.5), atMost(SHORTEST_SUIT, 1)),
                List.of(atLeast(LENGTH, 5)));
    }

    @Override
    public List<Step> oneOverOne() {
        return List.of(
                oneOverOne("one-over-one", 47, 1.5, List.of(has(BIDDABLE))),
                oneOverOne("one-over-one-five-cards", 46, 1, List.of(atLeast(LENGTH, 5))),
                oneOverOne("one-over-one-six-card-major", 45, 0.5, List.of(atLeast(LENGTH, 6), has(MAJOR))));
    }

    private static Step oneOverOne(String name, int pointer, double least, List<Need<Option<Bidding, Call>>> suit) {
        return new Step(
                name,
                book(pointer, 14).and("contract-bridge.p40", "contract-bridge.p09"),
                List.of(atLeast(HONOUR_TRICKS, least)),
                suit);
    }

    @Override
    public List<Step> twoOverOne() {
        return List.of(
                new Step(
                        "two-over-one",
                        book(48).and("contract-bridge.p44", "contract-bridge.p09"),
                        List.of(atLeast(HONOUR_TRICKS, 2)),
                        List.of(any(atLeast(LENGTH, 5), has(REGULAR)))),
                new Step(
                        "two-over-one-six-cards",
                        book(49).and("contract-bridge.p09"),
                        List.of(atLeast(HONOUR_TRICKS, 1.5)),
                        List.of(atLeast(LENGTH, 6))));
    }

    @Override
    public Step oneNoTrumpTakeout() {
        return Step.of(
                "one-no-trump",
                book(50).and("contract-bridge.p45")
                        .withFigureFromPractice(LOST + "the single raise")
                        .meaning("a figure that is lost in print", "honour-tricks"),
                List.of(tricks(1.5, 2)));
    }

    @Override
    public Step twoNoTrumpTakeout() {
        return Step.of(
                "two-no-trump",
                book(51).and("contract-bridge.p08").leaving(SHAPE.key()),
                List.of(tricks(3, 3.5), balanced()));
    }

    @Override
    public Step threeNoTrumpTakeout() {
        return Step.of("three-no-trump", book(52).leaving(SHAPE.key()), List.of(tricks(4, 4), balanced()));
    }

    @Override
    public Step jumpTakeout() {
        return new Step(
                "jump-takeout",
                book(53).and("contract-bridge.p08"),
                List.of(atLeast(HONOUR_TRICKS, 3.5)),
                List.of(has(BIDDABLE)));
    }

    @Override
    public Optional<Step> usualAnswer() {
        return Optional.of(new Step(
                "on-one-honour-trick",
                source("contract-bridge.p40")
                        .takenOver(
                                "p. 145 asks one and a half honour-tricks for four cards or for no trump; p. 149 says"
                                        + " that with one some response should usually be made")
                        .and("culbertson-honour-tricks.p10"),
                List.of(tricks(1, 1)),
                List.of(atLeast(LENGTH, 4))));
    }

    @Override
    public Step tooWeakToAnswer() {
        return Step.of("pass", book(45, 46, 47, 50).and("contract-bridge.p45"), List.of(atMost(HONOUR_TRICKS, 1)));
    }

    @Override
    public Step unplacedStrength() {
        return Step.of("", book(48, 50), List.of(tricks(2.5, 2.5)));
    }

    @Override
    public Step strongRaise() {
        return Step.of("", book(55, 59), List.of(atLeast(HONOUR_TRICKS, 2.5)));
    }

    @Override
    public Step noStrongRaise() {
        return Step.of("", book(54), List.of(atMost(HONOUR_TRICKS, 2)));
    }

    @Override
    public Step gameOppositeAnOpening() {
        return Step.of("", book(56), List.of(atLeast(HONOUR_TRICKS, 3)));
    }

    static Source book(int... numbers) {
        return Pointers.of("culbertson-honour-tricks", numbers);
    }
}
