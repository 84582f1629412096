package kibitzer.decisions.rummy.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/**
 * What going out is good for: at rummy the cards left are counted (Culbertson p. 3), at pif paf a pot is won (p. 7), at
 * panguingue a chip and the conditions (p. 49), at conquian a stake (p. 50).
 */
class GoOutForAStakeTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final GoOut decision = new GoOut();

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            rummy      | "hand": "4S 4H 4D 5S 6S 7S KC"                                    | true
            conquian   | "hand": "4S 4H 4D 5S 5H", "melds": ["AS 2S 3S", "7H 7D 7C"]       | false
            conquian   | "hand": "4S 4H 4D 4C 8S", "melds": ["AS 2S 3S", "7H 7D 7C"]       | false
            panguingue | "hand": "QH JH 7H 6H 5H", "melds": ["7C 6C 5C", "2H 2D 2C"]       | false
            """)
    void cardsCountAgainstTheOthersOnlyWhereTheyAreCounted(String game, String fields, boolean counted) {
        var position =
                decision.form().read(JSON.readTree("{\"game\": \"%s\", %s}".formatted(game, fields)), "position");
        String why = decision.advise(position)
                .rulings()
                .getFirst()
                .why()
                .orElseThrow()
                .text();

        assertThat(why.contains("count against them")).isEqualTo(counted);
    }
}
