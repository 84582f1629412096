package kibitzer.decisions.rummy.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.api.Test;

/** Hands that tie for low share the winnings equally (block rummy p. 6, carousel p. 43). */
class SettlementTest {
    private final Settlement decision = new Settlement();

    private static Settlement.End end(RummyGame game, String own, String... others) {
        return new Settlement.End(
                game, Cards.of(own), Stream.of(others).map(Cards::of).toList(), false);
    }

    private static List<String> steps(Advice<Integer> advice) {
        return advice.rulings().getFirst().reasons().stream()
                .map(Reason::measured)
                .toList();
    }

    @Test
    void anEvenDifferenceIsHalved() {
        Advice<Integer> advice = decision.advise(end(RummyGame.BLOCK_RUMMY, "2S 3D", "5H", "JS AD"));

        assertThat(advice.best()).containsExactly(3);
        assertThat(advice.acceptable()).isEmpty();
        assertThat(steps(advice))
                .endsWith("yours is the lowest hand, so you win the differences, 6", "shared equally by 2: 3 each");
    }

    @Test
    void whatCannotBeSharedEquallyIsLeftOpenAsTheBookLeavesIt() {
        Settlement.End end = end(RummyGame.BLOCK_RUMMY, "2S 3D", "5H", "KS");
        Advice<Integer> advice = decision.advise(end);

        assertThat(advice.best()).containsExactly(2);
        assertThat(advice.acceptable()).containsExactly(3);
        assertThat(decision.whyNot(end, 3)).isEmpty();
        assertThat(decision.whyNot(end, 5)).isNotEmpty();
        assertThat(steps(advice))
                .contains("yours is the lowest hand, so you win the differences, 5")
                .last()
                .asString()
                .contains("2 each, and 1 point over", "the book does not say");
    }

    @Test
    void aLowHandAloneSharesWithNobody() {
        Advice<Integer> advice = decision.advise(end(RummyGame.BLOCK_RUMMY, "2S 2D", "5H", "KS"));

        assertThat(advice.best()).containsExactly(1 + 6);
        assertThat(steps(advice)).noneMatch(step -> step.contains("shared"));
    }

    /** Two hands of 3, and one of 10 that alone pays. */
    @Test
    void tiedHandsOfCarouselDivideWhatTheOthersPay() {
        Advice<Integer> advice = decision.advise(end(
                RummyGame.CAROUSEL,
                "9S 9H 9C 6D 5D 4D 7S 7H 7C 3H",
                "8S 8H 8C 6H 5H 4H TS TH TC 3C",
                "QS QH QC 9D 8D 7D 2S 2H 2C KD"));

        assertThat(advice.best()).containsExactly(5);
        assertThat(steps(advice)).endsWith("shared equally by 2: 5 each");
    }
}
