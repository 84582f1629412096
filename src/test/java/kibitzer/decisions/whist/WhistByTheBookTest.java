package kibitzer.decisions.whist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/**
 * Positions put together by hand with the chapters open (A Handbook of Whist and Dominoes, lines 138-235, 603-716), each with what the
 * maxim of that number says.
 */
class WhistByTheBookTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static <P, A> String grade(Decision<P, A> decision, String position, String answer) {
        P read = decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
        return new Question<>(decision, read)
                .mark(decision.answerKind().json().read(JSON.readTree('"' + answer + '"')))
                .grade()
                .name();
    }

    @ParameterizedTest(name = "{0} {1}: {2} is {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # 1, 49: the strong suit, low; short suits and suits without a high card are not it
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH JH 7H 5H 2H TD 6D 3D 8C 4C' | 2H | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH JH 7H 5H 2H TD 6D 3D 8C 4C' | 3D | WRONG
            # 2: up to the weak: the right-hand adversary could not beat the ten that heads the trick
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S QH 8H 4H TC 7C 3C KD 9D 5D', 'history': [{'leader': 'W', 'cards': '6C 9C 5C JC'}] | 3C | BEST
            # 3 and 32: a tierce from the top
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S QH JH TH 5H TD 6D 3D 8C 4C 2C' | QH | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S QH JH TH 5H TD 6D 3D 8C 4C 2C' | TH | WRONG
            # 3: quart to a king, the lowest; 32: under five, the highest; the authorities differ (erratum whist.e01)
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH QH JH TH 9D 6D 3D 8C 4C 2C' | TH | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH QH JH TH 9D 6D 3D 8C 4C 2C' | KH | BEST
            # 3: quint to a king, where both agree
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH QH JH TH 9H 9D 6D 3D 8C 4C' | 9H | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH QH JH TH 9H 9D 6D 3D 8C 4C' | KH | WRONG
            # 4 and 2: through the honour turned up on the left, very strong in trumps
            whist/lead | 'trump': 'S', 'dealer': 'W', 'turn-up': 'KS', 'hand': '9S 7S 6S 4S 2S QH 8H 4H TD 6D 3D 8C 4C' | 2S | BEST
            # 5: the adversaries are eight, no honour, three trumps
            whist/lead | 'trump': 'S', 'they': 8, 'hand': '9S 6S 2S KH JH 7H 5H 2H TD 6D 3D 8C 4C' | 9S | BEST
            # 5: but not from four trumps, unless they have a sequence
            whist/lead | 'trump': 'S', 'they': 8, 'hand': '9S 6S 4S 2S KH JH 7H 5H 2H TD 6D 8C 4C' | 9S | WRONG
            whist/lead | 'trump': 'S', 'they': 8, 'hand': 'TS 9S 8S 2S KH JH 7H 5H 2H TD 6D 8C 4C' | TS | BEST
            # 5: with an honour it does not speak; at seven neither
            whist/lead | 'trump': 'S', 'they': 8, 'hand': 'JS 6S 2S KH 9H 7H 5H 2H TD 6D 3D 8C 4C' | JS | WRONG
            whist/lead | 'trump': 'S', 'they': 7, 'hand': '9S 6S 2S KH JH 7H 5H 2H TD 6D 3D 8C 4C' | 9S | WRONG
            # 6: a trump from four or five; not if weak
            whist/lead | 'trump': 'S', 'hand': 'QS 9S 6S 4S 2S TH 7H 5H TD 6D 3D 8C 4C' | 2S | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 2S KH JH 7H 5H 2H TD 6D 3D 8C 4C 3C' | 2S | WRONG
            # 7: ace, king and small ones by the strength in trumps
            whist/lead | 'trump': 'S', 'hand': '9S 2S AH KH 7H 5H TD 6D 3D 8C 4C 3C 2C' | AH | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 2S AH KH 7H 5H TD 6D 3D 8C 4C 3C 2C' | 5H | WRONG
            whist/lead | 'trump': 'S', 'hand': 'KS 9S 6S 3S 2S AH KH 7H 5H TD 6D 8C 4C' | 5H | BEST
            whist/lead | 'trump': 'S', 'hand': 'KS 9S 6S 3S 2S AH KH 7H 5H TD 6D 8C 4C' | AH | WRONG
            # 7: and then the king
            whist/lead | 'trump': 'S', 'hand': '9S 2S KH 7H 5H TD 6D 3D 8C 4C 3C 2C', 'history': [{'leader': 'S', 'cards': 'AH 4H 6H 8H'}] | KH | BEST
            # 9: partner's lead is returned, from three the best
            whist/lead | 'trump': 'S', 'hand': '9S 2S KH 7H 5H TD 6D 9C 3C QD 8D 4D', 'history': [{'leader': 'N', 'cards': '4C 5C AC 6C'}] | 9C | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 2S KH 7H 5H TD 6D 9C 3C QD 8D 4D', 'history': [{'leader': 'N', 'cards': '4C 5C AC 6C'}] | 3C | WRONG
            whist/lead | 'trump': 'S', 'hand': '9S 2S KH 7H 5H TD 6D 9C 3C QD 8D 4D', 'history': [{'leader': 'N', 'cards': '4C 5C AC 6C'}] | 5H | WRONG
            # 9: won with the king and only small ones left: it need not be returned at once
            whist/lead | 'trump': 'S', 'hand': '9S 2S KH JH 7H 5H TD 6D 7C 3C 8D 4D', 'history': [{'leader': 'N', 'cards': '4C 5C KC 6C'}] | 7C | ACCEPTABLE
            whist/lead | 'trump': 'S', 'hand': '9S 2S KH JH 7H 5H TD 6D 7C 3C 8D 4D', 'history': [{'leader': 'N', 'cards': '4C 5C KC 6C'}] | 5H | BEST
            # 9 does not speak of an adversary who trumps the suit: it may be returned, and need not be
            whist/lead | 'hand': 'TH 8H QD 2D 6C 3C', 'trump': 'H', 'dealer': 'E', 'turn-up': '9H', 'trick': '', 'history': [{'leader': 'S', 'cards': 'QS TS 3S AS'}, {'leader': 'E', 'cards': '7S JS 5S 6S'}, {'leader': 'S', 'cards': 'AC 2C 7C 4C'}, {'leader': 'S', 'cards': '4H JH KH 3H'}, {'leader': 'N', 'cards': '6D JD 8D AD'}, {'leader': 'W', 'cards': '7D 4D 7H 5D'}, {'leader': 'E', 'cards': '2S 2H 9S KD'}], 'they': 4 | 2D | BEST
            whist/lead | 'hand': 'TH 8H QD 2D 6C 3C', 'trump': 'H', 'dealer': 'E', 'turn-up': '9H', 'trick': '', 'history': [{'leader': 'S', 'cards': 'QS TS 3S AS'}, {'leader': 'E', 'cards': '7S JS 5S 6S'}, {'leader': 'S', 'cards': 'AC 2C 7C 4C'}, {'leader': 'S', 'cards': '4H JH KH 3H'}, {'leader': 'N', 'cards': '6D JD 8D AD'}, {'leader': 'W', 'cards': '7D 4D 7H 5D'}, {'leader': 'E', 'cards': '2S 2H 9S KD'}], 'they': 4 | 8H | ACCEPTABLE
            # 18: the last two trumps are held since the king drew the queen: one of them, or a low card to partner; which low one it does not say
            whist/lead | 'hand': '7S 2S TH 4H 2H JD 5D 2D 7C 5C', 'trump': 'C', 'dealer': 'S', 'turn-up': 'AC', 'trick': '', 'history': [{'leader': 'W', 'cards': '9C 8C 2C JC'}, {'leader': 'S', 'cards': 'AC 4C TC 3C'}, {'leader': 'S', 'cards': 'KC 6C TD QC'}], 'they': 4, 'odd-trick': true | 7C | BEST
            whist/lead | 'hand': '7S 2S TH 4H 2H JD 5D 2D 7C 5C', 'trump': 'C', 'dealer': 'S', 'turn-up': 'AC', 'trick': '', 'history': [{'leader': 'W', 'cards': '9C 8C 2C JC'}, {'leader': 'S', 'cards': 'AC 4C TC 3C'}, {'leader': 'S', 'cards': 'KC 6C TD QC'}], 'they': 4, 'odd-trick': true | 2S | BEST
            whist/lead | 'hand': '7S 2S TH 4H 2H JD 5D 2D 7C 5C', 'trump': 'C', 'dealer': 'S', 'turn-up': 'AC', 'trick': '', 'history': [{'leader': 'W', 'cards': '9C 8C 2C JC'}, {'leader': 'S', 'cards': 'AC 4C TC 3C'}, {'leader': 'S', 'cards': 'KC 6C TD QC'}], 'they': 4, 'odd-trick': true | 4H | ACCEPTABLE
            # 10, 11: not from ace queen or ace jack, and no ace without the king
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S AH QH 7H 5H KD TD 6D 3D 8C 4C' | 5H | WRONG
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S AH QH 7H 5H KD TD 6D 3D 8C 4C' | AH | WRONG
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S AH QH 7H 5H KD TD 6D 3D 8C 4C' | 3D | BEST
            # 41: a king suit rather than a queen suit of the same length
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S QH 9H 7H 5H KD TD 6D 3D 8C 4C' | 3D | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S QH 9H 7H 5H KD TD 6D 3D 8C 4C' | 5H | WRONG
            # 31: the trump sequence from its top
            whist/lead | 'trump': 'S', 'hand': 'QS JS TS 5S 2S 9H 7H 5H TD 6D 3D 8C 4C' | QS | BEST
            # 32: five in sequence begin with the lowest
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S QH JH TH 9H 8H TD 6D 3D 8C 4C' | 8H | BEST
            # 36: three aces, none of them a trump
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S AH 8H 5H AD 8D 6D 3D AC 7C 4C' | 3D | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S AH 8H 5H AD 8D 6D 3D JC 7C 4C' | 3D | ACCEPTABLE
            # 37, 38, 39: a good card turned up on the right
            whist/lead | 'trump': 'S', 'turn-up': 'AS', 'hand': 'KS 6S QH 9H 7H 5H KD TD 6D 3D 8C 4C 2C' | 6S | BEST
            whist/lead | 'trump': 'S', 'turn-up': 'AS', 'hand': 'KS 6S QH 9H 7H 5H KD TD 6D 3D 8C 4C 2C' | KS | WRONG
            whist/lead | 'trump': 'S', 'turn-up': 'KS', 'hand': 'AS 6S 4S QH 9H 7H 5H TD 6D 3D 8C 4C 2C' | 4S | BEST
            whist/lead | 'trump': 'S', 'turn-up': 'KS', 'hand': 'AS 6S 4S QH 9H 7H 5H TD 6D 3D 8C 4C 2C' | AS | WRONG
            whist/lead | 'trump': 'S', 'turn-up': 'TS', 'hand': 'KS JS 9S 4S QH 9H 7H 5H TD 6D 3D 8C 4C' | JS | BEST
            whist/lead | 'trump': 'S', 'turn-up': 'TS', 'hand': 'KS JS 9S 4S QH 9H 7H 5H TD 6D 3D 8C 4C' | KS | ACCEPTABLE
            # counted: no trump is out and of clubs the king alone, so that the ace draws it and all six clubs win; no maxim forbids that
            whist/lead | 'trump': 'S', 'hand': 'KD AC JC TC 8C 5C 4C', 'history': [{'leader': 'S', 'cards': 'AS 2S 3S 4S'}, {'leader': 'S', 'cards': 'KS 5S 6S 7S'}, {'leader': 'S', 'cards': 'QS 8S 9S TS'}, {'leader': 'S', 'cards': 'JS 2C 2H 3C'}, {'leader': 'S', 'cards': '9C 6C QC 7C'}, {'leader': 'N', 'cards': '3H 4H AH 6H'}] | AC | ACCEPTABLE
            whist/lead | 'trump': 'S', 'hand': 'KD AC JC TC 8C 5C 4C', 'history': [{'leader': 'S', 'cards': 'AS 2S 3S 4S'}, {'leader': 'S', 'cards': 'KS 5S 6S 7S'}, {'leader': 'S', 'cards': 'QS 8S 9S TS'}, {'leader': 'S', 'cards': 'JS 2C 2H 3C'}, {'leader': 'S', 'cards': '9C 6C QC 7C'}, {'leader': 'N', 'cards': '3H 4H AH 6H'}] | 8C | WRONG
            # the seven of clubs is out as well, so that the ace alone does not draw them
            whist/lead | 'trump': 'S', 'hand': 'KD AC JC TC 8C 5C 4C', 'history': [{'leader': 'S', 'cards': 'AS 2S 3S 4S'}, {'leader': 'S', 'cards': 'KS 5S 6S 7S'}, {'leader': 'S', 'cards': 'QS 8S 9S TS'}, {'leader': 'S', 'cards': 'JS 2C 2H 3C'}, {'leader': 'S', 'cards': '9C 6C QC 7D'}, {'leader': 'N', 'cards': '3H 4H AH 6H'}] | AC | WRONG
            # 42: the four best, the best of them
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S AH KH QH JH TD 6D 3D 8C 4C 2C' | AH | BEST
            # 21: for the odd trick, winners before trumps
            whist/lead | 'trump': 'S', 'odd-trick': true, 'hand': 'KS QS 9S 8S 2S AD 4D' | AD | BEST
            whist/lead | 'trump': 'S', 'odd-trick': true, 'hand': 'KS QS 9S 8S 2S AD 4D' | 2S | WRONG
            # 51: partner has called, so trumps are led
            whist/lead | 'trump': 'S', 'hand': 'QS 6S 2S KH JH 7H 5H 2H 8C 4C', 'history': [{'leader': 'W', 'cards': 'KD 8D 3D 7D'}, {'leader': 'W', 'cards': 'AD 2D TD 9D'}, {'leader': 'W', 'cards': '3C 5C QC KC'}] | QS | BEST
            # 17: partner threw a card on a suit led without its best
            whist/lead | 'trump': 'S', 'hand': 'TS 6S 2S QH 7H 5H 8C 4C KD 3D 6D', 'history': [{'leader': 'S', 'cards': '9D AD 3C 4D'}, {'leader': 'W', 'cards': '2C 5C 9C KC'}] | TS | BEST
            # 8: the last trump, winners and one loser
            whist/lead | 'trump': 'S', 'hand': 'AS AH 2D', 'history': [{'leader': 'S', 'cards': 'KS 2S 3S 4S'}, {'leader': 'S', 'cards': 'QS 5S 6S 7S'}, {'leader': 'S', 'cards': 'JS 8S 9S TS'}] | 2D | BEST
            whist/lead | 'trump': 'S', 'hand': 'AS AH 2D', 'history': [{'leader': 'S', 'cards': 'KS 2S 3S 4S'}, {'leader': 'S', 'cards': 'QS 5S 6S 7S'}, {'leader': 'S', 'cards': 'JS 8S 9S TS'}] | AS | WRONG
            # 18: all the trumps that are left: one of them, and then a suit that partner may win
            whist/lead | 'trump': 'S', 'hand': 'AS JS 3H 2D', 'history': [{'leader': 'S', 'cards': 'KS 2S 3S 4S'}, {'leader': 'S', 'cards': 'QS 5S 6S 7S'}, {'leader': 'S', 'cards': 'TS 8S 9S 5H'}, {'leader': 'S', 'cards': 'AC 2C 3C 4C'}] | AS | BEST
            whist/lead | 'trump': 'S', 'hand': 'AS 3H 2D', 'history': [{'leader': 'S', 'cards': 'KS 2S 3S 4S'}, {'leader': 'S', 'cards': 'QS 5S 6S 7S'}, {'leader': 'S', 'cards': 'TS 8S 9S 5H'}, {'leader': 'S', 'cards': 'JS 2C 3C 4C'}] | 3H | BEST
            # 22: the lowest of a sequence; 40: the queen of ace, king, queen
            whist/second-hand | 'trump': 'H', 'hand': 'AS KS QS 5H 2D', 'trick': '4S' | QS | BEST
            whist/second-hand | 'trump': 'H', 'hand': 'AS KS QS 5H 2D', 'trick': '4S' | AS | WRONG
            # 23: king, queen and small, by the strength in trumps
            whist/second-hand | 'trump': 'H', 'hand': 'KS QS 5S AH 9H 6H 4H 2H 9D 7D 3D 8C 4C', 'trick': '4S' | 5S | BEST
            whist/second-hand | 'trump': 'H', 'hand': 'KS QS 5S AH 9H 6H 4H 2H 9D 7D 3D 8C 4C', 'trick': '4S' | KS | WRONG
            whist/second-hand | 'trump': 'H', 'hand': 'KS QS 5S 9H 2H TD 9D 7D 3D 8C 4C 3C 2C', 'trick': '4S' | KS | BEST
            whist/second-hand | 'trump': 'H', 'hand': 'KS QS 5S 9H 2H TD 9D 7D 3D 8C 4C 3C 2C', 'trick': '4S' | 5S | WRONG
            # 23: one honour and a small card
            whist/second-hand | 'trump': 'H', 'hand': 'KS 5S 9H 2H', 'trick': '4S' | 5S | BEST
            whist/second-hand | 'trump': 'H', 'hand': 'KS 5S 9H 2H', 'trick': '4S' | KS | WRONG
            whist/second-hand | 'trump': 'H', 'hand': 'JS 5S 9H 2H', 'trick': '4S' | 5S | BEST
            # 43: queen turned up on the right, the jack played
            whist/second-hand | 'trump': 'S', 'turn-up': 'QS', 'hand': 'AS TS 3S 5H', 'trick': 'JS' | 3S | BEST
            whist/second-hand | 'trump': 'S', 'turn-up': 'QS', 'hand': 'KS TS 3S 5H', 'trick': 'JS' | 3S | BEST
            whist/second-hand | 'trump': 'S', 'turn-up': 'QS', 'hand': 'AS TS 3S 5H', 'trick': 'JS' | AS | WRONG
            # 29: when in doubt, win
            whist/second-hand | 'trump': 'H', 'hand': 'AS 5S 9H 2H', 'trick': 'TS' | AS | BEST
            # 24: ace and queen, the queen
            whist/third-hand | 'trump': 'H', 'hand': 'AS QS 3S 5H 2D', 'trick': '4S 6S' | QS | BEST
            whist/third-hand | 'trump': 'H', 'hand': 'AS QS 3S 5H 2D', 'trick': '4S 6S' | AS | WRONG
            # 24: else the best; 22: and of a sequence the lowest
            whist/third-hand | 'trump': 'H', 'hand': 'KS 9S 3S 5H 2D', 'trick': '4S 6S' | KS | BEST
            whist/third-hand | 'trump': 'H', 'hand': 'KS 9S 3S 5H 2D', 'trick': '4S 6S' | 9S | WRONG
            whist/third-hand | 'trump': 'H', 'hand': 'KS QS 3S 5H 2D', 'trick': '4S 6S' | QS | BEST
            # 44: strong in trumps one may finesse in other suits
            whist/third-hand | 'trump': 'H', 'hand': 'KS JS 3S AH 9H 6H 4H 2H', 'trick': '4S 6S' | JS | ACCEPTABLE
            whist/third-hand | 'trump': 'H', 'hand': 'KS JS 3S 9H', 'trick': '4S 6S' | JS | WRONG
            # 21: for the odd trick no finesse
            whist/third-hand | 'trump': 'H', 'odd-trick': true, 'hand': 'AS QS 3S 5H 2D', 'trick': '4S 6S' | AS | BEST
            # 39: and finesse with the nine
            whist/third-hand | 'trump': 'S', 'turn-up': 'TS', 'hand': 'KS JS 9S 5H 2D', 'trick': '2S 6S' | 9S | BEST
            whist/third-hand | 'trump': 'S', 'turn-up': 'TS', 'hand': 'KS 9S 4S 5H 2D', 'trick': '2S 6S' | KS | BEST
            # 24: the ace back when the queen has won
            whist/lead | 'trump': 'S', 'hand': '9S 2S KH 7H 5H TD 6D AC 3C QD 8D 4D', 'history': [{'leader': 'N', 'cards': '4C 5C QC 6C'}] | AC | BEST
            # 12: no thirteenth card while trumps are in; twelve diamonds have been played
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH JH 7H 5H 2H 8C 2D', 'history': [{'leader': 'S', 'cards': 'AD 3D 4D 5D'}, {'leader': 'S', 'cards': 'KD 6D 7D 8D'}, {'leader': 'S', 'cards': 'QD 9D TD JD'}] | 2D | WRONG
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH JH 7H 5H 2H 8C 2D', 'history': [{'leader': 'S', 'cards': 'AD 3D 4D 5D'}, {'leader': 'S', 'cards': 'KD 6D 7D 8D'}, {'leader': 'S', 'cards': 'QD 9D TD JD'}] | 2H | BEST
            # 13: a thirteenth card is not trumped but by the last player, or to have the lead
            whist/discard | 'trump': 'S', 'hand': '9S 6S KH JH 7H 5H 2H 8C 4C 3C', 'trick': '2D', 'history': [{'leader': 'E', 'cards': 'AD 5D 3D 4D'}, {'leader': 'E', 'cards': 'KD 8D 6D 7D'}, {'leader': 'E', 'cards': 'QD JD 9D TD'}] | 2H | BEST
            whist/discard | 'trump': 'S', 'hand': '9S 6S KH JH 7H 5H 2H 8C 4C 3C', 'trick': '2D', 'history': [{'leader': 'E', 'cards': 'AD 5D 3D 4D'}, {'leader': 'E', 'cards': 'KD 8D 6D 7D'}, {'leader': 'E', 'cards': 'QD JD 9D TD'}] | 6S | ACCEPTABLE
            whist/discard | 'trump': 'S', 'hand': '9S 6S KH JH 7H 5H 2H 8C 4C 3C', 'trick': '2D 7C 5C', 'history': [{'leader': 'W', 'cards': 'AD 4D 3D 5D'}, {'leader': 'W', 'cards': 'KD 7D 6D 8D'}, {'leader': 'W', 'cards': 'QD TD 9D JD'}] | 6S | BEST
            # 14: the last small card of partner's suit is kept
            whist/discard | 'trump': 'S', 'hand': '3C QD 8D 6D 4D', 'trick': '9H', 'history': [{'leader': 'N', 'cards': '4C 5C KC 6C'}, {'leader': 'S', 'cards': '2H 3H 4H AH'}] | 4D | BEST
            whist/discard | 'trump': 'S', 'hand': '3C QD 8D 6D 4D', 'trick': '9H', 'history': [{'leader': 'N', 'cards': '4C 5C KC 6C'}, {'leader': 'S', 'cards': '2H 3H 4H AH'}] | 3C | WRONG
            # 20: partner, out of hearts, is not forced by a hand weak in trumps, unless it has a renounce or wants the odd trick
            whist/lead | 'trump': 'S', 'hand': '9S 2S JH 8H 6H 5H 2H KD TD 6D 3D 4C', 'history': [{'leader': 'S', 'cards': 'AH 4H 3C 9H'}] | 2H | WRONG
            whist/lead | 'trump': 'S', 'hand': '9S 7S 2S JH 8H 6H 5H 2H KD TD 6D 3D', 'history': [{'leader': 'S', 'cards': 'AH 4H 3C 9H'}] | 2H | BEST
            whist/lead | 'trump': 'S', 'odd-trick': true, 'hand': '9S 2S JH 8H 6H 5H 2H KD TD 6D 3D 4C', 'history': [{'leader': 'S', 'cards': 'AH 4H 3C 9H'}] | 2H | BEST
            # 34, 35: strong in trumps one may let the adversaries win early, weak one may not
            whist/second-hand | 'trump': 'H', 'hand': 'AS 5S AH 9H 6H 4H', 'trick': 'TS' | 5S | ACCEPTABLE
            whist/second-hand | 'trump': 'H', 'hand': 'AS 5S 9H 6H 4H 2D', 'trick': 'TS' | 5S | WRONG
            # 48: the eight is a low card, to which a small one is played (23), and the nine a high one (29)
            whist/second-hand | 'trump': 'H', 'hand': 'AS 5S 9H 2H', 'trick': '8S' | 5S | BEST
            whist/second-hand | 'trump': 'H', 'hand': 'AS 5S 9H 2H', 'trick': '8S' | AS | WRONG
            whist/second-hand | 'trump': 'H', 'hand': 'AS 5S 9H 2H', 'trick': '9S' | AS | BEST
            # 49: three cards are a short suit, and a short suit of high cards is weak; four are a long one
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH JH 2H QD 6D 5D 3D 8C 7C 4C' | 2H | WRONG
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S KH JH 2H QD 6D 5D 3D 8C 7C 4C' | 3D | BEST
            # 50: two cards are no sequence; with king and queen played, ace, jack and ten are one
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S QH JH 7H 5H TD 6D 3D 8C 4C 2C' | QH | WRONG
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S QH JH 7H 5H TD 6D 3D 8C 4C 2C' | 5H | BEST
            whist/lead | 'trump': 'S', 'hand': '9S 6S 2S AH JH TH 5H TD 6D 8C 4C', 'history': [{'leader': 'W', 'cards': 'KH 2H QH 3H'}, {'leader': 'W', 'cards': '2C 3C 5C AC'}] | AH | BEST
            # 55: taking partner's trick with a trump may be a grand coup, so that it is not wrong
            whist/discard | 'trump': 'S', 'hand': 'KS 6S 4D', 'trick': '2H AH 3H' | 4D | BEST
            whist/discard | 'trump': 'S', 'hand': 'KS 6S 4D', 'trick': '2H AH 3H' | 6S | ACCEPTABLE
            # 16: few small trumps are made
            whist/discard | 'trump': 'S', 'hand': '6S 2S TD 9D 4D', 'trick': '5H' | 2S | BEST
            whist/discard | 'trump': 'S', 'hand': '6S 2S TD 9D 4D', 'trick': '5H' | 4D | WRONG
            # 16 and 25 do not say that partner's card, while it can be beaten, is left alone; 14 has the card thrown
            whist/discard | 'trump': 'D', 'hand': '5S 2H 5D', 'trick': 'QC 5C', 'they': 8, 'odd-trick': true, 'history': [{'leader': 'N', 'cards': 'KS 4S 3S 2S'}] | 2H | BEST
            whist/discard | 'trump': 'D', 'hand': '5S 2H 5D', 'trick': 'QC 5C', 'they': 8, 'odd-trick': true, 'history': [{'leader': 'N', 'cards': 'KS 4S 3S 2S'}] | 5D | ACCEPTABLE
            whist/discard | 'trump': 'D', 'hand': '5S 2H 5D', 'trick': 'QC 5C', 'history': [{'leader': 'N', 'cards': 'KS 4S 3S 2S'}] | 5D | ACCEPTABLE
            whist/discard | 'trump': 'D', 'hand': '5S 2H KD', 'trick': 'QC 5C', 'odd-trick': true, 'history': [{'leader': 'N', 'cards': 'KS 4S 3S 2S'}] | KD | ACCEPTABLE
            # 28: a high trump is kept where nothing turns on the trick
            whist/discard | 'trump': 'D', 'hand': '5S 2H KD 5D', 'trick': 'QC 5C', 'history': [{'leader': 'N', 'cards': 'KS 4S 3S 2S'}] | KD | WRONG
            # 15: strong in trumps with a strong suit, caution
            whist/discard | 'trump': 'S', 'hand': 'KS 9S 6S 4S 2S KD QD 9D 4D 3C', 'trick': '5H' | 3C | BEST
            # 28: a high trump is kept
            whist/discard | 'trump': 'S', 'hand': 'KS 6S TD 9D 4D', 'trick': '5H 7H AH' | 6S | BEST
            whist/discard | 'trump': 'S', 'hand': 'KS 6S TD 9D 4D', 'trick': '5H 7H AH' | KS | WRONG
            # 27: so is the card turned up
            whist/discard | 'trump': 'S', 'dealer': 'S', 'turn-up': '2S', 'hand': 'KS 6S 2S TD 4D', 'trick': '5H 7H AH' | 6S | BEST
            # 45, 46: tenaces
            whist/tenace | 'holding': 'AQ', 'played': '' | major | BEST
            whist/tenace | 'holding': 'KJ', 'played': '' | minor | BEST
            whist/tenace | 'holding': 'QT', 'played': 'AK' | major | BEST
            whist/tenace | 'holding': 'AJ', 'played': '' | master | BEST
            whist/tenace | 'holding': 'AJ', 'played': 'Q' | major | BEST
            whist/tenace | 'holding': 'QT', 'played': '' | none | BEST
            # 47: the eleventh is the master of the three left
            whist/tenace | 'holding': '4', 'played': 'AKQJT98765' | master | BEST
            # 51 to 54: what the cards say
            whist/signal | 'trump': 'S', 'suit': 'D', 'seat': 'N', 'history': [{'leader': 'W', 'cards': 'KD 8D 3D 7D'}, {'leader': 'W', 'cards': 'AD 2D TD 9D'}] | calls-for-trumps | BEST
            whist/signal | 'trump': 'S', 'suit': 'D', 'seat': 'N', 'history': [{'leader': 'W', 'cards': 'KD 2D 3D 7D'}, {'leader': 'W', 'cards': 'AD 8D TD 9D'}] | none | BEST
            whist/signal | 'trump': 'S', 'suit': 'C', 'seat': 'N', 'history': [{'leader': 'W', 'cards': 'KD AC 3D 7D'}] | command | BEST
            whist/signal | 'trump': 'S', 'suit': 'C', 'seat': 'N', 'history': [{'leader': 'W', 'cards': 'KD AC 3D 7D'}] | no-more | BEST
            whist/signal | 'trump': 'S', 'suit': 'C', 'seat': 'N', 'history': [{'leader': 'W', 'cards': 'KD KC 3D 7D'}] | no-more | BEST
            whist/signal | 'trump': 'S', 'suit': 'C', 'seat': 'N', 'history': [{'leader': 'W', 'cards': 'KD KC 3D 7D'}] | command | WRONG
            whist/signal | 'trump': 'S', 'suit': 'H', 'seat': 'S', 'history': [{'leader': 'W', 'cards': 'KD 8D 3D 7D'}, {'leader': 'W', 'cards': 'AD 2D TD 9D'}, {'leader': 'W', 'cards': 'KH 4H JH 7H'}, {'leader': 'W', 'cards': 'AH 5H QH 6H'}] | echo | BEST
            """)
    void isAsTheMaximSays(String id, String position, String answer, String grade) {
        assertThat(grade(Decisions.find(id).orElseThrow(), position, answer)).isEqualTo(grade);
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            whist/lead        | 'trump': 'S', 'hand': 'AS', 'turn-up': 'AS'                | position.turn-up
            whist/lead        | 'trump': 'S', 'hand': 'AS', 'turn-up': 'AH'                | position.turn-up
            whist/lead        | 'trump': 'S', 'hand': 'AS', 'trick': '2H'                  | position.trick
            whist/second-hand | 'trump': 'S', 'hand': 'AS', 'trick': 'AS'                  | position.hand
            whist/discard     | 'trump': 'S', 'hand': 'AS 2H', 'trick': '3H'               | position.hand
            whist/lead        | 'trump': 'S', 'hand': 'AS', 'history': [{'leader': 'W', 'cards': 'KD 8D 3D'}] | position.history
            whist/lead        | 'trump': 'S', 'hand': 'AS', 'history': [{'leader': 'W', 'cards': 'KD 8D 3D 7D'}] | position.trick
            whist/tenace      | 'holding': 'AQ', 'played': 'Q'                             | position.played
            whist/signal      | 'trump': 'S', 'suit': 'H', 'seat': 'X', 'history': []      | position.seat
            """)
    void whatCannotBeIsToldByItsField(String id, String position, String field) {
        Decision<?, ?> decision = Decisions.find(id).orElseThrow();
        assertThatThrownBy(() ->
                        decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position"))
                .isInstanceOf(BadQuestion.class)
                .extracting(wrong -> ((BadQuestion) wrong).field())
                .isEqualTo(field);
    }
}
