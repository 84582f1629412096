package kibitzer.play.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.rummy.gin.GinDraw;
import kibitzer.games.rummy.gin.play.GinEnd;
import kibitzer.games.rummy.gin.play.GinGame;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.Phase;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.play.hand.AnsweredTurn;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import kibitzer.play.hand.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hands between the learner and a robot that follows the book. */
class PlayedGinTest {
    private static final PlayedGin GIN = new PlayedGin();

    private static PlayedHand<GinSeries, SeenGin, GinMove> played(long seed, int hands, String... answers) {
        return PlayedHand.of(GIN, DealRequest.of(seed).with(PlayedGin.HAND, hands), List.of(answers));
    }

    private static PlayedHand<GinSeries, SeenGin, GinMove> byTheBook(long seed, int hands) {
        PlayedHand<GinSeries, SeenGin, GinMove> played = played(seed, hands);
        while (!played.isOver()) {
            played = played.byItsRobot();
        }
        return played;
    }

    private static List<GinHand> hands(PlayedHand<GinSeries, SeenGin, GinMove> played) {
        return played.end().orElseThrow().state().hands();
    }

    private static Question<?, ?> question(PlayedHand<GinSeries, SeenGin, GinMove> played) {
        return switch (played.next().orElseThrow()) {
            case Turn.Asked<?, ?, GinMove>(Question<?, ?> question, var move, var besides) -> question;
            case Turn.Silent<GinMove> silent -> throw new AssertionError(silent.why());
        };
    }

    private static <P, A> String any(Question<P, A> question, Chance chance) {
        return AnsweredTurn.written(question, chance.oneOf(((Choices.Listed<A>) question.choices()).answers()));
    }

    @Test
    void whateverIsAnsweredTheHandEnds() {
        for (int seed = 0; seed < 8; seed++) {
            Chance chance = new Seed(seed).chance();
            PlayedHand<GinSeries, SeenGin, GinMove> played = played(seed, 1);
            List<String> answers = new ArrayList<>();
            while (!played.isOver()) {
                answers.add(any(question(played), chance));
                assertThat(answers).hasSizeLessThan(300);
                played = played.said(answers.getLast());
            }
            assertThat(played.turns()).hasSize(answers.size());
            assertThat(hands(played)).singleElement().matches(GinHand::isOver);
            var again = played(seed, 1, answers.toArray(String[]::new)).end().orElseThrow();
            assertThat(again.moves()).isEqualTo(played.end().orElseThrow().moves());
            assertThat(again.state()).isEqualTo(played.end().orElseThrow().state());
        }
    }

    private static List<String> told(Question<?, ?> question) {
        return question.prompt().exhibits().stream()
                .filter(Exhibit.Fact.class::isInstance)
                .map(fact -> ((Exhibit.Fact) fact).label() + " " + ((Exhibit.Fact) fact).value())
                .toList();
    }

    @Test
    void theUpcardThatWasDealtIsThrownByNobody() {
        assertThat(played(11, 1).view().phase()).isEqualTo(Phase.FIRST_OFFER);
        assertThat(told(question(played(11, 1)))).isEmpty();
    }

    @Test
    void whatTheOpponentPassedAndThrewIsToldWithoutTheLearnersOwnDiscards() {
        assertThat(told(question(played(11, 1, "stock", "9H"))))
                .containsExactly("Opponent passed 9H 9C", "Opponent threw TC");
    }

    @Test
    void theCardsAreCountedInPlayAsInPractice() {
        Question<?, ?> question = question(played(11, 1));
        assertThat(question.decision().id()).isEqualTo(new GinDraw().id());
        assertThat(reckons(question)).isTrue();
    }

    private static <P, A> boolean reckons(Question<P, A> question) {
        return question.decision().reckon(question.position()).isPresent();
    }

    @Test
    void theWinnerOfAHandDealsTheNextAndAfterADrawnHandTheSameDealerAgain() {
        List<GinHand> hands = hands(byTheBook(11, 4));
        assertThat(hands).hasSize(4);
        for (int hand = 1; hand < 4; hand++) {
            GinHand before = hands.get(hand - 1);
            int wanted =
                    before.end().orElseThrow() instanceof GinEnd.Knocked knocked ? knocked.winner() : before.dealer();
            assertThat(hands.get(hand).dealer()).isEqualTo(wanted);
        }
    }

    @Test
    void aSeriesEndsWhenAllThreeGamesAreOver() {
        var end = byTheBook(5, GinSeries.MOST_HANDS).end().orElseThrow();
        assertThat(end.state().sheet().games()).allMatch(GinGame::isOver);
        assertThat(end.state().hands()).hasSizeLessThan(GinSeries.MOST_HANDS);
        assertThat(end.deals()).hasSameSizeAs(end.state().hands());
    }

    @Test
    void theBooksAnswersAreMarkedBest() {
        assertThat(byTheBook(3, 1).turns())
                .isNotEmpty()
                .allSatisfy(turn -> assertThat(
                                turn.answered().orElseThrow().verdict().grade())
                        .isIn(Grade.BEST, Grade.ACCEPTABLE));
    }

    /** In these deals two players of the book once gave each other the same upcards for ever. */
    @ParameterizedTest
    @ValueSource(longs = {386222064202791158L, 37586038978572588L, -1255677208907959629L})
    void twoRobotsEndEveryHand(long seed) {
        assertThat(RobotTable.of(GIN, 2, List.of("book", "book"))
                        .play(DealRequest.of(seed))
                        .moves())
                .hasSizeLessThan(300);
    }

    /** The stock and the other hand changed about: what a seat sees is the same, in every form, and so is what its robot does. */
    @Test
    void whatASeatCannotSeeReachesNeitherItsViewNorItsLineNorItsRobot() {
        int compared = 0;
        for (int deal = 0; deal < 40; deal++) {
            Chance chance = new Seed(700 + deal).chance();
            GinSeries series = GIN.deal(DealRequest.of(deal));
            for (int move = 0; move < 60 && !series.isOver(); move++) {
                TableSeat seat = GIN.toPlay(series).orElseThrow();
                GinSeries other = withHiddenCardsChanged(series, chance);
                assertThat(GIN.view(other, seat)).isEqualTo(GIN.view(series, seat));
                assertThat(GIN.table(GIN.view(other, seat), seat)).isEqualTo(GIN.table(GIN.view(series, seat), seat));
                GinMove made = GIN.robots().get("book").move(GIN.view(series, seat), chance);
                assertThat(GIN.robots().get("book").move(GIN.view(other, seat), chance))
                        .isEqualTo(made);
                compared++;
                series = GIN.after(series, made);
            }
        }
        assertThat(compared).isGreaterThan(300);
    }

    private static GinSeries withHiddenCardsChanged(GinSeries series, Chance chance) {
        GinHand hand = series.hand();
        int me = hand.toPlay();
        CardSet known = hand.sight(me).took();
        List<Card> hidden = new ArrayList<>(hand.hand(1 - me).minus(known).toList());
        int held = hidden.size();
        hidden.addAll(hand.stock());
        List<Card> mixed = chance.shuffled(hidden);
        CardSet his = CardSet.of(mixed.subList(0, held)).union(known);
        GinHand changed = new GinHand(
                hand.dealer(),
                me == 0 ? List.of(hand.hand(0), his) : List.of(his, hand.hand(1)),
                mixed.subList(held, mixed.size()),
                hand.pile(),
                me,
                hand.phase(),
                hand.taken(),
                hand.story(),
                Optional.empty());
        List<GinHand> hands = Stream.concat(
                        series.hands().stream().limit(series.hands().size() - 1L), Stream.of(changed))
                .toList();
        return new GinSeries(series.seed(), series.wanted(), hands, series.playsOn());
    }

    @Test
    void aCardDrawnByTheOtherIsNotTold() {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(byTheBook(seed, 1).turns().stream()
                            .map(OwnTurn::before)
                            .flatMap(seen -> seen.story().stream())
                            .filter(played -> !played.own() && played.card().isEmpty()))
                    .allMatch(played -> played.play() instanceof GinPlay.DrawStock);
            GinHand begun = GIN.deal(DealRequest.of(seed)).hand();
            String line =
                    GIN.table(played(seed, 1).view(), played(seed, 1).learner()).toString();
            assertThat(begun.hand(GinSeries.OTHER)
                            .minus(CardSet.of(played(seed, 1).view().sight().pile())))
                    .allSatisfy(card -> assertThat(line).doesNotContain(card.toString()));
        }
    }

    @Test
    void anUpcardJustTakenMayNotGoBackAndIsNotAdvised() {
        int met = 0;
        for (int seed = 0; seed < 60; seed++) {
            PlayedHand<GinSeries, SeenGin, GinMove> begun = played(seed, 1);
            if (begun.isOver() || begun.view().phase() == Phase.DISCARD) {
                continue;
            }
            Card upcard = begun.view().upcard();
            PlayedHand<GinSeries, SeenGin, GinMove> taken = begun.said("upcard");
            if (question(taken).decision().id().toString().equals("gin/discard")) {
                met++;
                assertThatExceptionOfType(BadQuestion.class)
                        .isThrownBy(() -> taken.said(upcard.toString()))
                        .withMessageContaining("may not be thrown in the same turn");
                assertThat(GIN.robots().get("book").move(taken.view(), new Seed(1).chance()))
                        .isNotEqualTo(new GinMove.Throws(upcard));
                int same = seed;
                assertThatExceptionOfType(BadQuestion.class)
                        .isThrownBy(() -> played(same, 1, "upcard", upcard.toString()))
                        .withMessageContaining("answer 2");
            }
        }
        assertThat(met).isGreaterThan(20);
    }

    @Test
    void answersThatCannotBeGivenAreToldSo() {
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> played(1, 1, "perhaps"))
                .withMessageContaining("answer 1");
        PlayedHand<GinSeries, SeenGin, GinMove> over = byTheBook(1, 1);
        List<String> answers = Stream.concat(
                        over.turns().stream()
                                .map(turn -> turn.answered().orElseThrow().written()),
                        Stream.of("stock"))
                .toList();
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedHand.of(GIN, DealRequest.of(1), answers))
                .withMessageContaining("at most " + (answers.size() - 1) + " in this hand");
    }
}
