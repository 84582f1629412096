package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Bound.about;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.POINTS;
import static kibitzer.conventions.bridge.BiddingFeatures.STOPPED_SUITS;
import static kibitzer.conventions.bridge.BiddingFeatures.WEAK_DOUBLETON;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.CulbertsonCounts.NO_TRUMP;
import static kibitzer.conventions.bridge.CulbertsonCounts.NO_TRUMP_RESPONSE;
import static kibitzer.conventions.bridge.CulbertsonCounts.OPENING;
import static kibitzer.conventions.bridge.SuitQuality.LONG_OR_ONE_OF_TWO;
import static kibitzer.conventions.bridge.SuitQuality.REBIDDABLE;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.DOUBLETON_BELOW_KING;

import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Scale;

/** The left column of p. 143-146: everything by points. */
final class ByPoints extends SuitAnswersByPoints {
    private static final String COLUMN_IS_FOR_BALANCED =
            "the column of points speaks of balanced hands only; the other column's bid, in points, is general practice";

    private final String id;
    private final String name;

    ByPoints(String id, String name) {
        this.id = id;
        this.name = name;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Scale scale() {
        return Scale.CULBERTSON_POINTS;
    }

    @Override
    public Step oneNoTrump() {
        return Step.of(
                "one-no-trump",
                book(10, 11, 12).and("culbertson-point-count.p02", "culbertson-point-count.p03", "contract-bridge.p34"),
                List.of(counted(NO_TRUMP, 16, 18), balanced(), atLeast(STOPPED_SUITS, 3), lacks(WEAK_DOUBLETON)));
    }

    @Override
    public Step twoNoTrump() {
        return Step.of(
                "two-no-trump", book(13), List.of(counted(NO_TRUMP, 22, 24), balanced(), lacks(DOUBLETON_BELOW_KING)));
    }

    @Override
    public Step threeNoTrump() {
        return Step.of(
                "three-no-trump",
                book(14),
                List.of(counted(NO_TRUMP, 25, 27), balanced(), lacks(DOUBLETON_BELOW_KING)));
    }

    @Override
    public Step twoBid() {
        return Step.of(
                "two-bid",
                source("contract-bridge.p36", "contract-bridge.p38")
                        .withFigureFromPractice("the book asks for a probable game and names no figure;"
                                + " 17 points and tricks within one of game are general practice")
                        .meaning("a probable game", "points", "honour-tricks", "tricks-short-of-game-in-suit"),
                List.of(points(Range.atLeast(17))));
    }

    @Override
    public Step beyondOneBid() {
        return Step.of(
                "beyond-one-bid", source("contract-bridge.p35", "contract-bridge.p36"), List.of(atLeast(OPENING, 25)));
    }

    @Override
    public List<Step> oneOfASuit() {
        return List.of(
                new Step(
                        "obligatory",
                        book(18).and("contract-bridge.p32", "contract-bridge.p33", "contract-bridge.p35"),
                        List.of(atLeast(OPENING, 14)),
                        List.of(has(BIDDABLE))),
                new Step("biddable-suit", book(17), List.of(atLeast(OPENING, 13)), List.of(has(BIDDABLE))),
                new Step("rebiddable-suit", book(16), List.of(atLeast(OPENING, 12)), List.of(has(REBIDDABLE))),
                new Step(
                        "good-suit",
                        book(15),
                        List.of(atLeast(OPENING, 11), atLeast(HONOUR_TRICKS, 2.5)),
                        List.of(has(REBIDDABLE))));
    }

    @Override
    public Step obligatory() {
        return Step.of("without-biddable-suit", book(18), List.of(atLeast(OPENING, 14)));
    }

    @Override
    public Step preempt() {
        return Step.of("", Preempts.SOURCE, List.of(points(Range.atMost(about(8, 1)))));
    }

    @Override
    public Step tooWeakToOpen() {
        return Step.of("pass", book(15, 16, 17), List.of(atMost(OPENING, 13)));
    }

    @Override
    public NoTrumpAnswers toOneNoTrump() {
        Source weakSuit = source("culbertson-honour-tricks.p28").withFigureFromPractice(COLUMN_IS_FOR_BALANCED);
        Source inviting = source("culbertson-honour-tricks.p30").withFigureFromPractice(COLUMN_IS_FOR_BALANCED);
        Source jump = source("culbertson-honour-tricks.p32", "contract-bridge.p08")
                .withFigureFromPractice(COLUMN_IS_FOR_BALANCED);
        Need<Bidding> unbalanced = not(balanced());
        return new NoTrumpAnswers(
                Step.of("pass", book(19), List.of(within(NO_TRUMP_RESPONSE, Range.atMost(7)))),
                new Step("weak-suit", weakSuit, List.of(points(3, 7)), List.of(has(LONG_OR_ONE_OF_TWO))),
                new Step(
                        "inviting-suit",
                        inviting,
                        List.of(counted(NO_TRUMP_RESPONSE, 8, 9), unbalanced),
                        List.of(atLeast(LENGTH, 5))),
                Step.of("raise-to-two", book(20, 26), List.of(counted(NO_TRUMP_RESPONSE, 8, 9))),
                new Step(
                        "jump-in-a-suit",
                        jump,
                        List.of(atLeast(NO_TRUMP_RESPONSE, 10), unbalanced),
                        List.of(atLeast(LENGTH, 5))),
                Step.of("raise-to-three", book(21, 26), List.of(counted(NO_TRUMP_RESPONSE, 10, 14))),
                List.of(Step.of("raise-to-four", book(22, 26), List.of(counted(NO_TRUMP_RESPONSE, 15, 16)))),
                Step.of("raise-to-six", book(23, 26), List.of(counted(NO_TRUMP_RESPONSE, 17, 18))),
                List.of(Step.of("suit-before-six", book(24, 26), List.of(counted(NO_TRUMP_RESPONSE, 19, 20)))),
                List.of(Step.of("raise-to-seven", book(25, 26), List.of(atLeast(NO_TRUMP_RESPONSE, 21)))));
    }

    @Override
    public HighNoTrumpAnswers toTwoNoTrump() {
        return new HighNoTrumpAnswers(
                Step.of("pass", book(28), List.of(points(Range.atMost(2)))),
                List.of(Step.of("raise-to-three", book(27), List.of(points(3, 8)))),
                Step.of("slam-try", book(29, 30).reckoning("points"), List.of(points(9, 10))),
                Step.of("slam", book(29, 50).reckoning("points"), List.of(points(11, 14))),
                List.of(Step.of("grand-slam", book(29, 51).reckoning("points"), List.of(points(Range.atLeast(15))))));
    }

    @Override
    public HighNoTrumpAnswers toThreeNoTrump() {
        return new HighNoTrumpAnswers(
                Step.of("pass", book(31).reckoning("points"), List.of(points(Range.atMost(5)))),
                List.of(),
                Step.of("slam-try", book(31).reckoning("points"), List.of(points(6, 7))),
                Step.of("slam", book(31, 50).reckoning("points"), List.of(points(8, 11))),
                List.of(Step.of("grand-slam", book(31, 51).reckoning("points"), List.of(points(Range.atLeast(12))))));
    }

    @Override
    public Maximum strongNoTrump() {
        return oneNoTrumpWith(List.of("1NT", "2C"), book(10), 17);
    }

    @Override
    public Maximum acceptsTwoNoTrump() {
        return oneNoTrumpWith(List.of("1NT", "2NT"), book(48, 49), 17);
    }

    @Override
    public List<Maximum> acceptsFourNoTrump() {
        return List.of(
                oneNoTrumpWith(List.of("1NT", "4NT"), book(50), 18),
                oneNoTrumpWith(List.of("2NT", "4NT"), book(50), 24),
                oneNoTrumpWith(List.of("3NT", "4NT"), book(50), 27));
    }

    private static Maximum oneNoTrumpWith(List<String> calls, Source source, int least) {
        return new Maximum(
                calls, source.reckoning(NO_TRUMP.key()), atLeast(NO_TRUMP, least), atMost(NO_TRUMP, least - 1));
    }

    @Override
    public Step fair() {
        return Step.of("", book(20), List.of(atLeast(NO_TRUMP_RESPONSE, 8)));
    }

    @Override
    public Step weak() {
        return Step.of("", book(19), List.of(atMost(POINTS, 7)));
    }

    @Override
    public Step notWeak() {
        return Step.of("", book(20), List.of(atLeast(POINTS, 8)));
    }

    @Override
    public Step gameOppositeWeakTwo() {
        return Step.of("", book(49), List.of(atLeast(POINTS, 17)));
    }

    @Override
    public Step noGameOppositeWeakTwo() {
        return Step.of("", book(47), List.of(atMost(POINTS, 16)));
    }
}
