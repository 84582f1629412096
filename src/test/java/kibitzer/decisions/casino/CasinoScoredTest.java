package kibitzer.decisions.casino;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.decisions.Decision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Scores of deals and the primiera (pp. 260-264). */
class CasinoScoredTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SPADES = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S";
    private static final String HEARTS = SPADES.replace('S', 'H');
    private static final String DIAMONDS = SPADES.replace('S', 'D');
    private static final String CLUBS = SPADES.replace('S', 'C');

    private static <P, A> String best(Decision<P, A> decision, String position) {
        P read = decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
        return decision.answerKind()
                .json()
                .write(decision.advise(read).best().getFirst())
                .toString();
    }

    private static String score(String more, String mine, String theirs) {
        return best(new CasinoScored(), more + "'mine': '" + mine + "', 'theirs': '" + theirs + "'");
    }

    @Test
    void elevenPointsOfADeal() {
        assertThat(score("", SPADES + " " + HEARTS + " TD", DIAMONDS.replace(" TD", "") + " " + CLUBS))
                .isEqualTo("{\"me\":9,\"they\":2}");
        assertThat(score("", SPADES + " " + HEARTS, DIAMONDS + " " + CLUBS)).isEqualTo("{\"me\":4,\"they\":4}");
    }

    // p. 263: twenty-four points at spade casino; p. 262: sweeps at royal casino.
    @Test
    void variantsScoreTheirOwn() {
        assertThat(score(
                        "'game': 'spade-casino', ",
                        SPADES + " " + HEARTS + " TD",
                        DIAMONDS.replace(" TD", "") + " " + CLUBS))
                .isEqualTo("{\"me\":22,\"they\":2}");
        assertThat(score("'game': 'royal-casino', 'sweeps': {'me': 2, 'they': 1}, ", "AS", "TD"))
                .isEqualTo("{\"me\":3,\"they\":3}");
        assertThat(score("'sweeps': 2, ", "AS", "TD")).isEqualTo("{\"me\":3,\"they\":2}");
        assertThat(score("'game': 'casino-overs', ", SPADES + " " + HEARTS + " " + DIAMONDS, CLUBS))
                .isEqualTo("{\"me\":19,\"they\":1}");
        assertThat(score("'spade-overs': true, ", SPADES, "")).isEqualTo("{\"me\":8,\"they\":0}");
        assertThat(score("'game': 'scopa', ", "7S 7H 7D 7C", "KS KH KD KC JS")).isEqualTo("{\"me\":2,\"they\":1}");
    }

    // p. 264
    @ParameterizedTest
    @CsvSource({"7S 7H 7D 7C, 84", "7S 6H AD 5C, 70", "KS 7H 7D 7C, 73", "7S 7H 7D 6D, 0"})
    void aPrimieraCounts(String cards, String points) {
        assertThat(best(new ScopaPrimiera(), "'cards': '" + cards + "'")).isEqualTo(points);
    }
}
