package kibitzer.conventions.bridge.leads;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** All 8,191 suits, at both contracts, partner's or not. */
@Execution(ExecutionMode.CONCURRENT)
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
        assertThat(positions()).hasSize(8191 * 4);
        assertThat(positions().filter(position -> !isLed(position))).isEmpty();
    }

    private static boolean isLed(LeadPosition position) {
        Advice<Rank> advice = Leads.advise(position);
        return !advice.silent()
                && !advice.best().isEmpty()
                && position.holding().ranks().containsAll(advice.best())
                && position.holding().ranks().containsAll(advice.acceptable());
    }

    /** The order of the rows decides nothing between them: no suit stands plainly in two rows of one table. */
    @Test
    void standsPlainlyInAtMostOneRowOfATable() {
        List<LeadRow> first = Stream.concat(LeadTables.SEQUENCES.stream(), LeadTables.UNBID.stream())
                .toList();
        assertThat(positions().filter(position -> listing(first, position).size() > 1))
                .isEmpty();
        assertThat(positions()
                        .filter(position ->
                                listing(LeadTables.PARTNERS, position).size() > 1))
                .isEmpty();
    }

    private static List<String> listing(List<LeadRow> rows, LeadPosition position) {
        return rows.stream().filter(row -> row.lists(position)).map(LeadRow::id).toList();
    }
}
