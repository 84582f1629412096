package kibitzer.games.poker.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.EveryHand;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables that ship are what their commands compute, within the error they state. */
class ComputedTableTest {

    @ParameterizedTest
    @ValueSource(strings = {"three-of-a-kind", "pair-of-aces", "pair-of-eights"})
    void anotherSeedGivesTableSixWithinItsError(String line) {
        ComputedTable shipped = ComputedTable.shipped(HighInFirstFive.TABLE);
        FirstHand mine = FirstHand.ALL.stream()
                .filter(hand -> hand.word().equals(line))
                .findFirst()
                .orElseThrow();
        List<Tally> again = HighInFirstFive.simulated(mine, 200_000, new Seed(7));
        for (int opponents = 1; opponents <= 7; opponents++) {
            ComputedTable.Cell cell = shipped.cell(line, opponents).orElseThrow();
            Tally tally = again.get(opponents - 1);
            assertThat(tally.share())
                    .as("%s against %d", line, opponents)
                    .isCloseTo(cell.chance(), within(tally.error() + cell.error()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void anotherSeedGivesTableSevenWithinItsError(int opponents) {
        ComputedTable shipped = ComputedTable.shipped(OpponentsDraw.TABLE);
        List<Tally> again = OpponentsDraw.simulated(opponents, 40_000, new Seed(7));
        for (OpponentsDraw.Line line : OpponentsDraw.Line.values()) {
            ComputedTable.Cell cell = shipped.cell(line.word(), opponents).orElseThrow();
            Tally tally = again.get(line.ordinal());
            assertThat(tally.share())
                    .as("%s by %d", line, opponents)
                    .isCloseTo(cell.chance(), within(tally.error() + cell.error()));
        }
    }

    /** Every hand the other may hold, and every pair of sixes with these two suits and these odd cards. */
    @Test
    void oneOpponentIsCountedExactly() {
        CardSet mine = CardSet.of("6S 6H KD 9C 3S");
        int strength = PokerForm.STANDARD.value(mine).strength();
        long[] lower = new long[1];
        EveryHand.of(
                CardSet.FULL_PACK.minus(mine),
                5,
                hand -> lower[0] += PokerForm.STANDARD.ranking().strength(hand) < strength ? 1 : 0);
        assertThat(new Draw(CardSet.EMPTY, mine).ways(theirs -> theirs < strength))
                .isEqualTo(lower[0]);
    }

    @Test
    void theSameSeedGivesTheSameTable() {
        String once =
                ComputedTable.compute(OpponentsDraw.TABLE, 500, new Seed(3)).text();
        assertThat(ComputedTable.compute(OpponentsDraw.TABLE, 500, new Seed(3)).text())
                .isEqualTo(once);
        assertThat(ComputedTable.compute(OpponentsDraw.TABLE, 500, new Seed(4)).text())
                .isNotEqualTo(once);
    }

    @Test
    void tableNineIsExact() {
        ComputedTable shipped = ComputedTable.shipped(HoleCard.TABLE);
        assertThat(shipped.cells())
                .hasSize(32)
                .allSatisfy(cell -> assertThat(cell.isExact()).isTrue());
        // Three aces are as high as an ace: 48 of 51.
        assertThat(shipped.cell("ace", 1).orElseThrow().chance()).isCloseTo(48.0 / 51, within(1e-9));
        assertThat(shipped.text())
                .isEqualTo(
                        ComputedTable.compute(HoleCard.TABLE, 1, new Seed(1891)).text());
    }

    @ParameterizedTest
    @ValueSource(strings = {HighInFirstFive.TABLE, OpponentsDraw.TABLE, HoleCard.TABLE})
    void everyErrorIsBelowHalfAThousandth(String table) {
        assertThat(ComputedTable.shipped(table).cells())
                .allSatisfy(cell -> assertThat(cell.error()).isLessThan(0.0005));
    }

    @Test
    void everyHandOfAKindStandsForEquallyMany() {
        // 84,480 hands with a given pair, six pairs of suits alike; 123,552 of two pairs, six alike.
        assertThat(FirstHand.pairOf(Rank.NINE).hands()).hasSize(84_480 / 6);
        assertThat(FirstHand.ALL.get(0).hands()).hasSize(54_912 / 4);
        assertThat(FirstHand.ALL.get(1).hands()).hasSize(123_552 / 6);
        assertThat(FirstHand.ALL.getLast().hands()).hasSize((165 * 1_024 - 1_024 - 164 * 4) / 4);
        assertThat(FirstHand.ALL)
                .allSatisfy(mine -> assertThat(mine.hands().stream().limit(200))
                        .allSatisfy(hand -> assertThat(
                                        PokerForm.STANDARD.value(hand).handClass())
                                .isEqualTo(mine.handClass())));
    }

    @Test
    void theDrawnHandIsHighAsOftenAsCounted() {
        // Nothing drawn and one opponent: the share of all his hands that are lower.
        Draw pat = new Draw(CardSet.of("AS AH KD 9C 3S"), CardSet.EMPTY);
        int strength = PokerForm.STANDARD.value(pat.keep()).strength();
        double exact = new Draw(CardSet.EMPTY, pat.keep())
                .chance(theirs -> theirs < strength)
                .toDouble();
        Tally tally = HighAfterDraw.simulated(pat, 1, 100_000, new Seed(5));
        assertThat(tally.share()).isCloseTo(exact, within(tally.error()));
        assertThat(HandClass.PAIR).isEqualTo(pat.keptClass());
    }

    @Test
    void anUnknownTableIsToldWhichThereAre() {
        assertThatThrownBy(() -> ComputedTable.compute("poker-table-10", 1, new Seed(1)))
                .hasMessageContaining("poker-table-10")
                .hasMessageContaining(HoleCard.TABLE);
    }
}
