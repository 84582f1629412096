package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A number within a range, on a toy: so many degrees, of which 99 stands for "nobody can stand it". */
class WithinTest {
    private static final Quantity<Integer> DEGREES = Quantity.of("degrees", "degree", Integer::doubleValue);
    private static final Quantity<Integer> SAID = DEGREES.saying(99, "nobody can stand it");

    private static Reason reason(Need<Integer> need, int degrees) {
        assertThat(need.reasons(degrees)).hasSize(1);
        return need.reasons(degrees).getFirst();
    }

    @Test
    void aFactIsToldForDataAndInWords() {
        Reason missed = reason(Needs.within(DEGREES, Range.between(15, 30)), 9);

        assertThat(missed.fact()).isEqualTo("degrees");
        assertThat(missed.actual()).isEqualTo(9.0);
        assertThat(missed.required()).isEqualTo("15-30");
        assertThat(missed.question()).isEqualTo("how many degrees");
        assertThat(missed.standing()).isEqualTo(Standing.FAILS);
        assertThat(missed.sense()).isEqualTo(new Sense.AsSaid());
    }

    @Test
    void oneIsOneDegree() {
        assertThat(Needs.within(DEGREES, Range.exactly(1)).inWords()).isEqualTo("1 degree");
        assertThat(Needs.within(DEGREES, Range.exactly(2)).inWords()).isEqualTo("2 degrees");
        assertThat(Needs.atMost(DEGREES, 0).inWords()).isEqualTo("no degrees");
    }

    @Test
    void wordsForANumberSayByThemselvesThatItIsNotMet() {
        Reason missed = reason(Needs.atMost(SAID, 30), 99);

        assertThat(missed.measured()).isEqualTo("nobody can stand it");
        assertThat(missed.asked()).isEmpty();
        assertThat(missed.holds()).isFalse();
    }

    @Test
    void wordsForANumberThatIsAskedAreWhatIsAsked() {
        Reason met = reason(Needs.atLeast(SAID, 30), 99);

        assertThat(met.measured()).isEqualTo("nobody can stand it");
        assertThat(met.asked()).isEqualTo("nobody can stand it");
    }

    @Test
    void otherNumbersAreToldAsNumbersStill() {
        Reason missed = reason(Needs.atMost(SAID, 30), 31);

        assertThat(missed.measured()).isEqualTo("31 degrees");
        assertThat(missed.asked()).isEqualTo("30 or fewer");
    }

    @Test
    void noneThatHasWordsOfItsOwnIsToldInThem() {
        Reason met = reason(Needs.atMost(DEGREES.saying(0, "it freezes"), 0), 0);

        assertThat(met.measured()).isEqualTo("it freezes");
        assertThat(met.asked()).isEqualTo("it freezes");
    }

    @Test
    void noneThatIsNotAskedForIsZero() {
        assertThat(reason(Needs.atLeast(DEGREES, 5), 0).measured()).isEqualTo("0 degrees");
        assertThat(reason(Needs.atMost(DEGREES, 0), 2).asked()).isEqualTo("no degrees");
    }

    @Test
    void whatWasCountedIsNamedWhereThereIsRoom() {
        Need<Integer> few = Needs.atMost(DEGREES.naming(degrees -> degrees == 2 ? "one at noon, one at five" : ""), 1);

        assertThat(reason(few, 2).measured()).isEqualTo("2 degrees, one at noon, one at five");
        assertThat(reason(few, 2).inShort()).isEqualTo(new Reason.InShort("2 degrees", "1 or fewer"));
        assertThat(reason(few, 3).measured()).isEqualTo("3 degrees");
        assertThat(reason(few, 3).inShort()).isEqualTo(new Reason.InShort("3 degrees", "1 or fewer"));
    }

    @Test
    void theDistanceIsInUnitsOfTheFeature() {
        assertThat(Needs.atLeast(DEGREES, 15).distance(12)).isEqualTo(3);
        assertThat(Needs.atLeast(DEGREES, 15).distance(15)).isZero();
    }
}
