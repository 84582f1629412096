package kibitzer.decisions.trick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.CardNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The questions on games of tricks at spoil five, loo, nap, ecarte and all fours, as they are written. */
class TrumpsDecisionsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static <P> Object best(Decision<P, ?> decision, String position) {
        JsonNode json = JSON.readTree("{" + position.replace('\'', '"') + "}");
        return decision.advise(decision.form().read(json, "position")).best().getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // spoil five p. 194
                "'game': 'spoil-five', 'hand': 'JS 9C', 'trick': 'KS', 'trump': 'S' | JS 9C",
                "'game': 'spoil-five', 'hand': 'AH 9C', 'trick': 'JS', 'trump': 'S' | AH",
                // auction forty-five p. 196
                "'game': 'auction-forty-five', 'hand': '5S JS 9C', 'trick': 'KS', 'trump': 'S' | JS 5S",
                // loo p. 198: an ace turned up
                "'game': 'loo', 'hand': 'KH 9C', 'trick': '', 'trump': 'H', 'turn-up': 'AH' | KH",
                // pam-loo p. 199
                "'game': 'pam-loo', 'hand': '2H 9D JC', 'trick': 'AH', 'trump': 'H' | 2H JC",
                // napoleon p. 201: without trumps it is a misere
                "'game': 'nap-misere', 'hand': 'KS QH', 'trick': '2H', 'trump': 'NT' | QH",
                "'game': 'nap-misere', 'contract': 'misere', 'hand': 'KS QH', 'trick': '2H' | QH",
                // ecarte p. 202
                "'game': 'ecarte', 'hand': 'JS TS 9H', 'trick': 'AS', 'trump': 'H' | JS",
                // round games p. 10: the first lead is of trumps
                "'game': 'nap', 'hand': 'AS 2S 3H', 'trick': 'TS' | AS 2S",
                // round games p. 20: three cards are the opening lead
                "'game': 'three-card-loo', 'hand': '5H 3H 9C', 'trick': '', 'trump': 'H', 'turn-up': '2H', 'standers': 4 | 5H",
                "'game': 'three-card-loo', 'hand': 'KH 9C 8C', 'trick': '', 'trump': 'H', 'turn-up': 'AH' | KH",
                // round games p. 21: two are the lead of him who won the first trick
                "'game': 'three-card-loo', 'hand': '3H 9C', 'trick': '', 'trump': 'H', 'turn-up': '2H' | 3H",
                // all fours pp. 233, 235
                "'game': 'seven-up', 'hand': 'KS 3H 9C', 'trick': '2S', 'trump': 'H' | KS 3H",
                "'game': 'california-jack', 'hand': 'KS 3H 9C', 'trick': '2S', 'trump': 'H', 'stock': 'open' | KS",
                // cinch p. 239
                "'game': 'cinch', 'hand': '5D 2D 9C', 'trick': '2H', 'trump': 'H' | 5D",
                // joker pitch p. 238
                "'game': 'joker-pitch', 'hand': 'AS JK', 'trick': '2H', 'trump': 'H' | JK",
            })
    void tellWhatMayBePlayed(String position, String lawful) {
        assertThat(best(new TrickLegal(), position)).hasToString(lawful);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // spoil five p. 194: lowest in black
                "'game': 'spoil-five', 'trick': 'TS 2S 9S', 'trump': 'D' | 2S",
                "'game': 'spoil-five', 'trick': 'KD AD AH 2D', 'trump': 'D' | AH",
                // pam-loo p. 199
                "'game': 'pam-loo', 'trick': 'AH JC KH', 'trump': 'H' | JC",
                // ecarte p. 201
                "'game': 'ecarte', 'trick': 'AS JS', 'trump': 'H' | JS",
                // nap, round games p. 10
                "'game': 'nap', 'trick': '2S AH TS' | TS",
                "'game': 'nap-misery', 'contract': 'misere', 'trick': '2S AH TS', 'trump': 'H' | AH",
                // three-card loo, round games p. 21
                "'game': 'three-card-loo', 'trick': 'AS 2H 3H KS', 'trump': 'H' | 3H",
                // cinch p. 239
                "'game': 'cinch', 'trick': '4H 5D 3H 2H', 'trump': 'H' | 5D",
            })
    void tellWhoWins(String position, String winner) {
        assertThat(best(new TrickWinner(), position)).isEqualTo(new CardOrNone().read(winner));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // spoil five p. 194
                "'game': 'spoil-five', 'cards': 'AH AC TC 2C 5C JC', 'trump': 'C', 'led': 'C' | 5C JC AH AC 2C TC",
                "'game': 'spoil-five', 'cards': 'AH AD 2D KD 3C', 'trump': 'C', 'led': 'D' | AH 3C KD 2D AD",
                // pam-loo p. 199
                "'game': 'pam-loo', 'cards': 'AH JC QC', 'trump': 'H', 'led': 'C' | JC AH QC",
                // ecarte p. 201
                "'game': 'ecarte', 'cards': 'AS KS JS TS', 'trump': 'S', 'led': 'S' | KS JS AS TS",
                // nap, round games p. 10
                "'game': 'nap', 'cards': 'AS 2H KS', 'trump': 'H', 'led': 'S' | 2H AS KS",
                // cinch p. 239
                "'game': 'cinch', 'cards': '4H 5D 5H 6H AD', 'trump': 'H', 'led': 'D' | 6H 5H 5D 4H AD",
            })
    void tellHowCardsRank(String position, String order) {
        assertThat(best(new TrickOrder(), position)).isEqualTo(CardNotation.readList(order));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // p. 234: ace 4, king 3, queen 2, jack 1, ten 10
                "'game': 'seven-up', 'cards': 'AS KH QD JC TS 9S' | 20",
                "'game': 'california-jack', 'cards': 'TS TH AS' | 24",
                // p. 235: trumps alone
                "'game': 'all-fives', 'cards': 'AH 5H TH AS', 'trump': 'H' | 19",
                // p. 238: at most 18
                "'game': 'pedro-sancho', 'cards': 'AH JH TH 9H 5H 2H AS', 'trump': 'H' | 18",
                // p. 239
                "'game': 'dom-pedro', 'cards': 'AH JH TH 9H 5H 3H 2H JK', 'trump': 'H' | 36",
                "'game': 'joker-pitch', 'cards': 'TS JK' | 10",
                // p. 239: 14 in all
                "'game': 'cinch', 'cards': 'AH JH TH 5H 5D 2H KH 5S', 'trump': 'H' | 14",
            })
    void tellWhatCardsCount(String position, int points) {
        assertThat(best(new TrickCardPoints(), position)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'ecarte', 'hand': '6S', 'trump': 'S' | position.hand",
                "'game': 'three-card-loo', 'hand': 'AS KS QS JS', 'trump': 'S' | position.hand",
                "'game': 'three-card-loo', 'hand': 'AS', 'trump': 'NT' | position.trump",
                "'game': 'seven-up', 'hand': 'AS', 'trump': 'S', 'stock': 'open' | position.stock",
                "'game': 'joker-pitch', 'hand': 'AS', 'trick': 'JK' | position.trump",
                "'game': 'nap-misere', 'contract': 'misere', 'hand': 'AS', 'trump': 'S' | position.trump",
            })
    void badInputNamesItsField(String position, String field) {
        assertThatThrownBy(() -> best(new TrickLegal(), position))
                .isInstanceOf(BadQuestion.class)
                .hasMessageStartingWith(field);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'cinch', 'cards': 'AH' | position.trump",
                "'game': 'pedro-sancho', 'cards': 'AH' | position.trump",
            })
    void countersNeedTheirTrump(String position, String field) {
        assertThatThrownBy(() -> best(new TrickCardPoints(), position))
                .isInstanceOf(BadQuestion.class)
                .hasMessageStartingWith(field);
    }
}
