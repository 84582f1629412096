package kibitzer.decisions.trick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
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
                // hearts p. 243, joker hearts p. 245: the joker is a heart
                "'game': 'hearts', 'hand': 'KS 3S QH', 'trick': '2S', 'trump': 'NT' | KS 3S",
                "'game': 'joker-hearts', 'hand': 'JK AS 2D', 'trick': '3H' | JK",
                // greek hearts p. 248: thirteen cards are a first lead
                "'game': 'greek-hearts', 'hand': 'AH 2S', 'trick': '', 'first-lead': true | 2S",
                "'game': 'greek-hearts', 'hand': '2S AH', 'trick': '' | 2S AH",
                "'game': 'greek-hearts', 'hand': 'AS KS QS AH KH QH JH TH 9H 8H 7H 6H 5H', 'trick': '' | AS KS QS",
                // domino hearts p. 246: draw until able
                "'game': 'domino-hearts', 'hand': 'AH 2D', 'trick': '3S', 'stock': 'open' | ``",
                "'game': 'domino-hearts', 'hand': 'AH 2D', 'trick': '3S' | AH 2D",
                // modern schafkopf p. 318: always diamonds
                "'game': 'modern-schafkopf', 'hand': 'QS TS 7H', 'trick': '8S', 'trump': 'D' | TS",
                "'game': 'modern-schafkopf', 'hand': 'QS TS 7H', 'trick': '8S' | TS",
                // skat pp. 321-322
                "'game': 'skat', 'hand': 'JS TS 7H', 'trick': '8S', 'trump': 'H' | TS",
                "'game': 'skat', 'contract': 'grand', 'hand': 'AS JD 7H', 'trick': 'JC', 'trump': null | JD",
                "'game': 'skat', 'contract': 'null', 'hand': 'JS TD', 'trick': '8S', 'trump': 'NT' | JS",
                // frog p. 328: hearts at frog, another suit at chico
                "'game': 'frog', 'hand': 'AH 9C', 'trick': '8C', 'trump': 'S' | 9C",
                // solo p. 331: the queen of spades is no spade
                "'game': 'solo-ombre', 'hand': 'QS 9S 7D', 'trick': 'AS', 'trump': 'H' | 9S",
                // tarok p. 337
                "'game': 'tarok', 'hand': 'KH 3T JK 7C', 'trick': '7S' | 3T JK",
                "'game': 'tarok', 'hand': 'CS 3T', 'trick': '7S' | CS",
                // tresette p. 339
                "'game': 'tresette', 'hand': '3S 4D', 'trick': 'AS' | 3S",
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
                // pp. 245-247
                "'game': 'hearts', 'trick': '2S AH 3S KH', 'trump': 'NT' | 3S",
                "'game': 'joker-hearts', 'trick': 'AS JK KS' | JK",
                "'game': 'joker-hearts', 'trick': 'AS JK JH' | AS",
                "'game': 'cancellation-hearts', 'trick': 'QS AS QS 2S AS KD' | 2S",
                "'game': 'cancellation-hearts', 'trick': 'QS AS QS AS KD 2H' | none",
                // pp. 355-356
                "'game': 'highest-card', 'trick': 'AS 9D KH QS' | KH",
                "'game': 'highest-card-suits', 'trick': '9D AS 2H TD', 'trump': 'H' | 2H",
                // pp. 249-251
                "'game': 'lift-smoke', 'trick': '2S AS 2D KS', 'trump': 'D' | 2D",
                "'game': 'oh-hell', 'trick': '2S AS 2D KS', 'trump': 'NT' | AS",
                // pp. 318-339
                "'game': 'ancient-schafkopf', 'trick': 'TS QS KS JD', 'trump': 'H' | JD",
                "'game': 'skat', 'trick': 'KS TS QS', 'trump': 'H' | TS",
                "'game': 'skat-solo-grand', 'trick': 'AS JD TS' | JD",
                "'game': 'skat-open-null', 'trick': 'TS JS 9S' | JS",
                "'game': 'solo-ombre', 'trick': 'AH 7H QS KH', 'trump': 'H' | 7H",
                "'game': 'tarok', 'trick': '21T JK 20T' | JK",
                "'game': 'calabrasella', 'trick': 'AS 3D 2S' | 2S",
                "'game': 'mediatore', 'trick': 'QS JS 7S AD' | JS",
            })
    void tellWhoWins(String position, String winner) {
        assertThat(best(new TrickWinner(), "{" + position + "}")).isEqualTo(new CardOrNone().read(winner));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'euchre', 'cards': 'AC JC JS AS 9S QD', 'trump': 'C', 'led': 'S' | JC JS AC AS 9S",
                "'game': 'euchre', 'cards': 'AC JC JS AS 9S QD', 'trump': 'C', 'led': 'C' | JC JS AC",
                "'game': 'five-hundred', 'cards': 'JK JC AS', 'trump': 'NT', 'led': 'C' | JK JC",
                // pp. 245, 318, 321, 331, 335, 338
                "'game': 'joker-hearts', 'cards': 'TH JK JH AS', 'led': 'H' | JH JK TH",
                "'game': 'joker-hearts', 'cards': 'AS KS JK 2D', 'led': 'S' | JK AS KS",
                "'game': 'wendish-schafkopf', 'cards': 'QD JC AD KD TD KS TS', 'led': 'S' | QD JC AD KD TD KS TS",
                "'game': 'skat', 'contract': 'grand', 'cards': 'JD JC AS KS TS AH', 'led': 'S' | JC JD AS TS KS",
                "'game': 'solo-ombre', 'cards': 'AS KS QS 7S QC AD', 'trump': 'S', 'led': 'D' | QC 7S QS AS KS AD",
                "'game': 'tarok', 'cards': '1T JK KS CS QS 4H', 'led': 'S' | JK 1T KS QS CS",
                "'game': 'tarok', 'cards': '4H 3H AH 2H', 'led': 'H' | AH 2H 3H 4H",
                "'game': 'tresette', 'cards': 'AS 2S 3S JS QS', 'led': 'S' | 3S 2S AS JS QS",
            })
    void tellHowCardsRank(String position, String order) {
        assertThat(best(new TrickOrder(), "{" + position + "}")).isEqualTo(CardNotation.readListOfAnyPack(order));
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
                // pp. 244-248
                "'game': 'hearts', 'cards': 'QS AH 2H' | 2",
                "'game': 'spot-hearts', 'cards': 'QS AH 2H' | 16",
                "'game': 'auction-hearts', 'cards': 'QS AS 2H', 'trump': 'S' | 2",
                "'game': 'black-lady', 'cards': 'QS AH 2H' | -15",
                "'game': 'omnibus-hearts', 'cards': 'QS AH 2H TD' | -5",
                "'game': 'polignac', 'cards': 'JS JH QC' | 3",
                // pp. 318-339
                "'game': 'modern-schafkopf', 'cards': 'AS TS KS QS JS 9S', 'trump': 'D' | 30",
                "'game': 'skat', 'cards': 'AS TS KS QS JS 9S', 'trump': 'H', 'last-trick': true | 30",
                "'game': 'calabrasella', 'cards': 'AS 3S 2S KD QD JD 7C', 'last-trick': true | 11",
                "'game': 'tarok', 'cards': 'JK 21T 1T KS QS CS JS 20T AH' | 29",
                "'game': 'tresette', 'cards': 'AS 3S 2S KD QD 7C' | 2",
                "'game': 'tresette', 'cards': 'AS 3S 2S KD QD 7C', 'last-trick': true | 3",
            })
    void tellWhatCardsCount(String position, int points) {
        assertThat(best(new TrickCardPoints(), "{" + position + "}")).isEqualTo(points);
    }

    @Nested
    class BadInput {
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
                    "'game': 'hearts', 'hand': 'KS', 'trump': 'H' | position.trump",
                    "'game': 'hearts', 'hand': 'KS JK' | position.hand",
                    "'game': 'modern-schafkopf', 'hand': 'KS', 'trump': 'H' | position.trump",
                    "'game': 'skat', 'contract': 'grand', 'hand': 'KS', 'trump': 'H' | position.trump",
                    "'game': 'skat', 'contract': 'frage', 'hand': 'KS', 'trump': 'H' | position.contract",
                    "'game': 'skat', 'hand': 'KS' | position.trump",
                    "'game': 'frog', 'contract': 'chico', 'hand': 'KS', 'trump': 'H' | position.trump",
                    "'game': 'tarok', 'hand': 'KS TH' | position.hand",
                    "'game': 'skat', 'hand': '21T', 'trump': 'H' | position.hand",
                    "'game': 'lift-smoke', 'hand': 'KS QS JS TS 9S 8S 7S', 'trump': 'H' | position.hand",
                })
        void namesItsField(String position, String field) {
            assertThatThrownBy(() -> best(new TrickLegal(), "{" + position + "}"))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessageStartingWith(field);
        }

        /** A card always wins where nothing cancels. */
        @Test
        void nobodyWinsOnlyWhereCardsCancel() {
            assertThat(objection("{'game': 'whist', 'trick': '2S AS', 'trump': 'D'}", "none"))
                    .hasValue("some card always wins");
            assertThat(objection("{'game': 'cancellation-hearts', 'trick': '2S AS'}", "none"))
                    .isEmpty();
            assertThat(objection("{'game': 'cancellation-hearts', 'trick': '2S AS'}", "KD"))
                    .hasValue("the king of diamonds is not in the trick");
        }

        private static Optional<String> objection(String position, String answer) {
            TrickWinner winner = new TrickWinner();
            JsonNode json = JSON.readTree(position.replace('\'', '"'));
            return winner.objection(
                    winner.form().read(json, "position"), winner.answerKind().read(answer));
        }

        @Test
        void anEmptyTrickHasNoWinner() {
            assertThatThrownBy(() -> best(new TrickWinner(), "{'game': 'whist', 'trick': '', 'trump': 'S'}"))
                    .hasMessageStartingWith("position.trick");
        }
    }
}
