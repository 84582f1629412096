package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.classroom.assignment.Deadlines.Phase;
import org.junit.jupiter.api.Test;

/** A moment that is named still belongs to what it ends: handed in at the due second is on time. */
class DeadlinesTest {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Instant LATE_UNTIL = TestTerms.DUE.plus(Duration.ofDays(2));
    private static final Instant EARLY_UNTIL = TestTerms.DUE.minus(Duration.ofDays(3));

    private static Deadlines of(Terms terms) {
        return Deadlines.of(terms, Optional.empty());
    }

    @Test
    void itOpensAtItsSecondAndNotOneBefore() {
        Deadlines deadlines = of(TestTerms.terms());

        assertThat(deadlines.at(TestTerms.OPENS.minus(SECOND))).isEqualTo(Phase.BEFORE);
        assertThat(deadlines.at(TestTerms.OPENS)).isEqualTo(Phase.OPEN);
        assertThat(deadlines.at(TestTerms.OPENS.plus(SECOND))).isEqualTo(Phase.OPEN);
    }

    @Test
    void itClosesAfterItsDueSecond() {
        Deadlines deadlines = of(TestTerms.terms());

        assertThat(deadlines.at(TestTerms.DUE.minus(SECOND))).isEqualTo(Phase.OPEN);
        assertThat(deadlines.at(TestTerms.DUE)).isEqualTo(Phase.OPEN);
        assertThat(deadlines.at(TestTerms.DUE.plus(SECOND))).isEqualTo(Phase.CLOSED);
        assertThat(deadlines.percent(TestTerms.DUE)).isEqualTo(100);
        assertThat(deadlines.percent(TestTerms.DUE.plus(SECOND))).isZero();
    }

    @Test
    void afterTheDueTimeItCountsAPartUntilItsLateTime() {
        Deadlines deadlines = of(TestTerms.late(TestTerms.terms(), new Late.Reduced(LATE_UNTIL, 60)));

        assertThat(deadlines.at(TestTerms.DUE.plus(SECOND))).isEqualTo(Phase.LATE);
        assertThat(deadlines.percent(TestTerms.DUE)).isEqualTo(100);
        assertThat(deadlines.percent(TestTerms.DUE.plus(SECOND))).isEqualTo(60);
        assertThat(deadlines.percent(LATE_UNTIL)).isEqualTo(60);
        assertThat(deadlines.percent(LATE_UNTIL.plus(SECOND))).isZero();
        assertThat(deadlines.at(LATE_UNTIL)).isEqualTo(Phase.LATE);
        assertThat(deadlines.at(LATE_UNTIL.plus(SECOND))).isEqualTo(Phase.CLOSED);
    }

    @Test
    void afterTheDueTimeItIsPracticeWhereTheTermsSaySo() {
        Deadlines deadlines = of(TestTerms.late(TestTerms.terms(), new Late.Practice()));

        assertThat(deadlines.at(TestTerms.DUE)).isEqualTo(Phase.OPEN);
        assertThat(deadlines.at(TestTerms.DUE.plus(SECOND))).isEqualTo(Phase.PRACTICE);
    }

    @Test
    void handedInEarlyItCountsMoreUpToTheEarlySecond() {
        Deadlines deadlines = of(TestTerms.early(TestTerms.terms(), new Early(EARLY_UNTIL, 110)));

        assertThat(deadlines.percent(EARLY_UNTIL.minus(SECOND))).isEqualTo(110);
        assertThat(deadlines.percent(EARLY_UNTIL)).isEqualTo(110);
        assertThat(deadlines.percent(EARLY_UNTIL.plus(SECOND))).isEqualTo(100);
    }

    @Test
    void anExtensionMovesTheDueTimeOfOneLearner() {
        Instant own = TestTerms.DUE.plus(Duration.ofDays(4));
        Deadlines deadlines = Deadlines.of(TestTerms.terms(), Optional.of(own));

        assertThat(deadlines.at(own)).isEqualTo(Phase.OPEN);
        assertThat(deadlines.at(own.plus(SECOND))).isEqualTo(Phase.CLOSED);
        assertThat(deadlines.percent(own)).isEqualTo(100);
    }

    @Test
    void anExtensionWithinTheLateTimeLeavesTheLateTimeAsItIs() {
        Terms terms = TestTerms.late(TestTerms.terms(), new Late.Reduced(LATE_UNTIL, 60));
        Instant own = TestTerms.DUE.plus(Duration.ofDays(1));
        Deadlines deadlines = Deadlines.of(terms, Optional.of(own));

        assertThat(deadlines.percent(own)).isEqualTo(100);
        assertThat(deadlines.percent(own.plus(SECOND))).isEqualTo(60);
        assertThat(deadlines.close()).isEqualTo(LATE_UNTIL);
        assertThat(Deadlines.of(terms, Optional.of(LATE_UNTIL.plus(SECOND))).close())
                .isEqualTo(LATE_UNTIL.plus(SECOND));
    }

    @Test
    void anExtensionThatTheClassHasOvertakenTakesNothingAway() {
        assertThat(Deadlines.of(TestTerms.terms(), Optional.of(TestTerms.DUE.minus(SECOND))))
                .isEqualTo(of(TestTerms.terms()));
    }

    @Test
    void whatNobodyHandedInIsOnTimeIfNothingChangedAfterTheDueTime() {
        Deadlines deadlines = of(TestTerms.late(TestTerms.terms(), new Late.Reduced(LATE_UNTIL, 60)));

        assertThat(deadlines.handedInByItself(Optional.empty())).isEqualTo(TestTerms.DUE);
        assertThat(deadlines.handedInByItself(Optional.of(TestTerms.DUE))).isEqualTo(TestTerms.DUE);
        assertThat(deadlines.handedInByItself(Optional.of(TestTerms.DUE.plus(SECOND))))
                .isEqualTo(LATE_UNTIL);
    }
}
