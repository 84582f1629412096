package kibitzer.games.bridge.problems.defence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.layout.CustomaryLead;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.LineSearch;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;
import kibitzer.games.bridge.problems.store.PlayProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The layouts of a defender agree with what he saw, and the counts over them with solvers asked one by one. */
class CardProverTest {
    private static final int FEW = 8;

    static Stream<PlayProblem> firsts() {
        return Stream.of(Theme.values())
                .filter(Theme::isOfDefence)
                .map(theme -> PlayProblems.shipped().of(theme).getFirst());
    }

    private static List<Deal> layouts(PlayProblem problem) {
        return DefenderLayouts.sample(DefenderTurn.of(problem), plan(problem), FEW, new Seed(problem.seed()));
    }

    private static Line plan(PlayProblem problem) {
        return problem.cards().against().plan();
    }

    @ParameterizedTest
    @MethodSource("firsts")
    void theLayoutsAgreeWithWhatWasSeen(PlayProblem problem) {
        List<Deal> layouts = layouts(problem);

        assertThat(layouts).hasSize(FEW);
        assertThat(new HashSet<>(layouts)).hasSize(FEW);
        for (Deal layout : layouts) {
            assertThat(layout.isFull()).isTrue();
            assertThat(layout.north()).isEqualTo(problem.deal().north());
            assertThat(layout.hand(problem.learner())).isEqualTo(problem.deal().hand(problem.learner()));
            assertThat(CustomaryLead.of(layout.west(), problem.contract().strain()))
                    .isEqualTo(problem.lead());
            assertThat(CustomaryLead.points(layout.south())).isBetween(12, 17);
            // Throws where a seat would not hold, or could not have played, its card.
            PartPlayedDeal now = PartPlayedDeal.of(layout, problem.contract().strain(), Seat.WEST, problem.played());
            assertThat(now.leader().after(now.trick().size())).isEqualTo(problem.learner());
            assertThat(declarersCards(problem, layout)).isTrue();
        }
    }

    /** Declarer's plan, asked at each of his turns. */
    private static boolean declarersCards(PlayProblem problem, Deal layout) {
        LineSearch search =
                Course.search(layout, problem.contract().strain(), problem.lead(), plan(problem), problem.wanted());
        List<Card> played = problem.played();
        for (int at = 1; at < played.size(); at++) {
            List<Card> before = played.subList(0, at);
            PartPlayedDeal now = PartPlayedDeal.of(layout, problem.contract().strain(), Seat.WEST, before);
            Card next = played.get(at);
            boolean declarers = now.leader().after(now.trick().size()).isNorthSouth();
            if (declarers
                    && !search.cardAfter(before)
                            .filter(card -> card.suit() == next.suit())
                            .isPresent()) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @MethodSource("firsts")
    void theCountIsThatOfTheTricksWon(PlayProblem problem) {
        List<Deal> layouts = layouts(problem);
        CardProver prover = new CardProver(DefenderTurn.of(problem), problem.theme(), plan(problem), layouts);
        for (Card card : List.of(problem.cards().right(), problem.cards().wrong())) {
            long beaten = layouts.stream()
                    .filter(layout -> tricks(problem, layout, card) < problem.wanted())
                    .count();
            assertThat(prover.tally(card, false).beaten()).isEqualTo((int) beaten);
        }
    }

    private static int tricks(PlayProblem problem, Deal layout, Card card) {
        PartPlayedDeal now = PartPlayedDeal.of(layout, problem.contract().strain(), Seat.WEST, problem.played());
        List<Card> trick = new ArrayList<>(now.trick());
        trick.add(card);
        return now.wonByNorthSouth()
                + DoubleDummy.of(now.left())
                        .northSouthTricksAfter(problem.contract().strain(), now.leader(), trick, 0);
    }

    /** Twenty percent with all cards seen, ten percent against the plan. */
    @ParameterizedTest
    @CsvSource({
        "100, 60, 50, 30, true",
        "100, 61, 50, 30, false",
        "100, 60, 50, 31, false",
        "180, 140, 20, 0, true",
        "180, 141, 20, 0, false"
    })
    void theMarginIsClear(int right, int wrong, int planRight, int planWrong, boolean holds) {
        CardProof.Tally second = new CardProof.Tally(problemCard(), wrong, planWrong);
        CardProof proof =
                new CardProof(200, new CardProof.Tally(problemCard(), right, planRight), second, 2, List.of(second));
        assertThat(proof.holds()).isEqualTo(holds);
    }

    private static Card problemCard() {
        return Card.ALL.getFirst();
    }

    @Test
    void withoutARivalThereIsNoProblem() {
        CardProof.Tally all = new CardProof.Tally(problemCard(), 200, 200);
        assertThat(new CardProof(200, all, new CardProof.Tally(problemCard(), 0, 0), 1, List.of()).holds())
                .isFalse();
    }
}
