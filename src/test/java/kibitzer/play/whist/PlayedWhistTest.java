package kibitzer.play.whist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.score.WhistForm;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import kibitzer.play.hand.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whist between the learner and three robots that follow the maxims. */
class PlayedWhistTest {
    private static final PlayedWhist SHORT = new PlayedWhist(WhistForm.SHORT);

    /** With -Dwhist.rubbers=1000 as many as are asked for before a release. */
    private static final int RUBBERS = Integer.getInteger("whist.rubbers", 3);

    private static DealRequest request(long seed, int deals) {
        return DealRequest.of(seed).with(PlayedWhist.DEALS, deals);
    }

    private static PlayedHand<WhistSeries, SeenWhist, Card> byTheBook(long seed, int deals) {
        var played = PlayedHand.of(SHORT, request(seed, deals), List.of());
        while (!played.isOver()) {
            played = played.byItsRobot();
        }
        return played;
    }

    /** The other three hands changed about: what a seat sees is the same, in every form, and so is what its robot does. */
    @Test
    void whatASeatCannotSeeReachesNeitherItsViewNorItsLineNorItsRobot() {
        int compared = 0;
        int differed = 0;
        for (int seed = 0; seed < 3; seed++) {
            Chance chance = new Seed(300 + seed).chance();
            WhistSeries series = SHORT.deal(request(seed, 1));
            while (!series.isOver()) {
                TableSeat seat = SHORT.toPlay(series).orElseThrow();
                WhistSeries other = HiddenCards.changed(series, SHORT.view(series, seat), chance);
                differed += other.equals(series) ? 0 : 1;
                SeenWhist view = SHORT.view(series, seat);
                assertThat(SHORT.view(other, seat)).isEqualTo(view);
                assertThat(SHORT.table(SHORT.view(other, seat), seat)).isEqualTo(SHORT.table(view, seat));
                Card made = SHORT.robots().get("book").move(view, chance);
                assertThat(SHORT.robots().get("book").move(SHORT.view(other, seat), chance))
                        .isEqualTo(made);
                compared++;
                series = SHORT.after(series, chance.oneOf(List.of(made, chance.oneOf(cards(view)))));
            }
        }
        assertThat(compared).isEqualTo(3 * 52);
        assertThat(differed).isGreaterThan(compared / 2);
    }

    private static List<Card> cards(SeenWhist view) {
        return ((Choices.Listed<Card>) SHORT.lawful(view)).answers();
    }

    @Test
    void theOthersCardsStandInNoLineBeforeTheyArePlayed() {
        for (int seed = 0; seed < 20; seed++) {
            var begun = PlayedHand.of(SHORT, request(seed, 1), List.of());
            HandInPlay dealt = SHORT.deal(request(seed, 1)).deal();
            String line = SHORT.table(begun.view(), begun.learner()).toString();
            List<Card> open = new ArrayList<>(begun.view().table().cards());
            open.add(dealt.turnUp().orElseThrow());
            for (int place = 0; place < 4; place++) {
                if (place != begun.learner().place()) {
                    assertThat(dealt.hands().get(place).list())
                            .filteredOn(card -> !open.contains(card))
                            .allSatisfy(card -> assertThat(line).doesNotContain(card.toString()));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(WhistForm.class)
    void everyRubberIsWonAndTheDealPassesToTheLeft(WhistForm form) {
        PlayedWhist game = new PlayedWhist(form);
        for (int seed = 0; seed < RUBBERS; seed++) {
            Finished<WhistSeries, SeenWhist, Card> end = RobotTable.of(
                            game, 4, List.of("book", "random", "book", "random"))
                    .play(request(7_000_000 + seed, WhistSeries.MOST_DEALS));
            WhistSeries series = end.state();
            int winner = series.score().winner().orElseThrow();
            assertThat(series.score().won(winner)).isEqualTo(2);
            assertThat(series.score().games()).hasSizeBetween(2, 3);
            assertThat(end.score().end()).isIn("rubber", "bumper");
            for (int deal = 0; deal < series.deals().size(); deal++) {
                HandInPlay dealt = series.asDealt(deal);
                TableSeat dealer = series.dealer(deal);
                assertThat(dealer).isEqualTo(series.dealer(0).after(deal));
                assertThat(dealt.toPlay()).isEqualTo(dealer.next().place());
                assertThat(dealt.hands()
                                .get(dealer.place())
                                .contains(dealt.turnUp().orElseThrow()))
                        .isTrue();
                assertThat(dealt.hands()).allMatch(hand -> hand.size() == 13);
                assertThat(series.deals().get(deal).tricks()).hasSize(13);
            }
        }
    }

    /** What is asked is a position of the decision: written and read again it is the same, and it is judged as the robot plays. */
    @Test
    void everyQuestionIsAPossiblePositionAndTheRobotsCardIsBest() {
        int asked = 0;
        for (int seed = 0; seed < 6; seed++) {
            for (OwnTurn<SeenWhist, Card> turn : byTheBook(seed, 2).turns()) {
                if (turn.turn() instanceof Turn.Asked<?, ?, Card>(var question, var move, var besides)) {
                    assertThat(turn.answered().orElseThrow().verdict().grade()).isEqualTo(Grade.BEST);
                    assertThat(question.advice().silent()).isFalse();
                    isReadAgain(question);
                    asked++;
                } else {
                    assertThat(turn.answered()).isEmpty();
                }
                WhistSight sight = turn.before().sight();
                assertThat(sight.isWhole()).isTrue();
                assertThat(sight.isPossible()).isTrue();
            }
        }
        assertThat(asked).isGreaterThan(6 * 2 * 3);
    }

    private static <P, A> void isReadAgain(Question<P, A> question) {
        var form = question.decision().form();
        assertThat(form.read(form.write(question.position()), "position")).isEqualTo(question.position());
    }

    @Test
    void theSameAnswersMakeTheSameRubber() {
        var played = byTheBook(9, 2);
        List<String> answers =
                played.turns().stream().map(turn -> turn.move().toString()).toList();
        assertThat(answers).hasSize(26);
        assertThat(PlayedHand.of(SHORT, request(9, 2), answers)
                        .end()
                        .orElseThrow()
                        .state())
                .isEqualTo(played.end().orElseThrow().state());
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedHand.of(SHORT, request(9, 1), List.of("2C", "2C")))
                .withMessageContaining("said: ");
    }

    /** Tricks by side, counted another way: who holds the highest card of the suit led, or of trumps. */
    @Test
    void tricksAreCountedForTheSideThatWonThem() {
        WhistSeries series = byTheBook(4, 1).end().orElseThrow().state();
        Suit trump = series.deal().trump().orElseThrow();
        int ours = 0;
        for (SeenTrick trick : series.deal().tricks()) {
            List<Card> of = trick.cards().stream().anyMatch(card -> card.suit() == trump)
                    ? trick.cards().stream()
                            .filter(card -> card.suit() == trump)
                            .toList()
                    : trick.cards().stream()
                            .filter(card ->
                                    card.suit() == trick.cards().getFirst().suit())
                            .toList();
            Card best = of.stream()
                    .max((one, other) -> one.rank().compareTo(other.rank()))
                    .orElseThrow();
            ours += (trick.leader() + trick.cards().indexOf(best)) % 2 == 0 ? 1 : 0;
        }
        assertThat(WhistSeries.tricks(series.deal())).containsExactly(ours, 13 - ours);
        assertThat(series.result(0).tricks()).containsExactly(ours, 13 - ours);
    }

    @Test
    void theBookBeatsWhoeverPlaysAnything() {
        int ahead = 0;
        for (int seed = 0; seed < 30; seed++) {
            List<Integer> tricks =
                    WhistSeries.tricks(RobotTable.of(SHORT, 4, List.of("book", "random", "book", "random"))
                            .play(request(seed, 1))
                            .state()
                            .deal());
            ahead += tricks.getFirst() - tricks.getLast();
        }
        assertThat(ahead).isGreaterThan(30);
    }
}
