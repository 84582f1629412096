package kibitzer.decisions.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Hands of forms with wild cards, of lowball and of the laws of 1891. */
class PokerClassFormsTest {
    private static final PokerClass DECISION = new PokerClass();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static PokerClass.Hand hand(String game, String cards) {
        return new PokerClass.Hand(CardSet.of(cards), game);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "bug         | AS AH 3D 2C JK | three-of-a-kind | three aces: AS AH JK; beside them 3D 2C; JK stands for ace",
                "bug         | AS KS QS JS JK | straight-flush  | a straight flush in spades, ace high: AS KS QS JS JK; JK stands for ten",
                "joker-wild  | 7S 7H 7D 7C JK | five-of-a-kind  | five sevens: 7S 7H 7D 7C JK; JK stands for seven",
                "joker-wild  | KS QH 7D 4C JK | pair            | a pair of kings: KS JK; beside them QH 7D 4C; JK stands for king",
                "deuces-wild | 8S 8H 8D 5C 2S | four-of-a-kind  | four eights: 8S 2S 8H 8D; beside them 5C; 2S stands for eight",
                "deuces-wild | AS KS QS 2H 2D | royal-flush     | a royal flush in spades: AS KS QS 2H 2D; 2H 2D stand for jack and ten",
                "deuces-wild | AS 2S 2H 2D 2C | royal-flush     | a royal flush in spades: AS 2S 2H 2D 2C; 2S 2H 2D 2C stand for king and queen and jack and ten",
                "round-games | AS KH QD JC TS | no-pair         | no pair, ace high; a straight does not go round the ace",
                "low         | 5S 4S 3S 2S AS | no-pair         | no pair, five high"
            })
    void aHandIsNamedByTheBestItsGameAllows(String game, String cards, String word, String facts) {
        Advice<String> advice = DECISION.advise(hand(game, cards));
        assertThat(advice.best()).containsExactly(word);
        assertThat(String.join(
                        "; ",
                        advice.ruling().orElseThrow().reasons().stream()
                                .map(Reason::measured)
                                .toList()))
                .isEqualTo(facts);
    }

    @ParameterizedTest(name = "{0}: {1} is no {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "bug         | KS KH 7D 4C JK | three-of-a-kind | at most two are of one rank   | three of one rank",
                "joker-wild  | KS KH 7D 4C JK | four-of-a-kind  | at most three are of one rank | four of one rank",
                "joker-wild  | 9S 8H 5D 4C JK | straight        | the longest run is 4    | five in sequence",
                "joker-wild  | KH 8H 5H 4C JK | flush           | at most four are of one suit  | five of one suit",
                "joker-wild  | KS KH 7D 4C JK | pair            | the cards also make three kings, which ranks higher | the highest class the cards make",
                "deuces-wild | AS 2S 2H 2D 2C | five-of-a-kind  | the cards also make a royal flush in spades, which ranks higher | the highest class the cards make",
                "deuces-wild | 9S 8S 7S 6S 2D | royal-flush     | a straight flush in spades, ten high | a straight flush, ace high",
                "round-games | AS KH QD JC TS | straight        | the longest run is 4, for a sequence does not go round the ace | five in sequence"
            })
    void aWrongNameIsToldWhatTheHandLacks(String game, String cards, String claimed, String measured, String required) {
        List<Reason> failing =
                DECISION.whyNot(hand(game, cards), claimed).getFirst().failing();
        assertThat(failing).hasSize(1);
        assertThat(failing.getFirst().measured()).isEqualTo(measured);
        assertThat(failing.getFirst().required()).isEqualTo(required);
        assertThat(new Question<>(DECISION, hand(game, cards)).mark(claimed).grade())
                .isEqualTo(Grade.WRONG);
    }

    @Test
    void aClassTheGameDoesNotHaveIsNoAnswer() {
        Question<PokerClass.Hand, String> straight = new Question<>(DECISION, hand("low", "5S 4H 3D 2C AS"));
        assertThat(straight.mark("straight").grade()).isEqualTo(Grade.ILLEGAL);
        Question<PokerClass.Hand, String> royal = new Question<>(DECISION, hand("bug", "AS KS QS JS TS"));
        assertThat(royal.mark("royal-flush").grade()).isEqualTo(Grade.ILLEGAL);
        assertThat(royal.mark("straight-flush").grade()).isEqualTo(Grade.BEST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-games", "bug", "joker-wild", "deuces-wild", "low"})
    void everyClassOfAGameIsDealtAndEveryWrongNameIsAnswered(String game) {
        var options = Form.options(DECISION.dealOptions()).read(JSON.readTree("{\"game\": \"" + game + "\"}"), "with");
        Map<String, Integer> dealt = new HashMap<>();
        for (int seed = 0; seed < 220; seed++) {
            PokerClass.Hand hand = DECISION.deal(new DealRequest(new Seed(seed), options));
            assertThat(hand.game()).isEqualTo(game);
            String best = DECISION.advise(hand).best().getFirst();
            dealt.merge(best, 1, Integer::sum);
            assertThat(DECISION.choices(hand))
                    .isInstanceOfSatisfying(
                            Choices.Listed.class,
                            listed -> assertThat(listed.answers()).allSatisfy(word -> {
                                if (!word.equals(best)) {
                                    assertThat(DECISION.whyNot(hand, (String) word)
                                                    .getFirst()
                                                    .failing())
                                            .isNotEmpty();
                                }
                            }));
        }
        assertThat(dealt.keySet())
                .containsExactlyInAnyOrderElementsOf(PokerForm.named(game).classes().stream()
                        .map(HandClass::word)
                        .toList());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "deuces-wild | 7S 7H 7D KC JK | position.cards: the joker; expected cards of the pack of 52 played with",
                "bug         | 7S 7H 7D JK    | position.cards: 4 cards; expected 5",
                "bug         | 7S 7H JK JK 2S | position.cards: the joker stands twice; expected different cards"
            })
    void cardsThatAreNoHandOfTheGameAreRefused(String game, String cards, String message) {
        assertThatThrownBy(() -> DECISION.form()
                        .read(JSON.readTree("{\"cards\": \"" + cards + "\", \"game\": \"" + game + "\"}"), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessage(message);
    }
}
