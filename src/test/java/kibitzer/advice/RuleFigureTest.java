package kibitzer.advice;

import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a rule asks of numbers, and how far a club may move it. */
class RuleFigureTest {
    private static final String RULE = "acol.open.weak-no-trump";
    private static final Quantity<Integer> POINTS = Quantity.of("points", "point", Integer::doubleValue);
    private static final Quantity<Integer> HEARTS = new Quantity<>("hearts", "heart", "hearts", Integer::doubleValue);

    private static final Unit UP_TO_FORTY = new Unit(1, 40);
    private static final Unit HALVES = new Unit(0.5, 13);

    private static RuleFigure figure(String key, Unit unit, Range range) {
        return new RuleFigure(key, key, unit, range, Basis.BOOK, false);
    }

    @Nested
    class OfARule {
        private static List<RuleFigure> of(List<Need<Integer>> needs, Source source) {
            return RuleFigure.of(needs.stream(), source);
        }

        @Test
        void theyStandInTheOrderInWhichTheyAreAskedFor() {
            List<RuleFigure> figures = of(
                    List.of(
                            Needs.within(POINTS, Range.between(13, 15)),
                            Needs.all(Needs.atLeast(HEARTS, 4), Needs.atMost(POINTS, 20)),
                            Needs.any(Needs.atLeast(POINTS, 16), Needs.atLeast(HEARTS, 6))),
                    source("acol.p01"));

            assertThat(figures)
                    .extracting(RuleFigure::key)
                    .containsExactly("points", "hearts", "points-2", "points-3", "hearts-2");
            assertThat(figures)
                    .extracting(RuleFigure::inWords)
                    .containsExactly(
                            "13 to 15 points",
                            "4 or more hearts",
                            "20 or fewer points",
                            "16 or more points",
                            "6 or more hearts");
        }

        @Test
        void aContraryIsSaidAsOneAndTheContraryOfThatIsNone() {
            Need<Integer> few = Needs.atMost(POINTS, 12);

            assertThat(of(List.of(Needs.not(few), Needs.not(Needs.not(few))), source("acol.p01")))
                    .extracting(RuleFigure::inWords)
                    .containsExactly("not 12 or fewer points", "12 or fewer points");
        }

        @Test
        void eachRestsOnWhatTheSourceSays() {
            Source open = source("acol.p01").withFigureFromPractice("usual").printing("hearts");

            assertThat(of(List.of(Needs.atLeast(POINTS, 13), Needs.atLeast(HEARTS, 5)), open))
                    .extracting(RuleFigure::basis)
                    .containsExactly(Basis.PRACTICE, Basis.BOOK);
        }

        @Test
        void whatIsNoNumberHasNone() {
            Trait<Integer> even = new Trait<>("even", "even", "odd", any -> any % 2 == 0);
            Scale<Integer> scale = new Scale<>("scale", "how good", any -> any, any -> "good");
            Quality<Integer> word = new Quality<>("word", "", "what word", any -> "word");

            assertThat(RuleFigure.of(
                            Stream.of(
                                    Needs.has(even),
                                    Needs.reaches(scale, new Scale.Degree(1, "good")),
                                    Needs.among(word, "word"),
                                    Needs.notLessThan(POINTS, HEARTS)),
                            source("acol.p01")))
                    .isEmpty();
        }
    }

    @Nested
    class HowFarAnEndMayBeMoved {
        /** Two fifths of the figure, rounded up: of 13 points 6, of 11 points 5, of 4 cards 2. */
        @ParameterizedTest
        @CsvSource({"13,7,19", "11,6,16", "10,6,14", "4,2,6", "3,1,5", "1,0,3", "0,0,2", "20,14,26", "36,30,40"})
        void pointsByTwoFifthsAtLeastTwoAndAtMostSix(double end, double lowest, double highest) {
            RuleFigure points = figure("points", UP_TO_FORTY, Range.atLeast(end));

            assertThat(points.lowest(end)).isEqualTo(lowest);
            assertThat(points.highest(end)).isEqualTo(highest);
        }

        @ParameterizedTest
        @CsvSource({"4,6", "10,13", "13,13"})
        void cardsByNoMoreThanASuitHolds(double end, double highest) {
            assertThat(figure("hearts", Unit.OF_THIRTEEN, Range.atLeast(end)).highest(end))
                    .isEqualTo(highest);
        }

        /** Of a loss of 500 points two fifths are 200; of 100 points, 100 all the same. */
        @ParameterizedTest
        @CsvSource({"500,300,700", "501,300,702", "100,0,200", "900,600,1200", "3700,3400,3800"})
        void lossesByAsMuchAsTheirUnitSays(double end, double lowest, double highest) {
            RuleFigure lost = figure("lost", new Unit(1, 3_800, 100, 300), Range.atMost(end));

            assertThat(lost.lowest(end)).isEqualTo(lowest);
            assertThat(lost.highest(end)).isEqualTo(highest);
        }

        @Test
        void tricksAreCountedInHalves() {
            assertThat(figure("playing-tricks", HALVES, Range.atLeast(4)).step())
                    .isEqualTo(0.5);
            assertThat(figure("points", UP_TO_FORTY, Range.atLeast(4)).step()).isEqualTo(1);
        }
    }

    @Nested
    class WhatIsWrongWithAClubsFigure {
        private final RuleFigure points = figure("points", UP_TO_FORTY, Range.between(13, 15));
        private final RuleFigure tricks = figure("tricks", HALVES, Range.atLeast(4.5));

        @ParameterizedTest
        @CsvSource({"12,14", "7,15", "13,21", "14,14"})
        void nothingUpToTheFarthestThatItMayBeMoved(double least, double most) {
            assertThat(points.objection(ClubFigure.between(RULE, "points", least, most)))
                    .isEmpty();
        }

        @Test
        void anEndFartherOffIsToldWithWhatMayBe() {
            assertThat(points.objection(ClubFigure.between(RULE, "points", 6, 15)))
                    .contains("least 6; expected whole numbers from 7 to 19");
            assertThat(points.objection(ClubFigure.between(RULE, "points", 13, 22)))
                    .contains("most 22; expected whole numbers from 9 to 21");
        }

        @Test
        void theFinestThatIsCountedIsAStep() {
            assertThat(points.objection(ClubFigure.between(RULE, "points", 12.5, 15)))
                    .contains("least 12½; expected whole numbers from 7 to 19");
            assertThat(tricks.objection(ClubFigure.atLeast(RULE, "tricks", 5.5)))
                    .isEmpty();
            assertThat(tricks.objection(ClubFigure.atLeast(RULE, "tricks", 5.25)))
                    .contains("least 5¼; expected halves from 2½ to 6½");
        }

        @Test
        void whatLiesBetweenTwoIsCountedHalfAsCoarse() {
            RuleFigure expected = figure("expected", UP_TO_FORTY.halved(), Range.atMost(24.5));
            RuleFigure inTricks = figure("expected", HALVES.halved(), Range.atMost(4.75));

            assertThat(expected.objection(ClubFigure.atMost(RULE, "expected", 23.5)))
                    .isEmpty();
            assertThat(expected.objection(ClubFigure.atMost(RULE, "expected", 23.25)))
                    .contains("most 23¼; expected halves from 18½ to 30½");
            assertThat(inTricks.objection(ClubFigure.atMost(RULE, "expected", 4.75)))
                    .isEmpty();
            assertThat(inTricks.objection(ClubFigure.atMost(RULE, "expected", 8)))
                    .contains("most 8; expected quarters from 2¾ to 6¾");
        }

        @Test
        void theSameEndsMustBeGiven() {
            String both = "the rule asks 13 to 15: both or the same end must be given, and no other";

            assertThat(points.objection(ClubFigure.atLeast(RULE, "points", 13))).contains(both);
            assertThat(points.objection(ClubFigure.atMost(RULE, "points", 15))).contains(both);
            assertThat(tricks.objection(ClubFigure.between(RULE, "tricks", 4, 5)))
                    .contains("the rule asks 4½ or more: both or the same end must be given, and no other");
            assertThat(figure("hearts", Unit.OF_THIRTEEN, Range.atMost(3))
                            .objection(ClubFigure.atMost(RULE, "hearts", 4)))
                    .isEmpty();
        }
    }
}
