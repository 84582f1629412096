package kibitzer.decisions.casino;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.BadNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Positions put together by hand with the chapter open (Culbertson pp. 259-264, 362), each with what its paragraph says. */
class CasinoByTheBookTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static <P, A> String grade(Decision<P, A> decision, String position, String answer) {
        P read = decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
        try {
            return new Question<>(decision, read)
                    .mark(decision.answerKind().json().read(JSON.readTree(answer.replace('\'', '"'))))
                    .grade()
                    .name();
        } catch (BadNotation unreadable) {
            return "UNREADABLE";
        }
    }

    @ParameterizedTest(name = "{0} {1}: {2} is {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # par. 8: a court card takes its own kind, and every one of them
            casino/captures | 'table': 'QH QD QC JS TD 2C', 'card': 'QS'                     | 'QH QD QC'        | BEST
            # par. 3: an ace counts 1, so it takes aces and no sum
            casino/captures | 'table': 'AH AD 2C', 'card': 'AS'                              | 'AH AD'           | BEST
            # par. 9: totals of ten or less; a jack is no eleven
            casino/captures | 'table': '6H 5D', 'card': 'JS'                                 | '6H 5D'           | WRONG
            # par. 12: the partner's or opponent's build goes to the card that was specified, whole
            casino/captures | 'table': '5C 4H', 'card': '9S', 'builds': [{'cards': '6H 3D', 'value': 9, 'owner': 'they'}] | '6H 5C 4H 3D' | BEST
            casino/captures | 'table': '5C 4H', 'card': '9S', 'builds': [{'cards': '6H 3D', 'value': 9, 'owner': 'they'}] | '6H 5C 4H'    | WRONG
            # par. 11: a build of eight is not taken by its parts' ranks
            casino/captures | 'table': '', 'card': '5S', 'builds': [{'cards': '5H 3D', 'value': 8, 'owner': 'they'}]      | '5H'          | WRONG
            # par. 10: the card that takes must stay in the hand
            casino/play     | 'hand': '5S 8H', 'table': '4D'                                 | 'build 9: 5S 4D'  | ILLEGAL
            # par. 14: no court cards in builds
            casino/play     | 'hand': 'QS QH', 'table': 'QD'                                 | 'build 12: QS QD' | ILLEGAL
            # par. 16: a duplicated build is not increased
            casino/play     | 'hand': 'AS 9H', 'table': '', 'builds': [{'cards': '8H 5D 3C', 'value': 8, 'owner': 'they'}], 'dealer': true | 'build 9: AS 8H 5D 3C' | ILLEGAL
            # par. 13: no trailing beside a build of one's own; taking something else with the bound card breaks the word
            casino/play     | 'hand': '9S 2H', 'table': '9D KC', 'builds': [{'cards': '6H 3D', 'value': 9, 'owner': 'me'}] | 'trail 2H'    | ILLEGAL
            casino/play     | 'hand': '9S 2H', 'table': '9D KC', 'builds': [{'cards': '6H 3D', 'value': 9, 'owner': 'me'}] | 'take 9S: 9D' | ILLEGAL
            casino/play     | 'hand': '9S 2H', 'table': '9D KC', 'builds': [{'cards': '6H 3D', 'value': 9, 'owner': 'me'}] | 'take 9S: 9D 3D 6H' | BEST
            # par. 17 to 19
            casino/score    | 'mine': '', 'theirs': '2S TD AS AH AD AC'                      | {'me': 0, 'they': 7} | BEST
            # par. 21: a sweep is a point where sweeps are told
            casino/score    | 'mine': 'AS', 'theirs': '', 'sweeps': {'me': 3}                | {'me': 4, 'they': 0} | BEST
            # p. 263: spades at spade casino, two points for jack and two
            casino/score    | 'game': 'spade-casino', 'mine': 'JS 2S 3S', 'theirs': 'AS'     | {'me': 5, 'they': 2} | BEST
            # p. 262: ace as fourteen takes king and ace
            casino/captures | 'game': 'royal-casino', 'table': 'QH 2D KC AD', 'card': 'AS'   | 'QH AD KC 2D'     | BEST
            # p. 263, par. 6: the single card, not the sum; and one card of two
            scopa/capture   | 'table': 'KH 7D 3C', 'card': 'KS'                              | '7D 3C'           | WRONG
            scopa/capture   | 'table': '5H 5D', 'card': '5S'                                 | '5H 5D'           | WRONG
            scopa/capture   | 'table': '4H 4D JC', 'card': 'JS'                              | 'JC'              | BEST
            # p. 264, par. 10
            scopa/primiera  | 'cards': 'AS KH QD JC'                                         | 46                | BEST
            # p. 362: ranks alone
            casino/captures | 'game': 'stealing-bundles', 'table': '7H 7D 4C 3S', 'card': '7S' | '7H 7D'         | BEST
            """)
    void isAsTheParagraphSays(String id, String position, String answer, String grade) {
        assertThat(grade(Decisions.find(id).orElseThrow(), position, answer)).isEqualTo(grade);
    }
}
