package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;

/**
 * Where general practice alone speaks, whatever the decision, the advice is known to be its alone: such answers can be held to it in an
 * assignment, and are marked as what no book calls wrong.
 */
class PracticeAloneSpeaksTest {
    private static final int DEALS = 25;

    private static <P, A> List<Advice<A>> advised(Decision<P, A> decision) {
        Decision<P, A> remembered = Remembered.of(decision);
        return IntStream.range(0, DEALS)
                .mapToObj(deal -> remembered.advise(remembered.deal(DealRequest.of(deal))))
                .toList();
    }

    private static boolean isOfPractice(Advice<?> advice) {
        return !advice.rulings().isEmpty()
                && advice.rulings().stream().allMatch(ruling -> ruling.source().isGeneralPractice());
    }

    @Test
    void everySuchAdviceIsSilentAndHasPracticesAnswer() {
        Set<String> found = new TreeSet<>();
        for (Decision<?, ?> decision :
                Decisions.all().stream().filter(Decision::canBeSilent).toList()) {
            advised(decision).stream()
                    .filter(PracticeAloneSpeaksTest::isOfPractice)
                    .forEach(advice -> {
                        assertThat(advice.isByPractice())
                                .as(decision.id().text())
                                .isTrue();
                        found.add(decision.id().text());
                    });
        }
        assertThat(found)
                .contains(
                        "bridge/call", "bridge/third-hand", "bridge/follow", "poker/draw", "poker/open", "poker/call");
    }
}
