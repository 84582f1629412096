package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Citation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Where the printed book has the rule that an answer rests on: the page, not the one on which the game begins. */
class CitedPagesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Syllabus SYLLABUS = Syllabus.shipped();

    private static <P, A> Citation cited(Decision<P, A> decision, String position) {
        P read = decision.form().read(JSON.readTree(position.replace('\'', '"')), "position");
        return SYLLABUS.of(decision.advise(read).rulings().getFirst().source());
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            gin/knock              | 'hand': '7S 7H 7D 5C 4C 3C KS KH KD KC QD'                        | 32
            gin/knock              | 'hand': '7S 7H 7D 5C 4C 3C 5S 3D AD 2H QD'                        | 32
            gin/knock              | 'hand': '7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD'                        | 34
            rummy/meld-or-not      | 'game': 'rummy', 'cards': '7S 7H 7D'                              | 2
            rummy/meld-or-not      | 'game': '500-rum', 'cards': '7S 7H 7D'                            | 12
            rummy/meld-or-not      | 'game': 'contract-rummy', 'cards': '7S 7H 7D'                     | 27
            rummy/meld-or-not      | 'game': 'continental-rum', 'cards': '7S 6S 5S'                    | 29
            rummy/meld-or-not      | 'game': 'knock-rummy', 'cards': '7S 6S 5S'                        | 45
            rummy/meld-or-not      | 'game': 'panguingue', 'cards': '7S 7S 7H'                         | 48
            rummy/meld-or-not      | 'game': 'conquian', 'cards': '7S 6S 5S'                           | 50
            rummy/lay-off          | 'game': 'samba', 'melds': ['7S 7H 7D'], 'hand': '7C KD'           | 25
            rummy/lay-off          | 'game': 'kaluki', 'melds': ['7S 7H 7D'], 'hand': '7C KD'          | 46
            rummy/lay-off          | 'game': '500-rum', 'melds': ['7S 7H 7D'], 'hand': '7C KD'         | 13
            rummy/go-out           | 'game': 'oklahoma', 'hand': '9S 9H 9D 4C', 'melds': ['KS KH KD', '7S 6S 5S 4S 3S 8S 9S'] | 17
            rummy/go-out           | 'game': 'canasta', 'hand': '8S 4D', 'melds': ['8D 8D 8C 8C 8H', 'KS KH KD KC KC'] | 21
            rummy/settlement       | 'game': 'knock-rummy', 'own': 'KS 4D', 'others': ['9S 9H']        | 45
            rummy/settlement       | 'game': 'rummy', 'own': '', 'others': ['9S 9H']                   | 3
            rummy/score            | 'game': 'contract-rummy', 'hand': 'KS 4D'                         | 28
            rummy/score            | 'game': 'boathouse-rum', 'hand': 'KS 4D 9C 9D 2H'                 | 7
            panguingue/condition   | 'meld': 'AS 2S 3S'                                                | 48
            canasta/score          | 'game': 'samba', 'melds': ['KS KH KD KC KC KH KD', '9S 9H 9D 9C 9C 9H 9D'], 'out': true | 25
            canasta/score          | 'game': 'canasta', 'melds': ['KS KH KD KC KC KH KD'], 'out': true | 22
            canasta/pile           | 'game': 'canasta', 'pile': 'KS', 'hand': 'KH KD 9S'               | 20
            bridge/biddable-suit   | 'holding': 'QJ32'                                                 | 144
            bridge/biddable-suit   | 'holding': 'QT32'                                                 | 143
            trick/legal            | 'game': 'whist', 'hand': '9S 8H', 'trick': 'KS', 'trump': 'H'     | 135
            trick/winner           | 'game': 'euchre', 'trick': 'KS 9S', 'trump': 'H'                  | 206
            trick/winner           | 'game': 'five-hundred', 'trick': 'KS 9S', 'trump': 'H'            | 215
            trick/order            | 'game': 'euchre', 'cards': 'KS 9S', 'trump': 'H', 'led': 'S'      | 205
            trick/order            | 'game': 'five-hundred', 'cards': 'KS 9S', 'trump': 'H', 'led': 'S' | 214
            trick/card-points      | 'game': 'catch-the-ten', 'cards': 'JS', 'trump': 'S'              | 250
            trick/calls            | 'game': 'five-hundred', 'calls': ['6C'], 'dealer': '3'            | 214
            trick/settle           | 'game': 'euchre', 'tricks': {'maker': 3, 'opponents': 2}          | 206
            trick/settle           | 'game': 'whist', 'tricks': {'we': 8, 'they': 5}                   | 185
            """)
    void theFirstPageIsTheRules(String id, String position, int page) {
        assertThat(cited(Decisions.find(id).orElseThrow(), "{" + position + "}").page())
                .hasValue(page);
    }
}
