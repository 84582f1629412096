package kibitzer.play.casino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.casino.CasinoDeal;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.Pile;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Grade;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Casino between the learner and a robot that follows the book. */
class PlayedCasinoTest {
    private static final PlayedCasino CASINO = new PlayedCasino(CasinoGame.CASINO);

    private static DealRequest request(long seed, int deals) {
        return DealRequest.of(seed).with(PlayedCasino.DEALS, deals);
    }

    private static PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> byTheBook(long seed, int deals) {
        var played = PlayedHand.of(CASINO, request(seed, deals), List.of());
        while (!played.isOver()) {
            played = played.byItsRobot();
        }
        return played;
    }

    /** The stock and the other hand changed about: what a seat sees is the same, in every form, and so is what its robot does. */
    @ParameterizedTest
    @EnumSource(
            value = CasinoGame.class,
            names = {"CASINO", "ROYAL", "SPADE", "DRAW"})
    void whatASeatCannotSeeReachesNeitherItsViewNorItsLineNorItsRobot(CasinoGame game) {
        PlayedCasino played = new PlayedCasino(game);
        int compared = 0;
        for (int seed = 0; seed < 12; seed++) {
            Chance chance = new Seed(300 + seed).chance();
            CasinoSeries series = played.deal(request(seed, 1));
            while (!series.isOver()) {
                TableSeat seat = played.toPlay(series).orElseThrow();
                CasinoSeries other = withHiddenCardsChanged(series, chance);
                SeenCasino view = played.view(series, seat);
                assertThat(played.view(other, seat)).isEqualTo(view);
                assertThat(played.table(played.view(other, seat), seat)).isEqualTo(played.table(view, seat));
                CasinoPlay made = played.robots().get("book").move(view, chance);
                assertThat(played.robots().get("book").move(played.view(other, seat), chance))
                        .isEqualTo(made);
                compared++;
                series = played.after(series, chance.oneOf(List.of(made, chance.oneOf(plays(played, view)))));
            }
        }
        assertThat(compared).isEqualTo(12 * 48);
    }

    private static List<CasinoPlay> plays(PlayedCasino played, SeenCasino view) {
        return ((Choices.Listed<CasinoPlay>) played.lawful(view)).answers();
    }

    private static CasinoSeries withHiddenCardsChanged(CasinoSeries series, Chance chance) {
        CasinoDeal deal = series.deal();
        int me = deal.toPlay();
        List<Card> hidden = new ArrayList<>(deal.hands().get(1 - me).toList());
        int held = hidden.size();
        hidden.addAll(deal.stock());
        List<Card> mixed = chance.shuffled(hidden);
        CardSet his = CardSet.of(mixed.subList(0, held));
        CasinoDeal changed = new CasinoDeal(
                deal.game(),
                deal.dealer(),
                me == 0
                        ? List.of(deal.hands().get(0), his)
                        : List.of(his, deal.hands().get(1)),
                deal.layout(),
                mixed.subList(held, mixed.size()),
                deal.piles(),
                deal.lastTaker(),
                me,
                deal.story());
        return new CasinoSeries(series.game(), series.seed(), series.wanted(), List.of(changed));
    }

    @Test
    void theOthersCardsStandInNoLineBeforeTheyArePlayed() {
        for (int seed = 0; seed < 20; seed++) {
            var begun = PlayedHand.of(CASINO, request(seed, 1), List.of());
            CardSet his = CASINO.deal(request(seed, 1)).deal().hands().get(CasinoSeries.OTHER);
            CardSet played = begun.view().story().stream()
                    .map(made -> made.play().card())
                    .collect(CardSet.toCardSet());
            String line = CASINO.table(begun.view(), begun.learner()).toString();
            assertThat(his.minus(played)).allSatisfy(card -> assertThat(line).doesNotContain(card.toString()));
        }
    }

    @Test
    void theDealAlternatesAndTheGameEndsAtTwentyOne() {
        CasinoSeries series =
                byTheBook(5, CasinoSeries.MOST_DEALS).end().orElseThrow().state();
        assertThat(series.score().winner()).isPresent();
        assertThat(series.deals()).hasSizeBetween(2, 6);
        for (int deal = 1; deal < series.deals().size(); deal++) {
            assertThat(series.deals().get(deal).dealer())
                    .isEqualTo(1 - series.deals().get(deal - 1).dealer());
        }
        int winner = series.score().winner().orElseThrow();
        assertThat(series.score().points().get(winner)).isGreaterThanOrEqualTo(21);
        assertThat(CASINO.score(series).end()).isEqualTo("game");
        assertThat(CASINO.dealt(series)).hasSameSizeAs(series.deals());
    }

    /** What has been answered makes the same deal again: a trainer that was stopped goes on from the address. */
    @Test
    void theSameAnswersMakeTheSameDeal() {
        var played = byTheBook(9, 1);
        List<String> answers = played.turns().stream()
                .map(turn -> turn.answered().orElseThrow().written())
                .toList();
        assertThat(answers).hasSize(24);
        var half = PlayedHand.of(CASINO, request(9, 1), answers.subList(0, 10));
        assertThat(half.isOver()).isFalse();
        var again = PlayedHand.of(CASINO, request(9, 1), answers);
        assertThat(again.end().orElseThrow().state())
                .isEqualTo(played.end().orElseThrow().state());
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedHand.of(
                        CASINO,
                        request(9, 1),
                        Stream.concat(answers.stream(), Stream.of("trail 2C")).toList()))
                .withMessageContaining("at most 24 in this hand");
    }

    @Test
    void theBooksPlaysAreMarkedBestAndAnUnlawfulOneHasAReason() {
        assertThat(byTheBook(3, 1).turns())
                .hasSize(24)
                .allSatisfy(turn -> assertThat(
                                turn.answered().orElseThrow().verdict().grade())
                        .isEqualTo(Grade.BEST));
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedHand.of(CASINO, request(3, 1), List.of("take AS: KS")))
                .withMessageContaining("answer 1: ");
    }

    @Test
    void everyCardDealtIsCountedOnce() {
        CasinoSeries series = byTheBook(8, 1).end().orElseThrow().state();
        Pile one = series.deal().piles().get(0);
        Pile other = series.deal().piles().get(1);
        assertThat(one.cards().size() + other.cards().size()).isEqualTo(52);
        var dealt = CASINO.dealt(series).getFirst();
        assertThat(dealt.hands()).allMatch(hand -> hand.size() == 4);
        assertThat(dealt.stock()).hasSize(44);
    }

    @Test
    void theBookBeatsWhoeverPlaysAnything() {
        int ahead = 0;
        for (int seed = 0; seed < 20; seed++) {
            var score = RobotTable.of(CASINO, 2, List.of("book", "random"))
                    .play(request(seed, 1))
                    .score();
            ahead += score.points().get(0) > score.points().get(1) ? 1 : 0;
        }
        assertThat(ahead).isGreaterThan(14);
    }
}
