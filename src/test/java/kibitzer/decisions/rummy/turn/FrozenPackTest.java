package kibitzer.decisions.rummy.turn;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** What is thrown at canasta while the pack is frozen: the hand keeps as many pairs as it can (Culbertson p. 24). */
class FrozenPackTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final RummyDiscard decision = new RummyDiscard();

    @ParameterizedTest(name = "{1} of {0} is {2}")
    @CsvSource(delimiter = '|', textBlock = """
            QS 9H 4S 4H 4D 8H 8D | QS | BEST
            QS 9H 4S 4H 4D 8H 8D | 9H | BEST
            # a pair is broken
            QS 9H 4S 4H 4D 8H 8D | 8H | WRONG
            # of three fours a pair is left, and the page speaks of no more than pairs
            QS 9H 4S 4H 4D 8H 8D | 4H | ACCEPTABLE
            # with nothing alone the third four is all that breaks no pair
            4S 4H 4D 8H 8D       | 4D | BEST
            4S 4H 4D 8H 8D       | 8D | WRONG
            # a wild card is kept
            QS 2H 8H 8D          | 2H | WRONG
            """)
    void pairsAreKept(String hand, String thrown, Grade grade) {
        var position = decision.form()
                .read(
                        JSON.readTree("{\"game\": \"canasta\", \"hand\": \"%s\", \"frozen\": true}".formatted(hand)),
                        "position");
        Card card = CardNotation.read(thrown);

        assertThat(new Question<>(decision, position).mark(card).grade()).isEqualTo(grade);
    }
}
