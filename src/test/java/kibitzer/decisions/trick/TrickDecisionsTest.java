package kibitzer.decisions.trick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kibitzer.advice.Beside;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The questions on games of tricks, as they are written. */
class TrickDecisionsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static <P> Object best(Decision<P, ?> decision, String position) {
        JsonNode json = JSON.readTree(position.replace('\'', '"'));
        return decision.advise(decision.form().read(json, "position")).best().getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // whist p. 185: follow suit, else anything
                "'game': 'whist', 'hand': 'KS 3S QH', 'trick': '2S', 'trump': 'D' | KS 3S",
                "'game': 'whist', 'hand': 'KS 3S QH', 'trick': '2C', 'trump': 'D' | KS 3S QH",
                "'game': 'whist', 'hand': 'KS 3S QH', 'trick': '', 'trump': 'D' | KS 3S QH",
                // solo whist p. 174: a misere has no trumps
                "'game': 'solo-whist', 'contract': 'misere', 'hand': 'KS QH', 'trick': '2H' | QH",
                // euchre p. 204: the left bower
                "'game': 'euchre', 'hand': 'JS AD', 'trick': 'AC', 'trump': 'C' | JS",
                // five hundred p. 215: the joker at no trump
                "'game': 'five-hundred', 'hand': 'JK QH AD', 'trick': 'AH', 'trump': 'NT' | QH",
                "'game': 'five-hundred', 'hand': 'AS QH AD', 'trick': 'JK', 'trump': null, 'named': 'S' | AS",
                // double hasenpfeffer p. 213: two packs
                "'game': 'double-hasenpfeffer', 'hand': 'AS AS KD', 'trick': '9S', 'trump': 'H' | AS AS",
            })
    void tellWhatMayBePlayed(String position, String lawful) {
        assertThat(best(new TrickLegal(), "{" + position + "}")).hasToString(lawful);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'whist', 'trick': '2S AS 2D KS', 'trump': 'D' | 2D",
                "'game': 'norwegian-whist', 'trick': '2S AS 2D KS', 'trump': 'NT' | AS",
                "'game': 'euchre', 'trick': 'AC JS KC', 'trump': 'C' | JS",
                "'game': 'five-hundred', 'trick': 'AH JK KH', 'trump': 'NT' | JK",
                "'game': 'five-hundred', 'trick': 'JK AH KH', 'named': 'H' | JK",
            })
    void tellWhoWins(String position, String winner) {
        assertThat(best(new TrickWinner(), "{" + position + "}")).hasToString(winner);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'euchre', 'cards': 'AC JC JS AS 9S QD', 'trump': 'C', 'led': 'S' | JC JS AC AS 9S",
                "'game': 'euchre', 'cards': 'AC JC JS AS 9S QD', 'trump': 'C', 'led': 'C' | JC JS AC",
                "'game': 'five-hundred', 'cards': 'JK JC AS', 'trump': 'NT', 'led': 'C' | JK JC",
            })
    void tellHowCardsRank(String position, String order) {
        assertThat(best(new TrickOrder(), "{" + position + "}")).isEqualTo(CardNotation.readList(order));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // p. 249: jack 11, ace 4, ten 10, king 3, queen 2
                "'game': 'catch-the-ten', 'cards': 'JH AH TH KH QH', 'trump': 'H' | 30",
                "'game': 'catch-the-ten', 'cards': 'JH AS TS KS 9H', 'trump': 'H' | 11",
                // p. 216: ace 1, face cards and ten 10, joker nothing
                "'game': 'five-hundred-long-game', 'cards': 'AS KS TD 7C JK' | 28",
            })
    void tellWhatCardsCount(String position, int points) {
        assertThat(best(new TrickCardPoints(), "{" + position + "}")).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // the finesse: north leads through the king
                "'game': 'whist', 'hands': {'N': '3S 2H', 'E': 'KS 3H', 'S': 'AS QS', 'W': '4S 5S'}, 'trump': 'D', "
                        + "'leader': 'N', 'trick': '' | 3S",
                // the same, east having played low
                "'game': 'whist', 'hands': {'N': '2H', 'E': 'KS', 'S': 'AS QS', 'W': '4S 5S'}, 'trump': 'D', "
                        + "'leader': 'N', 'trick': '3S 2S' | QS",
                // euchre: the right bower draws the left, and then the ace is high
                "'game': 'euchre', 'hands': {'N': '9H 8H', 'E': 'JC KH', 'S': 'JS AS', 'W': '7D 8D'}, 'trump': 'S', "
                        + "'leader': 'S' | JS",
                // two against each other
                "'game': 'two-hand-five-hundred', 'hands': {'1': 'QS 7H', '2': 'KS AH'}, 'trump': 'H', 'leader': '1', "
                        + "'trick': '' | QS 7H",
            })
    void tellWhatIsBestWithAllCardsSeen(String position, String best) {
        Decision<?, Card> decision = new TrickOpenCards();

        assertThat(allBest(decision, "{" + position + "}")).isEqualTo(CardNotation.readList(best));
    }

    private static <P> List<Card> allBest(Decision<P, Card> decision, String position) {
        JsonNode json = JSON.readTree(position.replace('\'', '"'));
        return decision.advise(decision.form().read(json, "position")).best();
    }

    @Test
    void tellWhatEachCardLeadsTo() {
        TrickOpenCards decision = new TrickOpenCards();
        JsonNode json = JSON.readTree("""
                {"game": "whist", "hands": {"N": "2H", "E": "KS", "S": "AS QS", "W": "4S 5S"}, "trump": "D",
                 "leader": "N", "trick": "3S 2S"}""");

        assertThat(decision.advise(decision.form().read(json, "position")).beside())
                .isEqualTo(new Beside.Figures(Map.of(
                        "lines", List.of(Map.of("line", "AS", "tricks", 1), Map.of("line", "QS", "tricks", 2)))));
    }

    @Nested
    class BadInput {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "'hands': {'N': '2H', 'E': 'KS', 'S': 'AS'}, 'trump': 'D', 'leader': 'N' | position.hands",
                    "'hands': {'1': '2H', '2': 'KS', '3': 'AS', '4': '2D'}, 'trump': 'D', 'leader': 'N' | position.hands",
                    "'hands': {'N': '2H', 'E': 'KS', 'S': 'AS QS', 'W': '2S'}, 'trump': 'D', 'leader': 'N' | position.hands",
                    "'hands': {'N': '2H', 'E': '2H', 'S': 'AS', 'W': '2S'}, 'trump': 'D', 'leader': 'N' | position.hands",
                    "'hands': {'N': '', 'E': '', 'S': '', 'W': ''}, 'trump': 'D', 'leader': 'N' | position.hands",
                    "'hands': 'KS', 'trump': 'D', 'leader': 'N' | position.hands",
                    "'hands': {'N': '2H', 'E': 'KS', 'S': 'AS', 'W': '2S'}, 'trump': 'D', 'leader': '1' | position.leader",
                    "'hands': {'N': '2H', 'E': 'KS', 'S': 'AS', 'W': '2S'}, 'trump': 'D' | position.leader",
                    "'hands': {'N': '2H', 'E': 'KS', 'S': 'AS', 'W': '2S'}, 'leader': 'N' | position.trump",
                    "'hands': {'N': '2H', 'E': 'KS', 'S': 'AS', 'W': '2S'}, 'trump': 'D', 'leader': 'N', 'player': '5' "
                            + "| position.player",
                    "'hands': {'N': '', 'E': 'KS', 'S': 'AS', 'W': '2S'}, 'trump': 'D', 'leader': 'N', 'trick': 'KS' "
                            + "| position.trick",
                    "'hands': {'N': '2H', 'E': 'KS', 'S': 'AS', 'W': '2S'}, 'trump': 'D', 'leader': 'N', "
                            + "'trick': '3H 4H 5H 6H' | position.trick",
                })
        void ofAllHandsNamesItsField(String position, String field) {
            assertThatThrownBy(() -> best(new TrickOpenCards(), "{'game': 'whist', " + position + "}"))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessageStartingWith(field);
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "'game': 'bingo', 'hand': 'KS' | position.game",
                    "'game': 'whist', 'hand': 'KS 3S', 'trump': 'NT' | position.trump",
                    "'game': 'whist', 'hand': 'KS 3S' | position.trump",
                    "'game': 'norwegian-whist', 'hand': 'KS 3S', 'trump': 'S' | position.trump",
                    "'game': 'solo-whist', 'contract': 'misere', 'hand': 'KS 3S', 'trump': 'S' | position.trump",
                    "'game': 'solo-whist', 'contract': 'grand', 'hand': 'KS 3S', 'trump': 'S' | position.contract",
                    "'game': 'whist', 'hand': 'KS KS', 'trump': 'S' | position.hand",
                    "'game': 'whist', 'hand': 'KS JK', 'trump': 'S' | position.hand",
                    "'game': 'euchre', 'hand': 'KS 2S', 'trump': 'S' | position.hand",
                    "'game': 'euchre', 'hand': 'KS QS JS TS 9S 8S', 'trump': 'S' | position.hand",
                    "'game': 'whist', 'hand': 'KS', 'trick': 'KS', 'trump': 'S' | position.trick",
                    "'game': 'whist', 'hand': 'KS', 'trick': '2S 3S 4S 5S', 'trump': 'S' | position.trick",
                    "'game': 'euchre', 'hand': 'KS', 'turn-up': 'KS', 'trump': 'S' | position.turn-up",
                    "'game': 'whist', 'hand': 'KS', 'trump': 'S', 'stock': 'open' | position.stock",
                    "'game': 'five-hundred', 'hand': 'KS', 'trick': 'JK' | position.named",
                    "'game': 'five-hundred', 'hand': 'KS', 'trick': 'AH', 'named': 'H' | position.named",
                    "'game': 'whist', 'hand': '14S', 'trump': 'S' | position.hand",
                })
        void namesItsField(String position, String field) {
            assertThatThrownBy(() -> best(new TrickLegal(), "{" + position + "}"))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessageStartingWith(field);
        }

        @Test
        void anEmptyTrickHasNoWinner() {
            assertThatThrownBy(() -> best(new TrickWinner(), "{'game': 'whist', 'trick': '', 'trump': 'S'}"))
                    .hasMessageStartingWith("position.trick");
        }
    }
}
