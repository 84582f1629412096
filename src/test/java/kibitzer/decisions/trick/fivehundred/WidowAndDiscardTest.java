package kibitzer.decisions.trick.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import kibitzer.cards.CardSet;
import kibitzer.conventions.fivehundred.LayAwayHand;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** The widow and the cards laid away, with pages 217 and 218 open; {@code -Dkibitzer.five-hundred.deals=10000} deals more. */
class WidowAndDiscardTest {
    private static final int DEALS = Integer.getInteger("kibitzer.five-hundred.deals", 60);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final FiveHundredDiscard DISCARD = new FiveHundredDiscard();
    private static final FiveHundredWidow WIDOW = new FiveHundredWidow();
    private static final String HELD = "AS KS QS 9S AD 9D 8D TH 8H 7C";

    private static LayAwayHand hand(String cards, String contract) {
        return DISCARD.form()
                .read(JSON.readTree("{\"hand\": \"" + cards + "\", \"contract\": \"" + contract + "\"}"), "position");
    }

    private static FiveHundredWidow.Needed needed(String cards) {
        return WIDOW.form()
                .read(JSON.readTree("{\"needed\": \"" + cards + "\", \"held\": \"" + HELD + "\"}"), "position");
    }

    @ParameterizedTest(name = "{0} at {1}: {2} is {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 218: trumps, side suits of four and guards of kings stay
            JK JS AS KS 9S 8S AD KH 8H QD 9C 8C 7C | 7S | 9C 8C 7C | BEST
            JK JS AS KS 9S 8S AD KH 8H QD 9C 8C 7C | 7S | 8S 8C 7C | WRONG
            JK JS AS KS 9S 8S AD KH 8H QD 9C 8C 7C | 7S | 8H 8C 7C | WRONG
            JK JS AS KS 9S 8S AD KH 8H QD 9C 8C 7C | 7S | QD 8C 7C | ACCEPTABLE
            JK JS AS KS 9S QD TD 9D 8D KH 8H 9C 7C | 7S | 9C 7C KH | WRONG
            JK JS AS KS 9S QD TD 9D 8D 9H 8H 9C 7C | 7S | 8H 9C 7C | BEST
            JK JS AS KS 9S QD TD 9D 8D 9H 8H 9C 7C | 7S | 8D 9C 7C | WRONG
            # p. 218: perhaps the guards of queens, too
            JK JS AS KS 9S QD 9D 8D 9H 8H 7H TC 7C | 7S | 8H 7H 7C | BEST
            JK JS AS KS 9S QD 9D 8D 9H 8H 7H TC 7C | 7S | 8D 7H 7C | ACCEPTABLE
            # p. 205: the left bower is a trump and stays
            JK JS JC KS 9S QD 9D 8D 9H 8H 7H TC 7C | 7S | JC 7H 7C | WRONG
            # at no trump the joker is above all
            JK AS KS QS 8S 7S AD KD 9D 9H 8H 9C 8C | 7NT | JK 8H 8C | WRONG
            # p. 215: three cards
            JK JS AS KS 9S 8S AD KH 8H QD 9C 8C 7C | 7S | 8C 7C | ILLEGAL
            JK JS AS KS 9S 8S AD KH 8H QD 9C 8C 7C | 7S | TC 8C 7C | ILLEGAL
            """)
    void theDiscardIsTheBooks(String cards, String contract, String answer, String grade) {
        assertThat(new Question<>(DISCARD, hand(cards, contract))
                        .mark(CardSet.of(answer))
                        .grade()
                        .name())
                .isEqualTo(grade);
    }

    /** By multiplying the chances that none of the three cards is one of them; beside it what p. 217 prints. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            JK                | 7 to 1 against
            JK AC             | 3 to 1 against
            JK AC AH          | 9 to 5 against
            JK AC AH KH       | 6 to 5 against
            JK AC AH KH KC    | 5 to 4 in favour
            JK JS JC TS 8S 7S | 5 to 3 in favour
            """)
    void theChanceIsCounted(String cards, String printed) {
        FiveHundredWidow.Needed position = needed(cards);
        int places = cards.split(" ").length;
        double none = (23.0 - places) / 23 * (22 - places) / 22 * (21 - places) / 21;
        assertThat(WIDOW.advise(position).best().getFirst()).isCloseTo(1 - none, within(1e-12));
        assertThat(WIDOW.counted(position).printed().orElseThrow().inWords()).isEqualTo(printed);
    }

    /** Six cards that are not all of a suit are in none of the book's lines. */
    @Test
    void ofOtherCardsNothingIsPrinted() {
        assertThat(WIDOW.counted(needed("JK AC AH KH KC KD")).printed()).isEmpty();
    }

    @Test
    void whatIsWrongIsNamed() {
        assertThatThrownBy(() -> hand("JK JS AS", "7S"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.hand");
        assertThatThrownBy(() -> hand("JK JS AS KS 9S 8S AD KH 8H QD 9C 8C 7C", "nullo"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.contract");
        assertThatThrownBy(() -> needed("AS")).isInstanceOf(BadQuestion.class).hasMessageContaining("position.needed");
        assertThatThrownBy(() -> needed("5S")).isInstanceOf(BadQuestion.class).hasMessageContaining("position.needed");
    }

    @Test
    void questionsHoldInEveryWay() {
        DealtQuestions.hold(DISCARD, DEALS, 3);
        DealtQuestions.hold(WIDOW, DEALS, 3);
    }
}
