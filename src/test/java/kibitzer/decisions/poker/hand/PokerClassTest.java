package kibitzer.decisions.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class PokerClassTest {
    private static final PokerClass DECISION = new PokerClass();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static PokerClass.Hand hand(String cards) {
        return new PokerClass.Hand(CardSet.of(cards), "standard");
    }

    private static PokerClass.Hand read(String json) {
        return DECISION.form().read(JSON.readTree(json), "position");
    }

    private static String facts(Stream<Reason> reasons) {
        return String.join("; ", reasons.map(Reason::measured).toList());
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "9C 8C 7C 6C 5C | straight-flush  | a straight flush in clubs, nine high: 9C 8C 7C 6C 5C",
                "AC KC QC JC TC | straight-flush  | a straight flush in clubs, ace high: AC KC QC JC TC",
                "9S 9H 9D 9C 4S | four-of-a-kind  | four nines: 9S 9H 9D 9C; beside them 4S",
                "7S 7H 7D 4C 4S | full-house      | a full house, three sevens and two fours: 7S 4S 7H 7D 4C",
                "AH 9H 7H 4H 2H | flush           | a flush in hearts, ace high: AH 9H 7H 4H 2H",
                "AS 2H 3D 4C 5S | straight        | a straight, five high: AS 5S 2H 3D 4C",
                "7S 7H 7D KC 2S | three-of-a-kind | three sevens: 7S 7H 7D; beside them 2S KC",
                "KS KH 4D 4C 9S | two-pairs       | two pairs, kings and fours: KS KH 4D 4C; beside them 9S",
                "8S 8H 9D 5C 3S | pair            | a pair of eights: 8S 8H; beside them 3S 9D 5C",
                "AC QH 7C 6C 2C | no-pair         | no pair, ace high; four clubs are no flush",
                "AC 9H 8C 7D 6S | no-pair         | no pair, ace high; four in sequence are no straight",
                "KC AH 2C 3D 4S | no-pair         | no pair, ace high; a straight does not go round the ace"
            })
    void aHandIsNamedByTheCardsThatMakeIt(String cards, String word, String facts) {
        Advice<String> advice = DECISION.advise(hand(cards));
        assertThat(advice.best()).containsExactly(word);
        assertThat(facts(advice.ruling().orElseThrow().reasons().stream())).isEqualTo(facts);
    }

    @ParameterizedTest(name = "{0} is no {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "AC QH 7C 6C 2C | flush           | at most four are of one suit              | five of one suit",
                "AC 9H 8C 7D 6S | straight        | the longest run is 4                | five in sequence",
                "KC AH 2C 3D 4S | straight        | the longest run is 4, for a sequence does not go round the ace | five in sequence",
                "QC KC AH 2C 3D | straight        | the longest run is 3, for a sequence does not go round the ace | five in sequence",
                "AH 9H 7H 4H 2H | straight-flush  | the longest run is 2                | five in sequence",
                "9S 8C 7C 6C 5C | straight-flush  | at most four are of one suit              | five of one suit",
                "7S 7H 7D KC 2S | full-house      | the ranks are 3-1-1 (three of one rank, no pair beside) | three of one rank and two of another",
                "KS KH 4D 4C 9S | full-house      | the ranks are 2-2-1 (two pairs)     | three of one rank and two of another",
                "7S 7H 7D KC 2S | four-of-a-kind  | at most three are of one rank             | four of one rank",
                "8S 8H 9D 5C 3S | two-pairs       | the ranks are 2-1-1-1 (one pair only) | two of one rank and two of another",
                "8S 8H 9D 5C 3S | no-pair         | a pair of eights                    | five different ranks",
                "7S 7H 7D 4C 4S | three-of-a-kind | the cards also make a full house, three sevens and two fours, which ranks higher | the highest class the cards make",
                "9C 8C 7C 6C 5C | flush           | the cards also make a straight flush in clubs, nine high, which ranks higher | the highest class the cards make"
            })
    void aWrongNameIsToldWhatTheHandLacks(String cards, String claimed, String measured, String required) {
        List<Reason> failing = DECISION.whyNot(hand(cards), claimed).getFirst().failing();
        assertThat(failing).hasSize(1);
        assertThat(failing.getFirst().measured()).isEqualTo(measured);
        assertThat(failing.getFirst().required()).isEqualTo(required);
        assertThat(new Question<>(DECISION, hand(cards)).mark(claimed).grade()).isEqualTo(Grade.WRONG);
    }

    @Nested
    class Dealing {

        @Test
        void everyClassComesOften() {
            Map<String, Integer> dealt = new HashMap<>();
            for (int seed = 0; seed < 900; seed++) {
                PokerClass.Hand hand = DECISION.deal(DealRequest.of(seed));
                dealt.merge(DECISION.advise(hand).best().getFirst(), 1, Integer::sum);
            }
            assertThat(dealt)
                    .hasSize(9)
                    .allSatisfy((word, times) -> assertThat(times).isBetween(60, 140));
        }

        @Test
        void onlyTheClassesAskedForAreDealt() {
            var options = Form.options(DECISION.dealOptions())
                    .read(JSON.readTree("{\"classes\": [\"flush\", \"straight\"]}"), "with");
            List<String> dealt = IntStream.range(0, 40)
                    .mapToObj(seed -> DECISION.deal(new DealRequest(new Seed(seed), options)))
                    .map(hand -> DECISION.advise(hand).best().getFirst())
                    .distinct()
                    .toList();
            assertThat(dealt).containsExactlyInAnyOrder("flush", "straight");
        }

        @Test
        void temptingHandsComeAmongThem() {
            List<String> facts = IntStream.range(0, 300)
                    .mapToObj(seed -> DECISION.advise(DECISION.deal(DealRequest.of(seed))))
                    .map(advice -> facts(advice.ruling().orElseThrow().reasons().stream()))
                    .toList();
            assertThat(facts)
                    .anyMatch(fact -> fact.contains("are no flush"))
                    .anyMatch(fact -> fact.contains("four in sequence"))
                    .anyMatch(fact -> fact.contains("round the ace"))
                    .anyMatch(fact -> fact.contains("straight, five high"));
        }
    }

    @Nested
    class Reading {

        @Test
        void fourCardsAreRefused() {
            assertThatThrownBy(() -> read("{\"cards\": \"7S 7H 7D KC\"}"))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessage("position.cards: 4 cards; expected 5");
        }

        @Test
        void aCardTwiceIsRefused() {
            assertThatThrownBy(() -> read("{\"cards\": \"7S 7S 7D KC 2S\"}"))
                    .hasMessageContaining("position.cards: the seven of spades stands twice");
        }

        @Test
        void aJokerIsRefused() {
            assertThatThrownBy(() -> read("{\"cards\": \"7S 7H 7D KC JK\"}"))
                    .hasMessageContaining("position.cards: the joker; expected cards of the pack of 52 played with");
        }

        @Test
        void aGameNotTaughtIsToldWhichAre() {
            assertThatThrownBy(() -> read("{\"cards\": \"7S 7H 7D KC 2S\", \"game\": \"badugi\"}"))
                    .hasMessageContaining("position.game")
                    .hasMessageContaining("badugi")
                    .hasMessageContaining("one of standard");
        }
    }
}
