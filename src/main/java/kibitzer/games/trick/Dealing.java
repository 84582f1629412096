package kibitzer.games.trick;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How many play, and how many cards each is dealt.
 *
 * @param cards by the number of players
 * @param fewer whether there are also deals of fewer cards
 */
public record Dealing(Map<Integer, Integer> cards, boolean fewer) implements Told {
    public Dealing {
        cards = Map.copyOf(cards);
    }

    public static Dealing of(int players, int cards) {
        return new Dealing(Map.of(players, cards), false);
    }

    /** As many cards for every number of players from the fewest to the most. */
    public static Dealing between(int fewest, int most, int cards) {
        Dealing dealing = of(fewest, cards);
        for (int players = fewest + 1; players <= most; players++) {
            dealing = dealing.or(players, cards);
        }
        return dealing;
    }

    public Dealing or(int players, int each) {
        Map<Integer, Integer> more = new TreeMap<>(cards);
        more.put(players, each);
        return new Dealing(more, fewer);
    }

    public Dealing orFewer() {
        return new Dealing(cards, true);
    }

    /** Numbers of players, fewest first. */
    public List<Integer> players() {
        return cards.keySet().stream().sorted().toList();
    }

    public int mostPlayers() {
        return cards.keySet().stream().max(Comparator.naturalOrder()).orElseThrow();
    }

    public int mostCards() {
        return cards.values().stream().max(Comparator.naturalOrder()).orElseThrow();
    }

    @Override
    public String says() {
        return listed() + (fewer ? ", or fewer" : "");
    }

    /** "4 players with 13 cards each"; "3 to 12 players with 3 cards each", where more than two numbers are dealt the same. */
    private String listed() {
        boolean alike = cards.size() > 2
                && new HashSet<>(cards.values()).size() == 1
                && cards.size() == mostPlayers() - players().getFirst() + 1;
        return alike
                ? players().getFirst() + " to " + mostPlayers() + " players with " + mostCards() + " cards each"
                : players().stream()
                        .map(players -> players + " players with " + cards.get(players) + " cards each")
                        .collect(Collectors.joining(", or "));
    }
}
