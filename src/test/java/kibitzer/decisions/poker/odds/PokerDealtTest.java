package kibitzer.decisions.poker.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import kibitzer.advice.Basis;
import kibitzer.decisions.poker.PlayedHands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** The first five cards (Culbertson pp. 108-109); expected numbers are binomial, not the code's. */
class PokerDealtTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final double HANDS = 2_598_960;

    private static double chance(String five) {
        return PlayedHands.advice(new PokerDealt(), five).best().getFirst();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "straight-flush, 40",
        "four-of-a-kind, 624",
        "full-house, 3744",
        "flush, 5108",
        "straight, 10200",
        "three-of-a-kind, 54912",
        "two-pairs, 123552",
        "pair, 1098240",
        "no-pair, 1302540"
    })
    void theNineClassesOfAFullPackAreCounted(String handClass, long hands) {
        assertThat(chance("'class': '" + handClass + "'")).isCloseTo(hands / HANDS, within(1e-12));
    }

    @Test
    void orBetterAddsTheHigherClasses() {
        assertThat(chance("'class': 'straight', 'or-better': true"))
                .isCloseTo((40 + 624 + 3744 + 5108 + 10200) / HANDS, within(1e-12));
    }

    // Poker-with-the-bug.e02: the table prints 1,154,560 pairs; there are 1,215,024.
    @Test
    void aMisprintedLineIsStillAcceptedWhenItIsFarFromTheTruth() {
        var advice = PlayedHands.advice(new PokerDealt(), "'game': 'bug', 'class': 'pair'");

        assertThat(advice.best().getFirst()).isCloseTo(1_215_024 / 2_869_685.0, within(1e-12));
        assertThat(advice.acceptable()).containsExactly(1_154_560 / 2_869_685.0);
    }

    // By the laws of 1891 the ace is low alone: nine sequences.
    @Test
    void by1891ThereAreFewerSequences() {
        assertThat(chance("'game': 'round-games', 'class': 'straight'")).isCloseTo(9180 / HANDS, within(1e-12));
    }

    /** P. 109 prints 13,204 flushes with deuces wild; every hand looked at, there are 14,472. */
    @Test
    void aCountOfOursIsNotToldAsTheBooks() {
        PokerDealt decision = new PokerDealt();
        var flush =
                decision.form().read(JSON.readTree("{\"game\": \"deuces-wild\", \"class\": \"flush\"}"), "position");
        assertThat(decision.whyNot(flush, 0.4226).getFirst().failing())
                .singleElement()
                .satisfies(reason -> assertThat(reason.asked()).endsWith("the book prints 13204 hands"))
                .satisfies(reason -> assertThat(reason.required()).isEqualTo("14,472 of 2,598,960"))
                .satisfies(reason -> assertThat(reason.basis()).isEqualTo(Basis.COUNTED));

        var house = decision.form().read(JSON.readTree("{\"class\": \"full-house\"}"), "position");
        assertThat(decision.whyNot(house, 0.4226).getFirst().failing())
                .singleElement()
                .satisfies(reason -> assertThat(reason.required()).isEqualTo("3,744 of 2,598,960"));
    }
}
