package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A trait that is missing is told by what is there instead, or by that it is missing; which of the two, it says itself. */
class TellingInsteadTest {
    private static final Trait<Integer> EVEN =
            Trait.either("even", "an even number", "an odd number", each -> each % 2 == 0);
    private static final Trait<Integer> PRIME =
            new Trait<>("prime", "a prime", "no prime", each -> each == 2 || each == 3 || each == 5 || each == 7);

    private static Reason of(Trait<Integer> trait, int number) {
        return new Need.Has<>(trait).reasons(number).getFirst();
    }

    @Test
    void aContraryIsThereInstead() {
        assertThat(of(EVEN, 3).measured()).isEqualTo("an odd number");
        assertThat(of(EVEN, 3).tellsInstead()).isTrue();
    }

    @Test
    void whatIsThereIsNotInsteadOfAnything() {
        assertThat(of(EVEN, 4).tellsInstead()).isFalse();
    }

    @Test
    void thatOneIsMissingTellsOfNothingElse() {
        assertThat(of(PRIME, 4).tellsInstead()).isFalse();
    }

    @Test
    void wordsOfTheSubjectMayTellWhatIsThereInsteadOfSomeAlone() {
        Trait<Integer> prime =
                PRIME.saying(each -> each == 4 ? "two by two" : "no prime").tellingInstead(each -> each == 4);

        assertThat(of(prime, 4).tellsInstead()).isTrue();
        assertThat(of(prime, 6).tellsInstead()).isFalse();
    }

    @Test
    void whatPracticeHasIsKeptWhateverElseIsSaid() {
        Reason reason = Reason.missing("spades", "4+", "by practice it tells spades 5+", "5+", "")
                .sayingPractice()
                .saying("so by practice it tells spades 5+")
                .on(Basis.ANSWER);

        assertThat(reason.saysPractice()).isTrue();
    }
}
