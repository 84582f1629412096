package kibitzer.marking.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StepChoicesTest {
    private static Seen seen(String look, String found) {
        return new Seen(look, found, found, false);
    }

    private static WorkedExample hand(Seen... seen) {
        return new WorkedExample("rule", "A rule", List.of(seen), "Pass.");
    }

    @Test
    void whatIsSeenOnOtherHandsOfTheRuleIsOffered() {
        StepChoices choices = StepChoices.of(
                        seen("shape", "shape 4-3-3-3"),
                        Stream.of(hand(seen("shape", "shape 5-3-3-2")), hand(seen("shape", "shape 4-4-3-2"))))
                .orElseThrow();

        assertThat(choices.right()).isEqualTo("shape 4-3-3-3");
        assertThat(choices.all()).containsExactly("shape 4-3-3-3", "shape 4-4-3-2", "shape 5-3-3-2");
    }

    @Test
    void numbersBesideItFillUpWhereOtherHandsSayTheSame() {
        StepChoices choices =
                StepChoices.of(seen("points", "14 points"), Stream.empty()).orElseThrow();

        assertThat(choices.all()).containsExactly("13 points", "14 points", "15 points", "16 points");
    }

    /** "3 spades" and "4 hearts" may both be true of a hand. */
    @Test
    void whatMayBeTrueBesideItIsNotOffered() {
        assertThat(StepChoices.of(seen("length", "4 hearts"), Stream.of(hand(seen("length", "3 spades"))))
                        .orElseThrow()
                        .all())
                .containsExactly("3 hearts", "4 hearts", "5 hearts", "6 hearts");
    }

    @Test
    void anotherFactIsNoChoice() {
        assertThat(StepChoices.of(
                        seen("stopper", "a stopper in every suit"), Stream.of(hand(seen("points", "12 points")))))
                .isEmpty();
    }

    /** One of them would be told in the plural: nobody is asked to choose by the grammar. */
    @Test
    void aSingleThingHasNoNumbersBesideIt() {
        assertThat(StepChoices.of(seen("stoppers", "1 stopper"), Stream.empty()))
                .isEmpty();
    }
}
