package kibitzer.play.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.StringNode;

/** The mechanism of playing, with a game of its own. */
class PlayedHandTest {
    private static final HighCard GAME = new HighCard();

    private static PlayedHand<HighCard.State, HighCard.Seen, Card> at(long seed, int players, int place) {
        return PlayedHand.begin(
                GAME, DealRequest.of(seed).with(HighCard.PLAYERS, players), new TableSeat(players, place));
    }

    private static Card lowest(PlayedHand<HighCard.State, HighCard.Seen, Card> hand) {
        return hand.view().hand().stream().min(Comparator.comparing(Card::rank)).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7})
    void robotsMoveUpToTheLearnerAndOnToTheEnd(int players) {
        for (int place = 0; place < players; place++) {
            PlayedHand<HighCard.State, HighCard.Seen, Card> hand = at(7, players, place);
            assertThat(hand.made()).isEqualTo(place);
            assertThat(hand.view().played()).hasSize(place);
            assertThat(hand.isOver()).isFalse();
            assertThat(hand.end()).isEmpty();
            Card played = lowest(hand);
            Finished<HighCard.State, HighCard.Seen, Card> end =
                    hand.said(played.toString()).end().orElseThrow();
            assertThat(end.moves().stream().map(PlayedMove::seat)).isEqualTo(TableSeat.all(players));
            assertThat(end.moves().get(place).move()).isEqualTo(played);
            assertThat(end.score().points().stream().mapToInt(Integer::intValue).sum())
                    .isZero();
            assertThat(end.deals())
                    .singleElement()
                    .satisfies(dealt -> assertThat(dealt.hands()).hasSize(players));
        }
    }

    @Test
    void theLearnerSitsSouthAtFourAndElsewhereWhereChancePutsHim() {
        Set<TableSeat> seats = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            assertThat(GAME.learner(DealRequest.of(seed).with(HighCard.PLAYERS, 4)))
                    .isEqualTo(TableSeat.SOUTH);
            seats.add(GAME.learner(DealRequest.of(seed)));
        }
        assertThat(seats).containsExactlyInAnyOrderElementsOf(TableSeat.all(3));
    }

    @Test
    void everyDecisionIsAQuestionThatIsMarked() {
        PlayedHand<HighCard.State, HighCard.Seen, Card> hand = at(7, 3, 1);
        Turn.Asked<?, ?, ?> asked = (Turn.Asked<?, ?, ?>) hand.next().orElseThrow();
        assertThat(asked.question().decision().id()).hasToString("tests/highest");
        assertThat(asked.question().position()).isEqualTo(hand.view().hand());
        assertThat(asked.question().prompt().ask()).isEqualTo("After 1 cards, which do you play?");
        assertThat(grade(hand.byItsRobot())).isEqualTo(Grade.BEST);
        assertThat(grade(hand.said(lowest(hand).toString()))).isEqualTo(Grade.WRONG);
        assertThat(grade(hand.moved(StringNode.valueOf(lowest(hand).toString()))))
                .isEqualTo(Grade.WRONG);
    }

    private static Grade grade(PlayedHand<HighCard.State, HighCard.Seen, Card> over) {
        OwnTurn<HighCard.Seen, Card> turn = over.turns().getFirst();
        return turn.answered().orElseThrow().verdict().grade();
    }

    @Test
    void whereTheBookIsSilentNothingIsJudgedAndTheRobotDoesWhatIsUsual() {
        PlayedHand<HighCard.State, HighCard.Seen, Card> hand = at(7, 3, 2);
        assertThat(hand.next()).contains(new Turn.Silent<>("The last plays what he likes"));
        PlayedHand<HighCard.State, HighCard.Seen, Card> over = hand.byItsRobot();
        assertThat(over.turns()).singleElement().satisfies(turn -> {
            assertThat(turn.answered()).isEmpty();
            assertThat(turn.move()).isEqualTo(hand.view().hand().last());
        });
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"2S, is not possible here", "perhaps, a card such as KS", "'', a card such as KS"})
    void anUnlawfulMoveHasItsReasonAndLeavesTheHandAsItWas(String move, String reason) {
        for (int place : new int[] {1, 2}) {
            PlayedHand<HighCard.State, HighCard.Seen, Card> hand = at(7, 3, place);
            assertThat(hand.view().hand().contains(Card.ALL.get(12))).isFalse();
            HighCard.Seen before = hand.view();
            assertThatExceptionOfType(BadQuestion.class)
                    .isThrownBy(() -> hand.moved(StringNode.valueOf(move)))
                    .withMessageContaining(reason);
            assertThatExceptionOfType(BadQuestion.class).isThrownBy(() -> hand.said(move));
            assertThat(hand.view()).isEqualTo(before);
            assertThat(hand.made()).isEqualTo(place);
            assertThat(hand.turns()).isEmpty();
            assertThat(hand.said(lowest(hand).toString()).isOver()).isTrue();
        }
    }

    @Test
    void theSameRequestAndAnswersMakeTheSameHand() {
        PlayedHand<HighCard.State, HighCard.Seen, Card> hand =
                at(7, 3, 1).said(lowest(at(7, 3, 1)).toString());
        PlayedHand<HighCard.State, HighCard.Seen, Card> again =
                at(7, 3, 1).said(lowest(at(7, 3, 1)).toString());
        assertThat(again.end()).isEqualTo(hand.end());
        assertThat(again.turns().getFirst().before())
                .isEqualTo(hand.turns().getFirst().before());
    }

    @Test
    void nothingIsSaidAfterTheEnd() {
        PlayedHand<HighCard.State, HighCard.Seen, Card> over = at(7, 3, 1).byItsRobot();
        assertThat(over.next()).isEmpty();
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> over.said("KS"))
                .withMessageContaining("the hand is over");
        TableSeat learner = GAME.learner(DealRequest.of(7));
        String first =
                lowest(PlayedHand.begin(GAME, DealRequest.of(7), learner)).toString();
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedHand.of(GAME, DealRequest.of(7), List.of(first, "KS")))
                .withMessageContaining("said: 2 answers; expected at most 1 in this hand");
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedHand.of(GAME, DealRequest.of(7), List.of("perhaps")))
                .withMessageContaining("said: answer 1: ");
    }

    @Test
    void whatASeatCannotSeeIsNotInItsView() {
        for (int seed = 0; seed < 50; seed++) {
            HighCard.State dealt = GAME.deal(DealRequest.of(seed));
            TableSeat seat = new TableSeat(3, 0);
            List<CardSet> turned = new ArrayList<>(dealt.hands());
            turned.add(turned.remove(1));
            assertThat(GAME.view(new HighCard.State(turned, dealt.played()), seat))
                    .isEqualTo(GAME.view(dealt, seat));
        }
    }

    @Test
    void robotsPlayByTheirWords() {
        DealRequest request = DealRequest.of(7);
        var book = RobotTable.of(GAME, 3, List.of("book", "book", "book")).play(request);
        assertThat(RobotTable.of(GAME, 3, List.of("book", "book", "book")).play(request))
                .isEqualTo(book);
        assertThat(book.moves().getFirst().move().rank())
                .isEqualTo(GAME.deal(request).hands().getFirst().stream()
                        .map(Card::rank)
                        .max(Comparator.naturalOrder())
                        .orElseThrow());
        Set<Card> seen = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            var random =
                    RobotTable.of(GAME, 3, List.of("random", "book", "book")).play(DealRequest.of(seed));
            CardSet hand = GAME.deal(DealRequest.of(seed)).hands().getFirst();
            assertThat(hand.contains(random.moves().getFirst().move())).isTrue();
            seen.add(hand.toList()
                    .get(hand.toList().indexOf(random.moves().getFirst().move())));
        }
        assertThat(seen).hasSizeGreaterThan(15);
    }

    @ParameterizedTest
    @CsvSource({"book book, 2; expected 3", "book book clever, \"clever\"; expected one of book"})
    void robotsThatCannotSitDownAreToldSo(String words, String message) {
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> RobotTable.of(GAME, 3, List.of(words.split(" "))))
                .withMessageContaining("robots: " + message);
    }

    @Test
    void aRobotThatMovesUnlawfullyIsAFault() {
        Robot<HighCard.Seen, Card> cheat = (seen, chance) -> Card.JOKER;
        RobotTable<HighCard.State, HighCard.Seen, Card> table = new RobotTable<>(GAME, List.of(cheat, cheat, cheat));
        assertThatIllegalStateException()
                .isThrownBy(() -> table.play(DealRequest.of(7)))
                .withMessageContaining("seat 1")
                .withMessageContaining("seed 7");
    }

    @Test
    void howManyQuestionsTheLearnerHas() {
        assertThat(PlayedHand.questions(GAME, DealRequest.of(7).with(HighCard.PLAYERS, 4), 3))
                .isEqualTo(1);
        assertThat(PlayedHand.questions(GAME, DealRequest.of(7).with(HighCard.PLAYERS, 4), 0))
                .isZero();
    }
}
