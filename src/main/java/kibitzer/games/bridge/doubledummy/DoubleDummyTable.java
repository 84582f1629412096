package kibitzer.games.bridge.doubledummy;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * The tricks of all twenty contracts of a deal: every strain, every declarer.
 *
 * @param results declarer's tricks, 0 to 13, by strain and declarer
 */
public record DoubleDummyTable(Map<Strain, Map<Seat, Integer>> results) {
    public DoubleDummyTable {
        Map<Strain, Map<Seat, Integer>> copy = new EnumMap<>(Strain.class);
        results.forEach((strain, tricks) -> copy.put(strain, Map.copyOf(tricks)));
        results = Map.copyOf(copy);
    }

    /** Declarer's tricks. */
    public int tricks(Strain strain, Seat declarer) {
        return Objects.requireNonNull(
                Objects.requireNonNull(results.get(strain), "no such strain").get(declarer), "no such declarer");
    }
}
