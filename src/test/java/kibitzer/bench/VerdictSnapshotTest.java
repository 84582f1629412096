package kibitzer.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two snapshots of one state are the same: whatever differs between two states is the change's. */
class VerdictSnapshotTest {
    /** The first of each family: that each deals and says the same for the same seed is DecisionContractTest's. */
    static Collection<Decision<?, ?>> decisions() {
        return Decisions.all().stream()
                .<Map<String, Decision<?, ?>>>collect(
                        TreeMap::new,
                        (families, decision) ->
                                families.putIfAbsent(decision.id().family(), decision),
                        Map::putAll)
                .values();
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void saysTheSameTwice(Decision<?, ?> decision) {
        List<String> first = new VerdictSnapshot().lines(decision, 2).toList();

        assertThat(first)
                .hasSize(2)
                .allSatisfy(line -> assertThat(line)
                        .contains("\"decision\":\"" + decision.id().text() + "\"")
                        .contains("\"grade\":\"best\""));
        assertThat(new VerdictSnapshot().lines(decision, 2)).isEqualTo(first);
    }
}
