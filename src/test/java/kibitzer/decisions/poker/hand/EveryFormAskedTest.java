package kibitzer.decisions.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Every form of poker in the questions on its hands. */
@Execution(ExecutionMode.CONCURRENT)
class EveryFormAskedTest {
    private static final PokerClass CLASS = new PokerClass();
    private static final PokerShowdown SHOWDOWN = new PokerShowdown();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    static List<String> forms() {
        return PokerForm.ids();
    }

    private static DealRequest request(List<Field<?>> options, String with, long seed) {
        return new DealRequest(new Seed(seed), Form.options(options).read(JSON.readTree(with), "with"));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyClassIsDealtAndEveryOtherNameIsToldWhatTheHandLacks(String game) {
        for (HandClass wanted : PokerForm.named(game).classes()) {
            String with = "{\"game\":\"" + game + "\",\"classes\":[\"" + wanted.word() + "\"]}";
            PokerClass.Hand hand = CLASS.deal(request(CLASS.dealOptions(), with, 5));
            assertThat(CLASS.advise(hand).best()).containsExactly(wanted.word());
            for (HandClass other : PokerForm.named(game).classes()) {
                Grade grade = new Question<>(CLASS, hand).mark(other.word()).grade();
                assertThat(grade).isEqualTo(other == wanted ? Grade.BEST : Grade.WRONG);
                List<Reason> failing = CLASS.whyNot(hand, other.word()).stream()
                        .flatMap(ruling -> ruling.failing().stream())
                        .toList();
                assertThat(failing.isEmpty()).as("%s called %s", hand, other).isEqualTo(other == wanted);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void aShowdownHasAWinner(String game) {
        for (int seed = 1; seed <= 5; seed++) {
            ShownHands shown = SHOWDOWN.deal(request(SHOWDOWN.dealOptions(), "{\"game\":\"" + game + "\"}", seed));
            assertThat(SHOWDOWN.advise(shown).best()).isNotEmpty();
            assertThat(shown.hands())
                    .allSatisfy(hand -> assertThat(hand.size())
                            .isEqualTo(PokerForm.named(game).cards()));
        }
    }

    @ParameterizedTest(name = "{0}: {1} is no {2}: {3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "cats-and-dogs | KS QH TD 9C 7S | big-cat       | king high, seven low | king high, eight low",
                "cats-and-dogs | KS KH TD 9C 8S | big-cat       | two cards of one rank | no pair",
                "blaze         | KS KH QD QC TS | blaze         | 4 court cards | five court cards, ace to jack",
                "skip-straight | 2S 4H 6D 8C 9S | skip-straight | the ranks are 9 8 6 4 2 | five alternate ranks",
                "four-flush    | KS KH 9S 4S 2D | four-flush    | at most 3 are of one suit | four of one suit",
                "three-card-flushes | KS QS 2D  | flush         | at most two are of one suit | three of one suit",
                "three-card-flushes | KS QS TD  | straight      | the longest run is 2 | three in sequence",
                "stripped-40   | AS 5H 6D 7C 9S | straight      | the longest run is 4 | five in sequence",
                "low-double-ace | 5S 3H 2D AC JK | pair         | no two cards are of one rank | two of one rank",
                "misere-stud   | 8S 8H 6D 4C 3S 2D AC | pair    | the cards also make no pair, six high, which is lower | the lowest hand the cards make"
            })
    void aSpecialHandIsToldWhatItLacks(String game, String cards, String claimed, String measured, String required) {
        List<Reason> failing = CLASS.whyNot(new PokerClass.Hand(CardSet.of(cards), game), claimed)
                .getFirst()
                .failing();
        assertThat(failing).hasSize(1);
        assertThat(failing.getFirst().measured()).isEqualTo(measured);
        assertThat(failing.getFirst().required()).isEqualTo(required);
    }

    @Test
    void ranksAreWildByTheirName() {
        PokerClass.Hand hand =
                CLASS.form().read(JSON.readTree("{\"cards\":\"9S 3H KD KC 2S\",\"game\":\"wild-9-3\"}"), "position");
        assertThat(CLASS.advise(hand).best()).containsExactly("four-of-a-kind");
    }

    @Test
    void anUnknownFormIsToldWhichThereAre() {
        assertThatThrownBy(() -> CLASS.form()
                        .read(JSON.readTree("{\"cards\":\"9S 3H KD KC 2S\",\"game\":\"badugi\"}"), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.game")
                .hasMessageContaining("cats-and-dogs")
                .hasMessageContaining("wild-9-3");
    }
}
