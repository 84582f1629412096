package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a figure of practice puts into numbers. */
class MeaningTest {
    private static final Meaning STRONG = Meaning.ofTheBook("strong");

    @Test
    void itIsAWordOrNone() {
        assertThat(Meaning.NONE.isNone()).isTrue();
        assertThat(STRONG.isNone()).isFalse();
        assertThat(STRONG.isOfTheAnswer()).isFalse();
        assertThat(new Meaning("such a bid tells it", false).isOfTheAnswer()).isTrue();
    }

    @Test
    void aRuleThatMayBeFollowedAllowsIt() {
        assertThat(STRONG.under(Manner.MAY)).isEqualTo(new Meaning("strong", true, true, false, false));
    }

    @ParameterizedTest
    @EnumSource(value = Manner.class, names = "MAY", mode = EnumSource.Mode.EXCLUDE)
    void aFirmerRuleAsksForIt(Manner manner) {
        assertThat(STRONG.under(manner)).isEqualTo(STRONG);
        assertThat(STRONG.under(manner).allowed()).isFalse();
    }

    @Test
    void itMayNameItsTricksOrAnAim() {
        assertThat(STRONG.sayingEnough()).isEqualTo(new Meaning("strong", true, false, true, false));
        assertThat(Meaning.ofTheBook("to lose all thirteen").asAnAim().aim()).isTrue();
        assertThat(STRONG.sayingEnough().asAnAim().whole()).isTrue();
        assertThat(STRONG.asAnAim().under(Manner.MAY).aim()).isTrue();
    }
}
