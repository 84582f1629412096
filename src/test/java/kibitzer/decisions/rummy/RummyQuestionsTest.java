package kibitzer.decisions.rummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.gin.GinDecisions;
import kibitzer.decisions.rummy.meld.ContractMet;
import kibitzer.decisions.rummy.turn.RummyDiscard;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** Every question on gin and the rummy family, game by game: dealt, advised and marked without a hitch. */
class RummyQuestionsTest {
    private static final int QUESTIONS = Integer.getInteger("kibitzer.rummy.questions", 4);

    static Stream<Decision<?, ?>> decisions() {
        return RummyDecisions.ALL.decisions().stream();
    }

    /** Each decision with each of its games. */
    static Stream<Arguments> questions() {
        return Stream.concat(GinDecisions.ALL.decisions().stream(), decisions())
                .flatMap(decision -> games(decision)
                        .map(game -> Arguments.of(Named.of(decision.id().text(), decision), game)));
    }

    private static Stream<String> games(Decision<?, ?> decision) {
        boolean byGame =
                decision.dealOptions().stream().anyMatch(field -> field.name().equals("games"));
        return byGame
                ? Stream.of(RummyGame.values()).map(RummyGame::id).filter(id -> hasGame(decision, id))
                : Stream.of("");
    }

    @ParameterizedTest
    @MethodSource("questions")
    <P, A> void everyQuestionOfEveryGameIsDealtAndAnswered(Decision<P, A> decision, String game) {
        var with = JsonNodeFactory.instance.objectNode();
        if (!game.isEmpty()) {
            with.putArray("games").add(game);
        }
        DealtQuestions.hold(decision, with, QUESTIONS);
    }

    private static boolean hasGame(Decision<?, ?> decision, String game) {
        var with = JsonNodeFactory.instance.objectNode();
        with.putArray("games").add(game);
        try {
            Form.options(decision.dealOptions()).read(with, "with");
            return true;
        } catch (BadQuestion unknown) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void everyRuleIsMetByADealForIt(Decision<P, A> decision) {
        decision.rules().forEach(rule -> {
            var with = JsonNodeFactory.instance.objectNode();
            with.putArray("rules").add(rule);
            var read = Form.options(decision.dealOptions()).read(with, "with");
            assertThat(IntStream.range(0, 3)
                            .mapToObj(seed -> decision.deal(new DealRequest(new Seed(seed), read)))
                            .flatMap(position -> decision.advise(position).rulings().stream())
                            .anyMatch(ruling -> ruling.rule().equals(rule)))
                    .as(rule)
                    .isTrue();
        });
    }

    @Test
    void theDiscardThatIsAskedForIsDealtEachTime() {
        RummyDiscard decision = new RummyDiscard();
        decision.rules().forEach(rule -> {
            var with = JsonNodeFactory.instance.objectNode();
            with.putArray("rules").add(rule);
            var read = Form.options(decision.dealOptions()).read(with, "with");
            assertThat(IntStream.range(0, 10)
                            .mapToObj(seed -> decision.deal(new DealRequest(new Seed(seed), read)))
                            .map(decision::advise))
                    .as(rule)
                    .allMatch(advice -> advice.rulings().stream()
                            .anyMatch(ruling -> ruling.rule().equals(rule)));
        });
    }

    /** A second sequence of the third contract that is to stand beside a group once never came up. */
    @Test
    void everyContractLaidDownComesToAnEnd() {
        ContractMet decision = new ContractMet();
        var none = Form.options(decision.dealOptions()).read(JsonNodeFactory.instance.objectNode(), "with");
        assertThat(IntStream.range(0, 5_000)
                        .mapToObj(seed -> decision.deal(new DealRequest(new Seed(seed), none))
                                .deal()))
                .contains(3);
    }
}
