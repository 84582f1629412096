package kibitzer.decisions.rummy.turn;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** What is thrown at 500 rum to be taken back later with the pile (Culbertson p. 14). */
class SaltTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final RummyDiscard decision = new RummyDiscard();

    @ParameterizedTest(name = "{1} of {0} is {2}")
    @CsvSource(delimiter = '|', textBlock = """
            # three deuces and the three of one of them: that one nobody else can meld
            2H 2D 2C 3H KS QD 9C 6S | 2H | BEST
            # the discard is indicated without that protection too
            2H 2D 2C 3H KS QD 9C 6S | 2D | ACCEPTABLE
            2H 2D 2C 3H KS QD 9C 6S | 2C | ACCEPTABLE
            # low combinations salt as low sets do
            2H 2D 2C 3H 3C QD 9C 6S | 3C | ACCEPTABLE
            # ace and face cards are thrown where one is forced
            2H 2D 2C 3H KS QD 9C 6S | KS | WRONG
            # no bait
            2H 2D 2C 3H KS QD 9C 6S | 9C | WRONG
            """)
    void thePileIsSaltedFromLowSetsAndCombinations(String hand, String thrown, Grade grade) {
        var position = decision.form()
                .read(JSON.readTree("{\"game\": \"500-rum\", \"hand\": \"%s\"}".formatted(hand)), "position");
        Card card = CardNotation.read(thrown);

        assertThat(new Question<>(decision, position).mark(card).grade()).isEqualTo(grade);
    }
}
