package kibitzer.games.cribbage.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.CribbageGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games at every table, whoever holds what: each lays away and plays the first cards that he may. */
class CribbageTablesTest {
    private static final int SEEDS = 12;

    static Stream<CribbageGame> tables() {
        return CribbageGame.AT_THE_TABLE.stream();
    }

    private static CribbageMatch begun(CribbageGame game, int seed) {
        return CribbageMatch.begin(game, game.ends().getFirst(), false, game.players() - 1, new Seed(seed));
    }

    private static CribbageMove first(CribbageMatch match) {
        CribbageDeal deal = match.deal();
        return match.phase() == CribbagePhase.LAY_AWAY
                ? new CribbageMove.Puts(CardSet.of(deal.dealt()
                        .get(match.turn())
                        .toList()
                        .subList(0, match.game().laidAway())))
                : CribbageMove.plays(deal.playable(match.turn()).first());
    }

    private static CribbageMatch playedOut(CribbageMatch match) {
        CribbageMatch now = match;
        while (!now.isOver()) {
            now = now.after(first(now));
        }
        return now;
    }

    private static List<CribbageEvent.Shown> firstShow(CribbageMatch match) {
        return match.events().stream()
                .filter(CribbageEvent.Shown.class::isInstance)
                .map(CribbageEvent.Shown.class::cast)
                .filter(shown -> shown.deal() == 1)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aDealGivesEachHisCardsAndTheCribTheRest(CribbageGame game) {
        CribbageDeal deal = begun(game, 1).deal();

        assertThat(deal.dealt())
                .hasSize(game.players())
                .allSatisfy(cards -> assertThat(cards.size()).isEqualTo(game.dealt()));
        assertThat(deal.fromThePack().size()).isEqualTo(game.fromThePack());
        assertThat(deal.rest()).hasSize(52 - 1 - game.players() * game.dealt() - game.fromThePack());
        assertThat(deal.eldest()).isZero();
        assertThat(deal.isTurned()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theGameEndsWithASideInTheLastHoleAndNoOther(CribbageGame game) {
        for (int seed = 0; seed < SEEDS; seed++) {
            CribbageMatch end = playedOut(begun(game, seed));
            int winner = end.winner().orElseThrow();

            assertThat(end.scores().get(winner)).isEqualTo(end.end());
            assertThat(end.toPlay()).isEmpty();
            assertThat(IntStream.range(0, game.sides()).filter(side -> side != winner))
                    .allSatisfy(side -> assertThat(end.scores().get(side)).isLessThan(end.end()));
        }
    }

    /** What a side has is all that its cards, its goes and its shows have pegged; what is beyond the last hole is lost. */
    @ParameterizedTest
    @MethodSource("tables")
    void whatIsPeggedIsWhatHappened(CribbageGame game) {
        for (int seed = 0; seed < SEEDS; seed++) {
            CribbageMatch end = playedOut(begun(game, seed));
            int[] pegged = new int[game.sides()];
            for (CribbageEvent event : end.events()) {
                switch (event) {
                    case CribbageEvent.Turned turned ->
                        pegged[game.sideOf(turned.dealer())] +=
                                turned.starter().toString().startsWith("J") ? 2 : 0;
                    case CribbageEvent.Played played ->
                        pegged[game.sideOf(played.player())] += played.count().points();
                    case CribbageEvent.Pegged one -> pegged[game.sideOf(one.player())]++;
                    case CribbageEvent.Shown shown -> pegged[game.sideOf(shown.player())] += shown.worth();
                    case CribbageEvent.Go go -> {}
                }
            }
            for (int side = 0; side < game.sides(); side++) {
                assertThat(end.scores().get(side)).isEqualTo(Math.min(end.end(), pegged[side]));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void noSeriesGoesBeyondThirtyOneAndNobodyWhoCanPlaySaysGo(CribbageGame game) {
        CribbageMatch now = begun(game, 3);
        while (!now.isOver()) {
            assertThat(now.deal().count()).isLessThan(31);
            if (now.phase() == CribbagePhase.PLAY) {
                assertThat(now.deal().playable(now.turn()).size()).isGreaterThan(1);
            }
            now = now.after(first(now));
        }
        assertThat(now.events())
                .filteredOn(CribbageEvent.Played.class::isInstance)
                .allSatisfy(event -> assertThat(
                                ((CribbageEvent.Played) event).count().count())
                        .isBetween(1, 31));
    }

    /** P. 255, 258: eldest hand first, then to the left, the dealer's hand and his crib last; partners show together. */
    @ParameterizedTest
    @CsvSource({
        "cribbage,0 1 1",
        "five-card-cribbage,0 1 1",
        "three-hand-cribbage,0 1 2 2",
        "four-hand-cribbage,0 2 1 3 3"
    })
    void theShowHasItsOrder(String id, String order) {
        CribbageGame game = CribbageGame.atTheTable(id).orElseThrow();
        List<CribbageEvent.Shown> shown = firstShow(playedOut(begun(game, 5)));

        assertThat(shown)
                .extracting(CribbageEvent.Shown::player)
                .containsExactly(
                        Stream.of(order.split(" ")).map(Integer::valueOf).toArray(Integer[]::new));
        assertThat(shown)
                .extracting(CribbageEvent.Shown::crib)
                .endsWith(false, true)
                .containsOnlyOnce(true);
        assertThat(shown.getLast().cards().size()).isEqualTo(game.crib());
    }

    @Test
    void theNextDealIsTheNextPlayers() {
        CribbageMatch now = begun(CribbageGame.THREE_HAND, 8);
        while (now.deal().number() == 1) {
            now = now.after(first(now));
        }

        assertThat(now.deal().dealer()).isZero();
        assertThat(now.turn()).isEqualTo(1);
        assertThat(now.deal().laid()).allMatch(CardSet::isEmpty);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9C 2D", "KS", "8", "29", "0"})
    void aMoveIsReadAsItIsWritten(String move) {
        assertThat(CribbageMove.read(move).toString().split(" ")).containsExactlyInAnyOrder(move.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "100", "ZZ", "-1", "KS KS"})
    void anythingElseIsNoMove(String move) {
        assertThatThrownBy(() -> CribbageMove.read(move)).isInstanceOf(BadNotation.class);
    }
}
