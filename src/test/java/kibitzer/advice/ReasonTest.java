package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A measured fact beside what is asked of it. */
class ReasonTest {
    private static final Reason POINTS = new Reason("points", 22.0, "22 points", "26+", "26 or more", Standing.FAILS);

    @Test
    void anEdgeHolds() {
        assertThat(POINTS.holds()).isFalse();
        assertThat(new Reason("points", 25.0, "25 points", "26+", "about 26 or more", Standing.ON_EDGE).holds())
                .isTrue();
    }

    @Test
    void itRestsOnTheBookUnlessItIsSaidOtherwise() {
        assertThat(POINTS.basis()).isEqualTo(Basis.BOOK);
        assertThat(POINTS.on(Basis.PRACTICE).basis()).isEqualTo(Basis.PRACTICE);
        assertThat(POINTS.meaning().isNone()).isTrue();
        assertThat(POINTS.meaning(Meaning.ofTheBook("strong")).meaning().words())
                .isEqualTo("strong");
    }

    @Test
    void itIsShortEnoughAsItIs() {
        assertThat(POINTS.inShort()).isEqualTo(new Reason.InShort("22 points", "26 or more"));
        assertThat(POINTS.shortly(new Reason.InShort("22", "26")).inShort()).isEqualTo(new Reason.InShort("22", "26"));
    }

    @Test
    void inOtherWordsItIsTheSameFact() {
        Reason said = POINTS.asking("how many points").saying("only 22 points");

        assertThat(said.measured()).isEqualTo("only 22 points");
        assertThat(said.inShort().measured()).isEqualTo("only 22 points");
        assertThat(said.asked()).isEqualTo("26 or more");
        assertThat(said.question()).isEqualTo("how many points");
    }

    @Test
    void whatAClubAsksStandsBeforeWhatABookPrints() {
        Reason both = POINTS.beside("the book: 27 or more");

        assertThat(both.asked()).isEqualTo("26 or more (the book: 27 or more)");
        assertThat(both.inShort().asked()).isEqualTo("26 or more (the book: 27 or more)");
        assertThat(both.printed()).isEqualTo("the book: 27 or more");
        assertThat(POINTS.printed()).isEmpty();
        assertThat(POINTS.printing("the book: 27 or more").printed()).isEqualTo("the book: 27 or more");
    }

    @Nested
    class WhatIsUsual {
        private final Reason bid = POINTS.saying("with 22 points you can bid 3NT");

        @Test
        void itStandsAtTheEndOfWhatWasMeasured() {
            Reason beside = bid.besideTheUsual("16 or more");

            assertThat(beside.measured()).isEqualTo("with 22 points you can bid 3NT, usual is 16 or more");
            assertThat(beside.usual()).isEqualTo("16 or more");
        }

        @Test
        void itIsTakenOffAgain() {
            assertThat(bid.besideTheUsual("16 or more").measuredAlone()).isEqualTo("with 22 points you can bid 3NT");
            assertThat(bid.measuredAlone()).isEqualTo("with 22 points you can bid 3NT");
            assertThat(bid.usual()).isEmpty();
        }
    }

    @Nested
    class AStepOfASum {
        @Test
        void itSaysWhatIsCountedAndItsWorth() {
            Reason aces = Reason.step("aces", 8, "2 aces", "8");

            assertThat(aces.measured()).isEqualTo("2 aces: 8");
            assertThat(aces.step()).isEqualTo("2 aces");
            assertThat(aces.worth()).hasValue(8);
        }

        @Test
        void whatIsNoStepAddsNothing() {
            assertThat(POINTS.step()).isEmpty();
            assertThat(POINTS.worth()).isEmpty();
            assertThat(Reason.counted("aces", "two", "two aces").worth()).isEmpty();
        }
    }

    @Test
    void whatSimplyIsSoAsksNothing() {
        Reason outs = Reason.counted("outs", 9, "9 outs");

        assertThat(outs.measured()).isEqualTo("9 outs");
        assertThat(outs.asked()).isEmpty();
        assertThat(outs.holds()).isTrue();
    }

    @Test
    void whatWasAnsweredStandsBesideTheAnswer() {
        Reason missing = Reason.missing("total", 6, "6", "8 points");
        Reason inside = Reason.missing("total", 6, "6", "8 points", "eight points");

        assertThat(missing.holds()).isFalse();
        assertThat(missing.asked()).isEqualTo("8 points");
        assertThat(missing.basis()).isEqualTo(Basis.ANSWER);
        assertThat(inside.required()).isEqualTo("8 points");
        assertThat(inside.asked()).isEqualTo("eight points");
    }

    @Test
    void whatAnAnswerWouldTakeOrThatItIsAnotherRestsOnThat() {
        assertThat(Reason.needing("points", 34, "34 points together", "26 to 32")
                        .basis())
                .isEqualTo(Basis.NEEDED);
        assertThat(Reason.given("call", "1NT", "1NT", "1S").basis()).isEqualTo(Basis.GIVEN);
        assertThat(Reason.given("call", "1NT", "1NT", "1S").holds()).isFalse();
    }
}
