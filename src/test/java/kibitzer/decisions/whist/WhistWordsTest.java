package kibitzer.decisions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** What a verdict at whist says is so of the cards, and it says nothing that is not. */
class WhistWordsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static <P, A> String verdict(Decision<P, A> decision, String position, String answer) {
        P read = decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
        Question<P, A> question = new Question<>(decision, read);
        return new Explainer(Syllabus.shipped())
                .verdict(question, question.mark(decision.answerKind().json().read(JSON.readTree('"' + answer + '"'))));
    }

    @ParameterizedTest(name = "{0} {2}: \"{3}\", not \"{4}\"")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # a card that was led, or headed its trick, had to be played: high and low alone are no call
            whist/signal | 'trump': 'S', 'suit': 'D', 'seat': 'N', 'history': [{'leader': 'N', 'cards': 'KD 2D 3D 7D'}, {'leader': 'N', 'cards': '4D 8D TD 5D'}] | calls-for-trumps | 4D after it is no call | high, then low
            whist/signal | 'trump': 'S', 'suit': 'D', 'seat': 'N', 'history': [{'leader': 'W', 'cards': '8D 9D 3D 7D'}, {'leader': 'N', 'cards': '4D 5D TD JD'}] | echo | 4D after it is no echo | high, then low
            # ace and king of clubs are out: the queen is no sure winner, and there is no finesse
            whist/third-hand | 'trump': 'H', 'hand': '5S 6H KD JD 5D QC 3C', 'trick': '7C 4C', 'odd-trick': true | 3C | your best card is the likeliest | sure win
            # the suit that is led has no queen to lose
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH JH 7H 5H QD TD 6D 3D 8C 4C' | 8C | king suit | loses hers
            whist/lead | 'trump': 'S', 'hand': 'KD AC JC TC 8C 5C 4C', 'history': [{'leader': 'S', 'cards': 'AS 2S 3S 4S'}, {'leader': 'S', 'cards': 'KS 5S 6S 7S'}, {'leader': 'S', 'cards': 'QS 8S 9S TS'}, {'leader': 'S', 'cards': 'JS 2C 2H 3C'}, {'leader': 'S', 'cards': '9C 6C QC 7C'}, {'leader': 'N', 'cards': '3H 4H AH 6H'}] | 8C | the nine, seven and six gone | and seven and
            # 14 speaks of plain cards: of a trump that is not small 16 does
            whist/discard | 'trump': 'D', 'hand': '5S 2H KD 5D', 'trick': 'QC 5C', 'history': [{'leader': 'N', 'cards': 'KS 4S 3S 2S'}] | KD | Not the king of diamonds: 1 trump above the eight | not the king of diamonds: a card of partner's suit
            """)
    void isSoOfTheCards(String id, String position, String answer, String said, String unsaid) {
        assertThat(verdict(Decisions.find(id).orElseThrow(), position, answer))
                .contains(said)
                .doesNotContain(unsaid);
    }
}
