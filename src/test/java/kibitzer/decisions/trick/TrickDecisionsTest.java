package kibitzer.decisions.trick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Beside;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.games.trick.TrickPosition;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
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
                // pinochle pp. 288, 297: over on trump leads, where an identical card is not higher; free while cards
                // are drawn
                "'game': 'auction-pinochle', 'hand': 'KH QH 9S', 'trick': 'KH', 'trump': 'H' | KH QH",
                "'game': 'auction-pinochle', 'hand': 'TH TH QH 9S', 'trick': 'KH', 'trump': 'H' | TH TH",
                "'game': 'two-hand-pinochle', 'hand': 'AH 9C', 'trick': 'AS', 'trump': 'H', 'stock': 'open' | AH 9C",
                // bezique p. 274, sixty-six p. 279, imperial p. 271, jass p. 281, klaberjass p. 283, piquet p. 267
                "'game': 'bezique', 'hand': 'AS 9S KH', 'trick': 'KS', 'trump': 'H' | AS",
                "'game': 'rubicon-bezique', 'hand': 'AS 9H', 'trick': 'KS', 'stock': 'open' | AS 9H",
                "'game': 'sixty-six', 'hand': 'AH 9C', 'trick': 'AS', 'trump': 'H' | AH 9C",
                "'game': 'imperial', 'hand': 'KS AS 7H', 'trick': 'QS', 'trump': 'H' | KS",
                "'game': 'jass', 'hand': 'JH 9C', 'trick': 'AS', 'trump': 'H' | JH 9C",
                "'game': 'klaberjass', 'hand': '9H KH QS', 'trick': 'AH', 'trump': 'H' | 9H",
                "'game': 'piquet', 'hand': 'AS 7S KH', 'trick': 'KS', 'trump': 'NT' | AS 7S",
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
                // pinochle p. 288, imperial p. 270, klaberjass p. 282, alsos p. 286
                "'game': 'auction-pinochle', 'trick': 'KS TS QS', 'trump': 'H' | TS",
                "'game': 'imperial', 'trick': 'AS JS', 'trump': 'H' | JS",
                "'game': 'klaberjass', 'trick': 'AH 9H', 'trump': 'H' | 9H",
                "'game': 'alsos', 'trick': '9S JS TS', 'trump': 'NT' | TS",
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
                // jass p. 281, klaberjass p. 282, pinochle p. 288, imperial p. 270, sixty-six p. 278
                "'game': 'jass', 'cards': 'AH TH 9H JH KH AS TS KS', 'trump': 'H', 'led': 'S' | JH 9H AH KH TH AS KS TS",
                "'game': 'klaberjass', 'cards': 'AH TH 9H JH KH AS TS KS', 'trump': 'H', 'led': 'S' | JH 9H AH TH KH AS TS KS",
                "'game': 'two-hand-pinochle', 'cards': 'KS TS AS 9H', 'trump': 'H', 'led': 'S' | 9H AS TS KS",
                "'game': 'imperial', 'cards': 'AS KS JS TS', 'trump': 'H', 'led': 'S' | KS JS AS TS",
                "'game': 'sixty-six', 'cards': 'KS TS AS 9H', 'trump': 'H', 'led': 'H' | 9H",
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
                // bezique p. 274, rubicon p. 276, sixty-six p. 279, klaberjass p. 284, jass p. 281
                "'game': 'bezique', 'cards': 'AS AS TS KS', 'last-trick': true | 40",
                "'game': 'rubicon-bezique', 'cards': 'AS TS', 'last-trick': true | 70",
                "'game': 'sixty-six', 'cards': 'AS TS KS QS JS 9S', 'last-trick': true | 40",
                "'game': 'klaberjass', 'cards': 'JH 9H JS 9S TS', 'trump': 'H' | 46",
                "'game': 'belotte', 'cards': 'JH 9H JS 9S TS', 'trump': 'S', 'last-trick': true | 56",
                "'game': 'jass', 'cards': 'JH 9H JS TS', 'trump': 'H' | 36",
                // pinochle p. 290, of partners p. 308, of two packs p. 313
                "'game': 'two-hand-pinochle', 'cards': 'AS AS TS KS QS JS 9S', 'last-trick': true | 51",
                "'game': 'partnership-pinochle', 'cards': 'AS TS KS QS JS', 'last-trick': true | 40",
                "'game': 'double-pack-pinochle', 'cards': 'AS AS AS TS KS QS', 'last-trick': true | 70",
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

    /** Pp. 281, 286, 296. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'auction-pinochle', 'hand': 'AS TS KS QS JS JD', 'trump': 'S' | 190: flush AS TS KS QS JS 150, pinochle QS JD 40",
                "'game': 'auction-pinochle', 'hand': '9S AH', 'trump': 'H' | 0",
                "'game': 'jass', 'hand': 'JH TH 9H 8H', 'trump': 'S' | 50: sequence of four JH TH 9H 8H 50",
                "'game': 'alsos', 'hand': '7S 7H 7D 7C', 'trump': 'NT' | 80: four of a kind 7S 7H 7D 7C 80",
            })
    void tellWhatAHandMelds(String position, String melds) {
        assertThat(best(new MeldAll(), "{" + position + "}")).hasToString(melds);
    }

    @Nested
    class Melds {
        private static final String HAND = "{'game': 'jass', 'hand': 'JH TH 9H 8H 7H 6H', 'trump': 'S'}";

        private static Question<HandToMeld, MeldedHand> asked() {
            MeldAll decision = new MeldAll();
            return new Question<>(decision, decision.form().read(JSON.readTree(HAND.replace('\'', '"')), "position"));
        }

        private static MeldedHand answer(String json) {
            return new MeldsAnswer().json().read(JSON.readTree(json.replace('\'', '"')));
        }

        @Test
        void ofEqualWorthAreEquallyRight() {
            String lower = "{'points': 100, 'melds': [{'name': '', 'cards': 'TH 9H 8H 7H 6H', 'points': 100}]}";

            assertThat(asked().mark(answer(lower)).grade()).isEqualTo(Grade.BEST);
            assertThat(asked().mark(answer("{'points': 100}")).grade()).isEqualTo(Grade.BEST);
            assertThat(asked().mark(new MeldsAnswer().read("100")).grade()).isEqualTo(Grade.BEST);
            assertThat(asked().mark(answer("{'points': 40}")).grade()).isEqualTo(Grade.WRONG);
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "{'points': 20, 'melds': [{'cards': 'AH KH QH', 'points': 20}]} | AH KH QH is not in the hand",
                    "{'points': 50, 'melds': [{'cards': 'JH TH 9H', 'points': 50}]} | JH TH 9H is no meld of 50",
                    "{'points': 30, 'melds': [{'cards': 'JH TH 9H', 'points': 20}]} | the melds come to 20, not 30",
                    "{'points': 40, 'melds': [{'cards': 'JH TH 9H', 'points': 20}, {'cards': '9H 8H 7H', 'points': 20}]} "
                            + "| a card serves twice under one heading",
                })
        void thatTheHandHasNotAreNoAnswer(String json, String objection) {
            Question<HandToMeld, MeldedHand> asked = asked();

            assertThat(new MeldAll().objection(asked.position(), answer(json))).hasValue(objection);
        }

        @Test
        void areReadOfThePackAlone() {
            assertThatThrownBy(() -> best(new MeldAll(), "{'game': 'jass', 'hand': '2S', 'trump': 'S'}"))
                    .hasMessageStartingWith("position.hand");
            assertThatThrownBy(() -> best(new MeldAll(), "{'game': 'jass', 'hand': 'KS', 'trump': 'NT'}"))
                    .hasMessageStartingWith("position.trump");
            assertThatThrownBy(() -> best(new MeldAll(), "{'game': 'whist', 'hand': 'KS', 'trump': 'S'}"))
                    .hasMessageStartingWith("position.game");
        }
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
                    "'game': 'piquet', 'hand': 'KS', 'trump': 'S' | position.trump",
                    "'game': 'bezique', 'hand': 'KS' | position.trump",
                    "'game': 'bezique', 'hand': 'KS KS KS', 'trump': 'S' | position.hand",
                    "'game': 'two-hand-pinochle', 'hand': '8S', 'trump': 'S' | position.hand",
                    "'game': 'klaberjass', 'hand': 'KS', 'trump': 'S', 'stock': 'open' | position.stock",
                    "'game': 'sixty-six', 'hand': 'KS', 'trick': 'AS TS', 'trump': 'S' | position.trick",
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

    /** The first lesson asks who wins before it has told of trumps. */
    @Test
    void whereTrumpsAreNotToBePlayedTheHighestOfTheSuitLedWins() {
        TrickWinner winner = new TrickWinner();
        FieldValues untrumped =
                Form.options(winner.dealtWith()).readTexts(Map.of("games", "whist", "trumped", "false"), "drill");

        for (int seed = 1; seed <= 200; seed++) {
            TrickPosition position = winner.deal(new DealRequest(new Seed(seed), untrumped));

            assertThat(position.trick()).noneMatch(position.rules()::isTrump);
        }
    }

    /** Contract whist at no trumps, and hearts (p. 243), which has none: neither the question nor the verdict on an answer speaks of them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'contract-whist', 'trick': '7H KH 2H 9H', 'trump': 'NT' | 9H | suits no suit beats another",
                "'game': 'contract-whist', 'trick': '7H KH 2H AS', 'trump': 'NT' | AS | suits no suit beats another",
                "'game': 'hearts', 'trick': '7H KH 2H AS' | AS | ``",
            })
    void ofTrumpsNothingIsSaidWhereThereAreNone(String position, String answer, String told) {
        TrickWinner decision = new TrickWinner();
        TrickPosition trick =
                decision.form().read(JSON.readTree(("{" + position + "}").replace('\'', '"')), "position");
        Optional<Card> given = decision.answerKind().json().read(JSON.readTree("\"" + answer + "\""));
        String asked = decision.ask(trick).exhibits().toString();
        String right = decision.advise(trick).toString();
        String wrong = decision.against(trick, given).toString();
        assertThat((asked + right + wrong).toLowerCase(Locale.ROOT).replace("trump=", ""))
                .doesNotContain("trump");
        assertThat(asked.contains("no suit beats another")).isEqualTo(!told.isEmpty());
        assertThat(right).contains("is the highest of the suit led");
    }
}
