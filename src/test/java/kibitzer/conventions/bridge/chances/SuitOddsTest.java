package kibitzer.conventions.bridge.chances;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Rank;
import kibitzer.odds.Fraction;
import kibitzer.odds.SuitBreak;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

class SuitOddsTest {
    private static SuitOdds missing(int cards, Rank... honours) {
        return new SuitOdds(cards, 0, 0, List.of(honours));
    }

    private static Fraction sum(List<SuitOdds.Row> rows) {
        return rows.stream().map(SuitOdds.Row::chance).reduce(Fraction.ZERO, Fraction::plus);
    }

    /** Tables 4 and 5: each row that is not listed as an erratum is the counted chance, rounded. */
    @Test
    void everyRowOfTheTablesOfBreaksAndGuardsIsShownAndAgreesUnlessItIsAnErratum() {
        List<SuitOdds.Row> rows = IntStream.rangeClosed(2, 9)
                .mapToObj(cards -> missing(cards, Rank.QUEEN))
                .flatMap(odds -> List.of(odds.breaks(), odds.guards()).stream().flatMap(List::stream))
                .filter(row -> row.book().isPresent())
                .toList();
        assertThat(rows)
                .hasSize(PercentageTables.BREAKS.rows().size()
                        + PercentageTables.GUARDS.rows().size());
        assertThat(rows).allSatisfy(row -> {
            PrintedPercentage book = row.book().orElseThrow();
            assertThat(book.agrees(row.chance()))
                    .as("%s %s", row.says(), book.percent())
                    .isEqualTo(book.erratum().isEmpty());
        });
    }

    @Test
    void theBreaksMakeUpEverythingWhateverIsKnown() {
        for (int cards = 1; cards <= 13; cards++) {
            assertThat(sum(missing(cards).breaks())).isEqualTo(Fraction.ONE);
            assertThat(sum(new SuitOdds(cards, 6, 2, List.of()).breaks())).isEqualTo(Fraction.ONE);
        }
    }

    @Test
    void aBreakAgreesWithTheHypergeometricCount() {
        assertThat(missing(6).breaks().getFirst().chance())
                .isEqualTo(SuitBreak.missing(6).split(3, 3));
        assertThat(new SuitOdds(5, 7, 1, List.of()).breaks().getFirst().chance())
                .isEqualTo(new SuitBreak(5, 6, 12).split(3, 2));
    }

    @Test
    void twoHonoursAreDividedThirteenTimesInTwentyFive() {
        assertThat(missing(4, Rank.KING, Rank.QUEEN).together())
                .extracting(SuitOdds.Row::says, SuitOdds.Row::chance)
                .contains(Tuple.tuple("divided", Fraction.of(13, 25)));
    }

    @Test
    void knownCardsMoveAnHonourInProportionToTheVacantPlaces() {
        assertThat(new SuitOdds(4, 7, 0, List.of(Rank.QUEEN)).guards())
                .filteredOn(row -> row.says().equals("the queen on the left"))
                .extracting(SuitOdds.Row::chance)
                .containsExactly(Fraction.of(6, 19));
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatThrownBy(() -> missing(14)).hasMessageContaining("14 cards missing");
        assertThatThrownBy(() -> missing(1, Rank.KING, Rank.QUEEN)).hasMessageContaining("2 of them honours");
        assertThatThrownBy(() -> new SuitOdds(13, 13, 1, List.of())).hasMessageContaining("expected hands of 13");
    }
}
