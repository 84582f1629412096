package kibitzer.games.casino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A deal from the first card to the last, and what it scores (pp. 259-261). */
class CasinoDealTest {

    @ParameterizedTest
    @EnumSource(
            value = CasinoGame.class,
            names = {"CASINO", "SWEEPS", "OVERS", "ROYAL", "SPADE", "DRAW"})
    void whateverIsPlayedEveryCardEndsInAPile(CasinoGame game) {
        for (int seed = 0; seed < 150; seed++) {
            Chance chance = new Seed(seed).chance();
            CasinoDeal deal = CasinoDeal.dealt(game, new Seed(seed), seed % 2);
            assertThat(deal.toPlay()).isEqualTo(1 - deal.dealer());
            assertThat(deal.layout().loose().size()).isEqualTo(4);
            while (!deal.isOver()) {
                assertThat(deal.plays()).isNotEmpty().doesNotHaveDuplicates();
                assertThat(deal.layout().builds())
                        .allMatch(build -> build.isSound(game.rules().counts()));
                assertThat(deal.plays())
                        .allSatisfy(play ->
                                assertThat(CasinoPlay.read(play.toString())).isEqualTo(play));
                deal = deal.after(chance.oneOf(deal.plays()));
            }
            assertThat(deal.story()).hasSize(48);
            CardSet one = deal.piles().get(0).cards();
            CardSet other = deal.piles().get(1).cards();
            assertThat(one.isDisjoint(other)).isTrue();
            assertThat(one.union(other)).isEqualTo(CardSet.FULL_PACK);
        }
    }

    @Test
    void sixRoundsOfFourUseUpThePack() {
        Chance chance = new Seed(5).chance();
        CasinoDeal deal = CasinoDeal.dealt(CasinoGame.CASINO, new Seed(5), 0);
        while (!deal.isOver()) {
            deal = deal.after(chance.oneOf(deal.plays()));
        }
        assertThat(deal.story().stream().filter(CasinoDeal.Played::last)).hasSize(6);
    }

    // p. 260: 11 points a deal; p. 263: 24 at spade casino, the two's points with those of Little Casino.
    @ParameterizedTest
    @CsvSource({"CASINO, 11", "ROYAL, 11", "DRAW, 11", "SPADE, 24"})
    void theWholePackScoresAllThatADealHas(CasinoGame game, int points) {
        assertThat(Sheet.of(game.rules().scoring(), new Pile(CardSet.FULL_PACK, 0), Pile.NONE)
                        .mine())
                .isEqualTo(points);
    }

    @Test // par. 19
    void withTwentySixEachNobodyScoresForCards() {
        CardSet half = CardSet.of(CardSet.FULL_PACK.toList().subList(0, 26));
        Sheet sheet = Sheet.of(
                CasinoGame.CASINO.rules().scoring(), new Pile(half, 0), new Pile(CardSet.FULL_PACK.minus(half), 0));
        assertThat(sheet.lines().getFirst()).isEqualTo(new Sheet.Line("cards", 0, 0));
        // thirteen spades and hearts: spades, Little Casino, two aces; the others Big Casino, two aces
        assertThat(sheet.mine()).isEqualTo(4);
        assertThat(sheet.theirs()).isEqualTo(4);
    }

    @Test // par. 21, 22
    void sweepsAndOversScoreWhereTheyArePlayed() {
        CardSet all = CardSet.FULL_PACK;
        Pile most = new Pile(CardSet.of(all.toList().subList(0, 33)), 2);
        Pile rest = new Pile(all.minus(most.cards()), 1);
        assertThat(Sheet.of(CasinoGame.SWEEPS.rules().scoring(), most, rest).lines())
                .contains(new Sheet.Line("sweeps", 2, 1));
        assertThat(Sheet.of(CasinoGame.OVERS.rules().scoring(), most, rest).lines())
                .contains(new Sheet.Line("overs", 3, 0));
        assertThat(Sheet.of(
                                CasinoGame.CASINO
                                        .rules()
                                        .andScoring(ScoreLine.SPADE_OVERS)
                                        .scoring(),
                                most,
                                rest)
                        .lines())
                .contains(new Sheet.Line("spade overs", 5, 0));
    }

    @Test // p. 264, par. 9
    void scopaScoresFivePointsAndScoops() {
        Pile own = new Pile(CardSet.of("7S 7H 7D 7C 6D AD"), 1);
        Pile other = new Pile(CardSet.of("KS KH KD KC QD JD JS JH"), 0);
        Sheet sheet = Sheet.of(CasinoGame.SCOPA.rules().scoring(), own, other);
        assertThat(sheet.lines())
                .containsExactly(
                        new Sheet.Line("cards", 0, 1),
                        new Sheet.Line("diamonds", 0, 0),
                        new Sheet.Line("seven of diamonds", 1, 0),
                        new Sheet.Line("settanta", 1, 0),
                        new Sheet.Line("scoops", 1, 0));
    }

    private static Sheet sheet(int... points) {
        return new Sheet(Arrays.stream(points)
                .mapToObj(both -> new Sheet.Line("line", both / 10, both % 10))
                .toList());
    }

    @Test // par. 20: 21 points, counted in order if both may reach them
    void whoReachesTwentyOneFirstInTheOrderOfCountingWins() {
        CasinoScore score = CasinoScore.begin(CasinoGame.CASINO)
                .with(sheet(90))
                .with(sheet(99))
                .with(sheet(20, 9));
        assertThat(score.points()).containsExactly(20, 18);
        assertThat(score.winner()).isEmpty();
        // cards for the second player first: he is out before the aces of the other count
        CasinoScore end = score.with(sheet(3, 10, 40));
        assertThat(end.winner()).isEqualTo(Optional.of(1));
        assertThat(end.points()).containsExactly(25, 21);
        assertThat(score.with(sheet(1, 20)).winner()).isEqualTo(Optional.of(0));
    }

    @Test // par. 23
    void aGameWonInTwoDealsOrInOneCountsDoubleOrFourfold() {
        CasinoScore begun = CasinoScore.begin(CasinoGame.DOUBLED);
        assertThat(begun.with(sheet(90, 90, 43)).margin()).isEqualTo(22 * 4 - 3);
        assertThat(begun.with(sheet(90)).with(sheet(90, 43)).margin()).isEqualTo(22 * 2 - 3);
        assertThat(begun.with(sheet(10)).with(sheet(10)).with(sheet(90, 90, 23)).margin())
                .isEqualTo(22 - 3);
        assertThat(CasinoScore.begin(CasinoGame.CASINO)
                        .with(sheet(90))
                        .with(sheet(90, 43))
                        .margin())
                .isEqualTo(19);
    }

    @Test
    void aVariantIsTheParentWithADifference() {
        assertThat(CasinoGame.ROYAL.parent()).contains(CasinoGame.CASINO);
        assertThat(CasinoGame.ROYAL.rules().pack())
                .isEqualTo(CasinoGame.CASINO.rules().pack());
        assertThat(CasinoGame.SCOPONE.rules().goal()).isEqualTo(15);
        assertThat(List.of(CasinoGame.values())).extracting(CasinoGame::id).doesNotHaveDuplicates();
    }
}
