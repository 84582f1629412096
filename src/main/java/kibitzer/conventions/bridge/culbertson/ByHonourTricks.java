package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.STOPPED_SUITS;
import static kibitzer.conventions.bridge.BiddingFeatures.WEAK_DOUBLETON;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.SuitQuality.LONG_OR_ONE_OF_TWO;
import static kibitzer.conventions.bridge.SuitQuality.MAJOR;
import static kibitzer.conventions.bridge.SuitQuality.ONE_OF_TWO_BIDDABLE;
import static kibitzer.conventions.bridge.SuitQuality.REBIDDABLE;
import static kibitzer.conventions.bridge.SuitQuality.REGULAR;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.DOUBLETON_BELOW_KING;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.PLUS_VALUE_OVER;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.tricks;

import java.util.List;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Scale;

/** The right column of p. 143-146: everything by honour-tricks; "2+" is 2 with a plus value over. */
final class ByHonourTricks extends SuitAnswersByHonourTricks {
    @Override
    public String id() {
        return "culbertson-honour-tricks";
    }

    @Override
    public String name() {
        return "Culbertson, by honour-tricks";
    }

    @Override
    public Scale scale() {
        return Scale.HONOUR_TRICKS;
    }

    @Override
    public Step oneNoTrump() {
        return Step.of(
                "one-no-trump",
                book(19, 20, 21)
                        .and("contract-bridge.p34")
                        .withFigureFromPractice(LOST + "the answers it must meet")
                        .meaning("a figure that is lost in print", "honour-tricks"),
                List.of(tricks(3.5, 4), balanced(), atLeast(STOPPED_SUITS, 3), lacks(WEAK_DOUBLETON)));
    }

    @Override
    public Step twoNoTrump() {
        return Step.of("two-no-trump", book(22), List.of(tricks(5, 5.5), balanced(), lacks(DOUBLETON_BELOW_KING)));
    }

    @Override
    public Step threeNoTrump() {
        return Step.of("three-no-trump", book(23), List.of(tricks(6, 6.5), balanced(), lacks(DOUBLETON_BELOW_KING)));
    }

    @Override
    public Step twoBid() {
        return Step.of(
                "two-bid",
                source("contract-bridge.p36", "contract-bridge.p38")
                        .withFigureFromPractice("the book asks for a probable game and names no figure;"
                                + " 4½ honour-tricks and tricks within one of game are general practice")
                        .meaning("a probable game", "points", "honour-tricks", "tricks-short-of-game-in-suit"),
                List.of(atLeast(HONOUR_TRICKS, 4.5)));
    }

    @Override
    public Step beyondOneBid() {
        return Step.of(
                "beyond-one-bid",
                source("contract-bridge.p35", "contract-bridge.p36")
                        .withFigureFromPractice("one-bids reach to 5 or more honour-tricks;"
                                + " where they end, at 6, is general practice"),
                List.of(atLeast(HONOUR_TRICKS, 6)));
    }

    @Override
    public List<Step> oneOfASuit() {
        return List.of(
                new Step(
                        "obligatory",
                        book(27).and("contract-bridge.p32", "contract-bridge.p33", "contract-bridge.p35"),
                        List.of(atLeast(HONOUR_TRICKS, 3.5)),
                        List.of(has(BIDDABLE))),
                new Step(
                        "biddable-suit",
                        book(26, 13).and("contract-bridge.p31"),
                        List.of(atLeast(HONOUR_TRICKS, 3)),
                        List.of(any(has(REGULAR), has(ONE_OF_TWO_BIDDABLE)))),
                new Step("rebiddable-suit", book(25), List.of(atLeast(HONOUR_TRICKS, 2.5)), List.of(has(REBIDDABLE))),
                new Step(
                        "six-card-major",
                        book(24),
                        List.of(atLeast(HONOUR_TRICKS, 2), has(PLUS_VALUE_OVER)),
                        List.of(atLeast(LENGTH, 6), has(MAJOR))));
    }

    @Override
    public Step obligatory() {
        return Step.of("without-biddable-suit", book(27), List.of(atLeast(HONOUR_TRICKS, 3.5)));
    }

    @Override
    public Step preempt() {
        return Step.of(
                "",
                Preempts.SOURCE,
                List.of(any(atMost(HONOUR_TRICKS, 1.5), all(atMost(HONOUR_TRICKS, 2), lacks(PLUS_VALUE_OVER)))));
    }

    @Override
    public Step tooWeakToOpen() {
        return Step.of("pass", book(24, 25, 26, 11), List.of(atMost(HONOUR_TRICKS, 3)));
    }

    @Override
    public NoTrumpAnswers toOneNoTrump() {
        Source between = book(56).and("culbertson-honour-tricks.p32")
                .withFigureFromPractice("the book names 2 and 3 honour-tricks;"
                        + " 2½ make the six of the game zone with partner's 3½");
        return new NoTrumpAnswers(
                Step.of("pass", book(28, 29), List.of(atMost(HONOUR_TRICKS, 1))),
                new Step("weak-suit", book(28), List.of(tricks(0.5, 1)), List.of(has(LONG_OR_ONE_OF_TWO))),
                new Step(
                        "inviting-suit",
                        book(30).withFigureFromPractice(LOST + "the rows beside it")
                                .meaning("a figure that is lost in print", "honour-tricks"),
                        List.of(tricks(1.5, 1.5), not(balanced())),
                        List.of(atLeast(LENGTH, 5))),
                Step.of("raise-to-two", book(30, 31), List.of(tricks(1.5, 2))),
                new Step(
                        "jump-in-a-suit",
                        book(32).and("contract-bridge.p08").leaving("honour-tricks"),
                        List.of(atLeast(HONOUR_TRICKS, 2.5), not(balanced())),
                        List.of(atLeast(LENGTH, 5))),
                Step.of("raise-to-three", between, List.of(tricks(2.5, 3))),
                List.of(),
                Step.of("raise-to-six", book(57).reckoning("honour-tricks"), List.of(atLeast(HONOUR_TRICKS, 3.5))),
                List.of(),
                List.of());
    }

    @Override
    public HighNoTrumpAnswers toTwoNoTrump() {
        return new HighNoTrumpAnswers(
                Step.of("pass", book(34), List.of(tricks(0, 0))),
                List.of(Step.of(
                        "raise-to-three",
                        book(33).withFigureFromPractice(LOST + "the slam zone")
                                .meaning("a figure that is lost in print", "honour-tricks"),
                        List.of(tricks(0.5, 1.5)))),
                Step.of("slam-try", book(35, 36), List.of(tricks(2, 2))),
                Step.of("slam", book(35, 57).reckoning("honour-tricks"), List.of(atLeast(HONOUR_TRICKS, 2.5))),
                List.of());
    }

    @Override
    public HighNoTrumpAnswers toThreeNoTrump() {
        return new HighNoTrumpAnswers(
                Step.of("pass", book(37), List.of(tricks(0, 0.5))),
                List.of(),
                Step.of("slam-try", book(37), List.of(tricks(1, 1))),
                Step.of("slam", book(37, 57).reckoning("honour-tricks"), List.of(atLeast(HONOUR_TRICKS, 1.5))),
                List.of());
    }

    @Override
    public Maximum strongNoTrump() {
        return openingWith(List.of("1NT", "2C"), book(19), 4);
    }

    @Override
    public Maximum acceptsTwoNoTrump() {
        return openingWith(List.of("1NT", "2NT"), book(55, 56), 4);
    }

    @Override
    public List<Maximum> acceptsFourNoTrump() {
        return List.of(
                openingWith(List.of("2NT", "4NT"), book(57), 5.5), openingWith(List.of("3NT", "4NT"), book(57), 6.5));
    }

    private static Maximum openingWith(List<String> calls, Source source, double least) {
        return new Maximum(
                calls,
                source.reckoning("honour-tricks"),
                atLeast(HONOUR_TRICKS, least),
                atMost(HONOUR_TRICKS, least - 0.5));
    }

    @Override
    public Step fair() {
        return Step.of("", book(30), List.of(atLeast(HONOUR_TRICKS, 1.5)));
    }

    @Override
    public Step weak() {
        return Step.of("", book(29), List.of(atMost(HONOUR_TRICKS, 0.5)));
    }

    @Override
    public Step notWeak() {
        return Step.of("", book(30), List.of(atLeast(HONOUR_TRICKS, 1)));
    }

    @Override
    public Step gameOppositeWeakTwo() {
        return Step.of("", book(56), List.of(atLeast(HONOUR_TRICKS, 4)));
    }

    @Override
    public Step noGameOppositeWeakTwo() {
        return Step.of("", book(55), List.of(atMost(HONOUR_TRICKS, 3.5)));
    }
}
