package kibitzer.games.trick.auction;

import java.util.List;
import java.util.Map;

/**
 * Calls that go another way where something is agreed.
 *
 * @param usual where nothing is
 * @param otherwise by the word of what is agreed
 */
public record Agreed(Bidding usual, Map<String, Bidding> otherwise) implements Bidding {
    public Agreed {
        otherwise = Map.copyOf(otherwise);
    }

    private Bidding at(CallTable table) {
        return table.agreed().stream()
                .sorted()
                .filter(otherwise::containsKey)
                .findFirst()
                .map(otherwise::get)
                .orElse(usual);
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
    public String says() {
        return usual.says();
    }
}
