package kibitzer.conventions.leads;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Standing;
import kibitzer.cards.Rank;
import org.junit.jupiter.api.Test;

/** All 8,191 suits, at both contracts, partner's or not. */
class EveryHoldingTest {

    private static Stream<LeadPosition> positions() {
        return IntStream.range(1, 1 << 13)
                .mapToObj(bits -> new Holding(Arrays.stream(Rank.values())
                        .filter(rank -> (bits >>> rank.ordinal() & 1) != 0)
                        .toList()))
                .flatMap(holding -> Arrays.stream(LeadContract.values())
                        .flatMap(contract -> Stream.of(
                                new LeadPosition(holding, contract, false),
                                new LeadPosition(holding, contract, true))));
    }

    @Test
    void hasALeadOfTheBookAndItIsHeld() {
        assertThat(positions()).hasSize(8191 * 4).allSatisfy(position -> {
            Advice<Rank> advice = Leads.advise(position);
            assertThat(advice.silent()).isFalse();
            assertThat(advice.best()).isNotEmpty();
            assertThat(position.holding().ranks()).containsAll(advice.best()).containsAll(advice.acceptable());
        });
    }

    /** The order of the rows decides nothing between them: no suit stands plainly in two rows of one table. */
    @Test
    void standsPlainlyInAtMostOneRowOfATable() {
        List<LeadRow> first = Stream.concat(LeadTables.SEQUENCES.stream(), LeadTables.UNBID.stream())
                .toList();
        assertThat(positions()).allSatisfy(position -> {
            assertThat(listing(first, position)).hasSizeLessThanOrEqualTo(1);
            assertThat(listing(LeadTables.PARTNERS, position)).hasSizeLessThanOrEqualTo(1);
        });
    }

    private static List<String> listing(List<LeadRow> rows, LeadPosition position) {
        return rows.stream()
                .filter(row -> row.standing(position) == Standing.HOLDS)
                .map(LeadRow::id)
                .toList();
    }
}
