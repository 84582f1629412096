package kibitzer.games.bridge.problems.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.LastChance;
import kibitzer.games.bridge.problems.proof.LosingTurn;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;
import kibitzer.games.bridge.problems.proof.Prover;
import kibitzer.games.bridge.problems.robot.ProblemRobot;
import kibitzer.games.bridge.problems.store.PlayProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole proof, of a few problems every time and of all by {@code -Dkibitzer.problems.all=true}. */
class ProofTest {

    static Stream<PlayProblem> counted() {
        List<PlayProblem> all = PlayProblems.shipped().all();
        return Boolean.getBoolean("kibitzer.problems.all")
                ? all.stream()
                : Stream.of("hold-up-1", "third-hand-1", "count-9")
                        .flatMap(id -> PlayProblems.shipped().find(id).stream());
    }

    @ParameterizedTest
    @MethodSource("counted")
    void holds(PlayProblem problem) {
        ProofText proof = ProofText.of(problem);
        assertThat(proof.holds()).as(proof.text()).isTrue();
    }

    /** Where the wrong card is played, two robots that see everything keep declarer from the contract. */
    @Test
    void theRobotsBeatTheWrongCard() {
        PlayProblem problem = PlayProblems.shipped().of(Theme.FIRST_TRICK).getFirst();
        Hand hand = ProofText.hand(problem);
        LosingTurn turn = new Prover(hand, problem.theme(), List.of())
                .losingTurn(
                        problem.deal(), problem.lines().right(), problem.lines().wrong())
                .orElseThrow();
        ProblemRobot robot = new ProblemRobot(problem);
        List<Card> played = new ArrayList<>(turn.before());
        played.add(turn.card());
        while (played.size() < 52) {
            PartPlayedDeal now =
                    PartPlayedDeal.of(problem.deal(), problem.contract().strain(), Seat.WEST, played);
            Seat seat = now.leader().after(now.trick().size());
            Card card = robot.card(played);
            assertThat(now.left().hand(seat).contains(card)).isTrue();
            played.add(card);
        }
        assertThat(tricks(problem, played)).isLessThan(problem.wanted());
    }

    private static int tricks(PlayProblem problem, List<Card> played) {
        PartPlayedDeal last =
                PartPlayedDeal.of(problem.deal(), problem.contract().strain(), Seat.WEST, played.subList(0, 48));
        List<Card> trick = played.subList(48, 52);
        Card best = trick.getFirst();
        for (Card card : trick) {
            boolean ruffs = problem.contract()
                            .strain()
                            .suit()
                            .filter(suit -> suit == card.suit())
                            .isPresent()
                    && card.suit() != best.suit();
            if (ruffs || card.suit() == best.suit() && card.rank().isAtLeast(best.rank())) {
                best = card;
            }
        }
        CardSet ours = last.left().north().union(last.left().south());
        return last.wonByNorthSouth() + (ours.contains(best) ? 1 : 0);
    }

    /** A defender who sees all cards beats the contract after the right card; after the wrong one declarer makes it. */
    @ParameterizedTest
    @ValueSource(strings = {"third-hand-1", "cover-2"})
    void theRightCardOfADefenderBeatsTheContractAndTheWrongOneDoesNot(String id) {
        PlayProblem problem = PlayProblems.shipped().find(id).orElseThrow();

        List<Card> right = playedOut(problem, problem.cards().right());
        List<Card> wrong = playedOut(problem, problem.cards().wrong());

        assertThat(tricks(problem, right)).isLessThan(problem.wanted());
        assertThat(LastChance.of(problem, right)).isEmpty();
        assertThat(tricks(problem, wrong)).isGreaterThanOrEqualTo(problem.wanted());
        assertThat(LastChance.of(problem, wrong))
                .contains(new LastChance(
                        problem.played().size() / 4 + 1, problem.cards().wrong()));
    }

    /** Declarer makes it after the right card, all cards seen from then on; after the wrong one he is beaten. */
    @ParameterizedTest
    @ValueSource(strings = {"count-1", "count-9"})
    void theRightGuessMakesTheContractAndTheWrongOneDoesNot(String id) {
        PlayProblem problem = PlayProblems.shipped().find(id).orElseThrow();

        List<Card> right = playedOut(problem, problem.guess().right());
        List<Card> wrong = playedOut(problem, problem.guess().wrong());

        assertThat(tricks(problem, right)).isGreaterThanOrEqualTo(problem.wanted());
        assertThat(tricks(problem, wrong)).isLessThan(problem.wanted());
        assertThat(LastChance.of(problem, wrong))
                .contains(new LastChance(
                        problem.played().size() / 4 + 1, problem.guess().wrong()));
    }

    private static List<Card> playedOut(PlayProblem problem, Card card) {
        ProblemRobot robot = new ProblemRobot(problem);
        List<Card> played = new ArrayList<>(problem.played());
        played.add(card);
        while (played.size() < 52) {
            played.add(robot.card(played));
        }
        return played;
    }

    @Test
    void theCardThatLosesDeclarersHandIsNamed() {
        PlayProblem problem = PlayProblems.shipped().of(Theme.FIRST_TRICK).getFirst();
        LosingTurn turn = new Prover(ProofText.hand(problem), problem.theme(), List.of())
                .losingTurn(
                        problem.deal(), problem.lines().right(), problem.lines().wrong())
                .orElseThrow();
        List<Card> played = new ArrayList<>(turn.before());
        played.add(turn.card());

        assertThat(LastChance.of(problem, played))
                .contains(new LastChance(turn.before().size() / 4 + 1, turn.card()));
        assertThat(LastChance.of(problem, turn.before())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            names = {"DANGER_HAND", "COUNT", "COVER", "RETURN"})
    void furtherDealsOfTheOtherThemesShowThem(Theme theme) {
        PlayProblem further = FurtherDeals.dealt(theme, new Seed(5)).orElseThrow();

        assertThat(further.id()).isEqualTo(FurtherDeals.id(theme, new Seed(5)));
        assertThat(ProblemCheck.faults(further)).isEmpty();
        assertThat(FurtherDeals.named(further.id())).contains(further);
    }

    @Test
    void furtherDealsOfAThemeHaveTheWrongLineBeaten() {
        PlayProblem further =
                FurtherDeals.dealt(Theme.FIRST_TRICK, new Seed(11)).orElseThrow();
        Hand hand = ProofText.hand(further);

        assertThat(hand.isSure(further.deal(), further.lines().right())).isTrue();
        assertThat(hand.isSure(further.deal(), further.lines().wrong())).isFalse();
        assertThat(FurtherDeals.named(FurtherDeals.id(Theme.FIRST_TRICK, new Seed(11))))
                .contains(further);
        assertThat(FurtherDeals.named("first-trick-further-x")).isEmpty();
        assertThat(FurtherDeals.named("no-such")).isEmpty();
    }
}
