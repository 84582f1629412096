package kibitzer.advice;

import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What comes first among several answers: here, of numbers, the greatest or the least. */
class PreferenceTest {
    private static final Quantity<Integer> SIZE = Quantity.of("size", "unit", Integer::doubleValue);
    private static final List<Integer> SEVERAL = List.of(3, 7, 5);

    @Test
    void theGreaterRankComesFirst() {
        assertThat(most(SIZE).rank(7)).isGreaterThan(most(SIZE).rank(3));
        assertThat(least(SIZE).rank(3)).isGreaterThan(least(SIZE).rank(7));
        assertThat(most(SIZE).top(SEVERAL)).isEqualTo(most(SIZE).rank(7));
        assertThat(least(SIZE).top(SEVERAL)).isEqualTo(least(SIZE).rank(3));
    }

    @Test
    void whatComesBehindIsToldBesideTheBest() {
        Reason behindMost = most(SIZE).behind(5, SEVERAL);
        Reason behindLeast = least(SIZE).behind(5, SEVERAL);

        assertThat(behindMost.measured()).isEqualTo("5 units, against 7 with the best");
        assertThat(behindMost.required()).isEqualTo("most: 7");
        assertThat(behindLeast.measured()).isEqualTo("5 units, against 3 with the best");
        assertThat(behindLeast.required()).isEqualTo("least: 3");
        assertThat(behindMost.question()).isEqualTo("how many units");
        assertThat(behindMost.asked()).isEmpty();
        assertThat(behindMost.namesOnly()).isFalse();
    }

    @Test
    void whatLosesOnlyUsuallyIsOnTheEdge() {
        assertThat(most(SIZE).behind(5, SEVERAL).standing()).isEqualTo(Standing.FAILS);
        assertThat(most(SIZE).inGeneral().behind(5, SEVERAL).standing()).isEqualTo(Standing.ON_EDGE);
    }

    @Test
    void aNamedOneIsSaidToBeItOrNotToBeIt() {
        Preference<Integer> longest = most(SIZE).because("the longest suit");

        assertThat(longest.ahead(7).measured()).isEqualTo("the longest suit");
        assertThat(longest.ahead(7).holds()).isTrue();
        assertThat(longest.behind(5, SEVERAL).measured()).isEqualTo("not the longest suit");
        assertThat(most(SIZE).becauseNot("a trump").behind(5, SEVERAL).measured())
                .isEqualTo("a trump");
    }

    @Test
    void aQuantityThatNamesWhatItCountedSaysIt() {
        Preference<Integer> named = most(SIZE.naming(any -> "the ace among them"));

        assertThat(named.behind(5, SEVERAL).measured()).isEqualTo("5 units, the ace among them");
    }

    @Test
    void whatLosesMayBeToldBesideOneThatComesFirst() {
        Preference<Integer> told = least(SIZE).losing((own, first) -> "it counts " + own + ", the best " + first);

        assertThat(told.behind(5, SEVERAL).measured()).isEqualTo("it counts 5, the best 3");
        assertThat(most(SIZE)
                        .losing((own, first) -> own + " and " + first)
                        .behind(5, SEVERAL)
                        .measured())
                .isEqualTo("5 and 7");
    }

    @Test
    void thatItIsAnotherMaySayTooLittle() {
        Preference<Integer> highest = most(SIZE).because("the highest").namingOnly();

        assertThat(highest.behind(5, SEVERAL).namesOnly()).isTrue();
        assertThat(highest.inGeneral().namesOnly()).isTrue();
    }
}
