package kibitzer.decisions.gin.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.Choices;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.gin.DrawProblem;
import kibitzer.decisions.gin.GinDraw;
import kibitzer.games.rummy.gin.play.GinEnd;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.Phase;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;

/** Hands between the learner and a robot that follows the book. */
class PlayedGinTest {

    private static <P, A> String written(GinTurn<P, A> turn, A answer) {
        return turn.decision().answerKind().json().write(answer).asString();
    }

    private static <P, A> String any(GinTurn<P, A> turn, Chance chance) {
        Choices.Listed<A> choices = (Choices.Listed<A>) turn.decision().choices(turn.position());
        return written(turn, chance.oneOf(choices.answers()));
    }

    private static <P, A> String book(GinTurn<P, A> turn) {
        return turn.decision().advise(turn.position()).best().stream()
                .findFirst()
                .map(best -> written(turn, best))
                .orElseGet(() -> any(turn, new Seed(1).chance()));
    }

    private static List<String> playedByTheBook(Seed seed, int hands) {
        List<String> answers = new ArrayList<>();
        PlayedGin played = PlayedGin.of(seed, 1, answers);
        for (int hand = 1; hand <= hands; hand++) {
            played = PlayedGin.of(seed, hand, answers);
            while (played.next().isPresent()) {
                answers.add(book(played.next().get()));
                played = PlayedGin.of(seed, hand, answers);
            }
            if (played.sheet().isOver()) {
                return answers;
            }
        }
        return answers;
    }

    @Test
    void whateverIsAnsweredTheHandEnds() {
        for (int seed = 0; seed < 8; seed++) {
            Chance chance = new Seed(seed).chance();
            List<String> answers = new ArrayList<>();
            PlayedGin played = PlayedGin.of(new Seed(seed), 1, answers);
            while (played.next().isPresent()) {
                answers.add(any(played.next().get(), chance));
                assertThat(answers).hasSizeLessThan(300);
                played = PlayedGin.of(new Seed(seed), 1, answers);
            }
            assertThat(played.hand().table().isOver()).isTrue();
            assertThat(played.hand().turns()).hasSize(answers.size());
        }
    }

    private static List<String> told(PlayedGin played) {
        GinTurn<?, ?> turn = played.next().orElseThrow();
        return told(turn);
    }

    private static <P, A> List<String> told(GinTurn<P, A> turn) {
        return turn.decision().ask(turn.position()).exhibits().stream()
                .filter(Exhibit.Fact.class::isInstance)
                .map(fact -> ((Exhibit.Fact) fact).label() + " " + ((Exhibit.Fact) fact).value())
                .toList();
    }

    @Test
    void theUpcardThatWasDealtIsThrownByNobody() {
        PlayedGin played = PlayedGin.of(new Seed(11), 1, List.of());
        assertThat(played.hand().table().phase()).isEqualTo(Phase.FIRST_OFFER);
        assertThat(told(played)).isEmpty();
    }

    @Test
    void whatTheOpponentPassedAndThrewIsToldWithoutTheLearnersOwnDiscards() {
        PlayedGin played = PlayedGin.of(new Seed(11), 1, List.of("stock", "9H"));
        assertThat(told(played)).containsExactly("Opponent passed 9H 9C", "Opponent threw TC");
    }

    @Test
    void theCardsAreCountedInPlayAsInPractice() {
        PlayedGin played = PlayedGin.of(new Seed(11), 1, List.of());
        GinTurn<?, ?> turn = played.next().orElseThrow();
        assertThat(turn.decision().id()).isEqualTo(new GinDraw().id());
        assertThat(reckoned(turn)).isPresent().isEqualTo(new GinDraw().reckon((DrawProblem) turn.position()));
    }

    private static <P, A> Optional<Reckoning<A>> reckoned(GinTurn<P, A> turn) {
        return turn.decision().reckon(turn.position());
    }

    @Test
    void theWinnerOfAHandDealsTheNextAndAfterADrawnHandTheSameDealerAgain() {
        Seed seed = new Seed(11);
        PlayedGin played = PlayedGin.of(seed, 4, playedByTheBook(seed, 4));
        assertThat(played.hands()).hasSize(4);
        for (int hand = 1; hand < 4; hand++) {
            GinHand before = played.hands().get(hand - 1).table();
            int wanted =
                    before.end().orElseThrow() instanceof GinEnd.Knocked knocked ? knocked.winner() : before.dealer();
            assertThat(played.hands().get(hand).table().dealer()).isEqualTo(wanted);
        }
    }

    @Test
    void aSeriesEndsWhenAllThreeGamesAreOver() {
        Seed seed = new Seed(5);
        List<String> answers = playedByTheBook(seed, PlayedGin.MOST_HANDS);
        int hands = 1;
        PlayedGin played = null;
        while (played == null || !played.sheet().isOver()) {
            try {
                played = PlayedGin.of(seed, hands++, answers);
            } catch (BadQuestion tooMany) {
                assertThat(tooMany).hasMessageContaining("answers for");
            }
        }
        assertThat(played.sheet().games()).allMatch(game -> game.isOver());
        int over = hands;
        assertThatExceptionOfType(BadQuestion.class).isThrownBy(() -> PlayedGin.of(seed, over, answers));
    }

    @Test
    void theBooksAnswersAreMarkedBest() {
        Seed seed = new Seed(3);
        PlayedGin played = PlayedGin.of(seed, 1, playedByTheBook(seed, 1));
        assertThat(played.hand().turns())
                .isNotEmpty()
                .allSatisfy(
                        turn -> assertThat(grade(turn.turn(), turn.answer())).isIn(Grade.BEST, Grade.ACCEPTABLE));
    }

    private static <P, A> Grade grade(GinTurn<P, A> turn, String answer) {
        return new Question<>(turn.decision(), turn.position())
                .mark(turn.decision().answerKind().read(answer))
                .grade();
    }

    /** The stock and the other hand changed about: what the robot may see is the same, and so is what he does. */
    @Test
    void theRobotPlaysFromWhatItMayKnow() {
        int compared = 0;
        for (int deal = 0; deal < 40; deal++) {
            Chance chance = new Seed(700 + deal).chance();
            GinHand hand = GinHand.dealt(new Seed(deal), deal % 2);
            while (!hand.isOver()) {
                GinPlay play = GinTurns.byTheBook(hand);
                GinHand other = withHiddenCardsChanged(hand, chance);
                assertThat(GinTurns.byTheBook(other)).isEqualTo(play);
                compared++;
                hand = hand.after(play);
            }
        }
        assertThat(compared).isGreaterThan(300);
    }

    private static GinHand withHiddenCardsChanged(GinHand hand, Chance chance) {
        int me = hand.toPlay();
        CardSet known = hand.sight(me).took();
        List<Card> hidden = new ArrayList<>(hand.hand(1 - me).minus(known).toList());
        int held = hidden.size();
        hidden.addAll(hand.stock());
        List<Card> mixed = chance.shuffled(hidden);
        CardSet his = CardSet.of(mixed.subList(0, held)).union(known);
        return new GinHand(
                hand.dealer(),
                me == 0 ? List.of(hand.hand(0), his) : List.of(his, hand.hand(1)),
                mixed.subList(held, mixed.size()),
                hand.pile(),
                me,
                hand.phase(),
                hand.taken(),
                hand.story(),
                Optional.empty());
    }

    @Test
    void anUpcardJustTakenMayNotGoBackAndIsNotAdvised() {
        int met = 0;
        for (int seed = 0; seed < 60; seed++) {
            PlayedGin played = PlayedGin.of(new Seed(seed), 1, List.of());
            if (played.next().isEmpty() || played.hand().table().phase() == Phase.DISCARD) {
                continue;
            }
            Card upcard = played.hand().table().pile().getLast();
            PlayedGin taken = PlayedGin.of(new Seed(seed), 1, List.of("upcard"));
            GinTurn<?, ?> turn = taken.next().orElseThrow();
            if (turn.decision().id().toString().equals("gin/discard")) {
                met++;
                assertThat(objects(turn, upcard.toString())).contains("may not be thrown in the same turn");
                assertThat(book(turn)).isNotEqualTo(upcard.toString());
                Seed same = new Seed(seed);
                assertThatExceptionOfType(BadQuestion.class)
                        .isThrownBy(() -> PlayedGin.of(same, 1, List.of("upcard", upcard.toString())))
                        .withMessageContaining("answer 2");
            }
        }
        assertThat(met).isGreaterThan(20);
    }

    private static <P, A> String objects(GinTurn<P, A> turn, String answer) {
        return turn.decision()
                .objection(turn.position(), turn.decision().answerKind().read(answer))
                .orElse("");
    }

    @Test
    void answersThatCannotBeGivenAreToldSo() {
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedGin.of(new Seed(1), 1, List.of("perhaps")))
                .withMessageContaining("answer 1");
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedGin.of(new Seed(1), 2, List.of()))
                .withMessageContaining("0 answers for 2 hands");
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedGin.of(new Seed(1), 0, List.of()))
                .withMessageContaining("1 to 60");
    }
}
