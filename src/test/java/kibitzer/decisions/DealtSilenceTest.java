package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** A question that no book answers is dealt to whoever asks for such, and to nobody else. */
class DealtSilenceTest {
    private static final Seed SERIES = new Seed(20_261_122);
    private static final int DEALS = LongProof.of(20, 200);

    static Stream<Decision<?, ?>> thatCanBeSilent() {
        return Decisions.all().stream().filter(Decision::canBeSilent);
    }

    @ParameterizedTest
    @MethodSource("thatCanBeSilent")
    <P, A> void noDealIsSilentUnlessSilenceIsAskedFor(Decision<P, A> decision) {
        assertThat(IntStream.range(0, DEALS)
                        .mapToObj(index -> Question.dealt(
                                decision, DealRequest.of(SERIES.deal(index).number())))
                        .filter(question -> question.advice().silent()))
                .isEmpty();
    }

    /** Of these the books leave so much open that it is met in a few deals. */
    @Test
    void whoAsksForSilenceIsDealtIt() {
        for (String id : List.of("bridge/call", "bridge/third-hand", "bridge/follow", "poker/draw", "poker/call")) {
            assertThat(silentAmong(Decisions.get(id))).as(id).isPositive();
        }
    }

    private static <P, A> long silentAmong(Decision<P, A> decision) {
        var options =
                Form.options(decision.dealtWith()).read(JsonMapper.shared().readTree("{\"silent\": true}"), "with");
        return IntStream.range(0, 60)
                .mapToObj(index -> Question.dealt(decision, new DealRequest(SERIES.deal(index), options)))
                .filter(question -> question.advice().silent())
                .count();
    }

    /** The same seed deals the same, and where the book speaks at once it deals what it dealt with silence allowed. */
    @Test
    void aSeedDealsTheSameWhereTheBookSpeaksAtOnce() {
        Decision<?, ?> decision = Decisions.get("bridge/call");
        for (int index = 0; index < 40; index++) {
            same(decision, DealRequest.of(SERIES.deal(index).number()));
        }
    }

    private static <P, A> void same(Decision<P, A> decision, DealRequest request) {
        P dealt = decision.dealt(request);
        P first = decision.deal(request);
        assertThat(decision.dealt(request)).isEqualTo(dealt);
        if (!decision.advise(first).silent()) {
            assertThat(dealt).isEqualTo(first);
        }
    }

    /** Seven no trump is no answer for want of a ruling. */
    @Test
    void anAbsurdCallIsWrongWhereTheBookIsSilent() {
        Decision<?, ?> decision = Decisions.get("bridge/call");
        assertThat(IntStream.range(0, 150)
                        .mapToObj(index -> silentGrade(decision, SERIES.deal(index)))
                        .filter(grade -> grade != null))
                .hasSizeGreaterThan(10)
                .allMatch(grade -> grade == Grade.WRONG || grade == Grade.ILLEGAL);
    }

    private static <P, A> @Nullable Grade silentGrade(Decision<P, A> decision, Seed seed) {
        var options =
                Form.options(decision.dealtWith()).read(JsonMapper.shared().readTree("{\"silent\": true}"), "with");
        Question<P, A> question = Question.dealt(decision, new DealRequest(seed, options));
        A sevenNoTrump = decision.answerKind().read("7NT");
        // Over partner's grand slam in a suit it is no absurdity.
        boolean atSeven = decision.form()
                .write(question.position())
                .get("auction")
                .toString()
                .contains("\"7");
        return question.advice().silent() && !atSeven
                ? question.mark(sevenNoTrump).grade()
                : null;
    }
}
