package kibitzer.games.rummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How few cards make a meld, and what a game may ask of it. */
class MeldRulesTest {
    @ParameterizedTest(name = "sets from {0}, runs from {1}: {2}")
    @CsvSource({"2, 2, true", "4, 2, true", "3, 3, true", "1, 3, false", "5, 3, false", "3, 1, false"})
    void setsAreOfTwoToFourCardsAndRunsOfTwoOrMore(int set, int run, boolean allowed) {
        if (allowed) {
            assertThat(new MeldRules(set, run, AceInRuns.LOW).leastSet()).isEqualTo(set);
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new MeldRules(set, run, AceInRuns.LOW))
                    .withMessageContaining("expected 2 to 4, and 2 or more");
        }
    }

    /** At rummy three cards are the least, of a rank or in sequence (Culbertson, p. 2). */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "9S 9H, false",
        "9S 9H 9D, true",
        "9S 9H 9D 9C, true",
        "9S 8S, false",
        "9S 8S 7S, true",
        "9S 8S 7S 6S, true",
        "9S 9H 8D, false",
        "9S 8S 6S, false"
    })
    void threeCardsAreTheLeast(String cards, boolean meld) {
        assertThat(new MeldRules(3, 3, AceInRuns.LOW).isMeld(CardSet.of(cards))).isEqualTo(meld);
    }

    @Test
    void moreMayBeAskedOfASequenceThanOfASet() {
        MeldRules rules = new MeldRules(3, 4, AceInRuns.LOW);

        assertThat(rules.isMeld(CardSet.of("9S 9H 9D"))).isTrue();
        assertThat(rules.isMeld(CardSet.of("9S 8S 7S"))).isFalse();
        assertThat(rules.isMeld(CardSet.of("9S 8S 7S 6S"))).isTrue();
    }
}
