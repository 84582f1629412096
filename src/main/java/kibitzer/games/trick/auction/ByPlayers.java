package kibitzer.games.trick.auction;

import java.util.List;
import java.util.Map;

/**
 * Another way for each number of players.
 *
 * @param ways by the number of players
 */
public record ByPlayers(Map<Integer, Bidding> ways) implements Bidding {
    public ByPlayers {
        ways = Map.copyOf(ways);
    }

    private Bidding at(CallTable table) {
        Bidding way = ways.get(table.players());
        if (way == null) {
            throw new IllegalArgumentException("no calls for " + table.players() + " players");
        }
        return way;
    }

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        return at(table).turn(table, calls);
    }

    @Override
    public List<String> words(CallTable table) {
        return at(table).words(table);
    }

    @Override
    public boolean needsTurnUp() {
        return ways.values().stream().anyMatch(Bidding::needsTurnUp);
    }

    @Override
    public String says() {
        return ways.entrySet().stream()
                .max(Map.Entry.comparingByKey())
                .orElseThrow()
                .getValue()
                .says();
    }
}
