package kibitzer.conventions.rummy.gin.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** When each player of a tournament knocks, on the last count and at the last turn that still do and one beyond. */
class KnockPolicyTest {

    @ParameterizedTest(name = "{0} with {1} in turn {2}, {3} turns after the first chance: {4}")
    @CsvSource({
        "at-once, 10, 1, 0, true",
        "at-once, 11, 1, 0, false",
        "waits-1, 10, 1, 0, false",
        "waits-1, 10, 2, 1, true",
        "waits-2, 10, 2, 1, false",
        "waits-2, 10, 3, 2, true",
        "waits-3, 10, 3, 2, false",
        "waits-3, 10, 4, 3, true",
        "seven, 7, 1, 0, true",
        "seven, 8, 9, 5, false",
        "five, 5, 1, 0, true",
        "five, 6, 9, 5, false",
        "falling, 10, 5, 0, true",
        "falling, 11, 5, 0, false",
        "falling, 4, 6, 0, false",
        "falling, 3, 6, 0, true",
        "gin-only, 1, 9, 5, false"
    })
    void eachKnocksOnItsLimit(String policy, int least, int turn, int waited, boolean knocks) {
        assertThat(KnockPolicy.named(policy).knocks(least, turn, waited)).isEqualTo(knocks);
    }

    @ParameterizedTest
    @EnumSource
    void everyOneTakesGinWhenItComes(KnockPolicy policy) {
        assertThat(policy.knocks(0, 1, 0)).isTrue();
        assertThat(KnockPolicy.named(policy.word())).isEqualTo(policy);
        assertThat(policy.label()).isNotBlank();
    }

    @Test
    void anUnknownWordIsToldWhichThereAre() {
        assertThatThrownBy(() -> KnockPolicy.named("never"))
                .hasMessageContaining("\"never\"; expected one of [at-once, waits-1");
    }
}
