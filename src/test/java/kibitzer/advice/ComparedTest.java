package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One number at least as great as another: the warmth of a day against that of its night. */
class ComparedTest {
    record Days(int day, int night) {}

    private static final Quantity<Days> DAY = new Quantity<>("day", "degree by day", "degrees by day", Days::day);
    private static final Quantity<Days> NIGHT =
            new Quantity<>("night", "degree by night", "degrees by night", Days::night);
    private static final Need<Days> WARMER = Needs.notLessThan(DAY, NIGHT);
    private static final Need<Days> MUCH_WARMER = new Need.Compared<>(DAY, NIGHT, 5);

    @ParameterizedTest
    @CsvSource({"20,14,HOLDS,0", "20,15,HOLDS,0", "20,16,FAILS,1", "20,18,FAILS,3"})
    void theMarginItselfIsEnough(int day, int night, Standing standing, double distance) {
        assertThat(MUCH_WARMER.standing(new Days(day, night))).isEqualTo(standing);
        assertThat(MUCH_WARMER.distance(new Days(day, night))).isEqualTo(distance);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "19;20;19 degrees by day, less than the 20 degrees by night;-1",
                "20;20;20 degrees by day, just as 20 degrees by night;0",
                "21;20;21 degrees by day, more than the 20 degrees by night;1"
            })
    void bothSidesAreToldWithWhatLiesBetweenThem(int day, int night, String words, double difference) {
        Reason reason = WARMER.reasons(new Days(day, night)).getFirst();

        assertThat(reason.measured()).isEqualTo(words);
        assertThat(reason.actual()).isEqualTo(difference);
    }

    @Test
    void whatIsAskedIsTheMargin() {
        Reason reason = MUCH_WARMER.reasons(new Days(20, 18)).getFirst();

        assertThat(reason.fact()).isEqualTo("day-against-night");
        assertThat(reason.required()).isEqualTo("5+");
        assertThat(reason.asked()).isEqualTo("5 more degrees by day than degrees by night");
        assertThat(reason.question()).isEqualTo("how many degrees by day, and how many degrees by night");
        assertThat(WARMER.inWords()).isEqualTo("at least as many degrees by day as degrees by night");
    }

    @Test
    void wordsForANumberStandAgainstTheOther() {
        Quantity<Days> frost = NIGHT.saying(0, "a night of frost");
        Days cold = new Days(3, 0);

        Reason lesser = Needs.notLessThan(DAY, frost).reasons(cold).getFirst();
        Reason greater = Needs.notLessThan(frost, DAY).reasons(cold).getFirst();

        assertThat(lesser.measured()).isEqualTo("3 degrees by day against a night of frost");
        assertThat(lesser.actual()).isEqualTo("3 degrees by day against a night of frost");
        assertThat(greater.measured()).isEqualTo("a night of frost against 3 degrees by day");
    }
}
