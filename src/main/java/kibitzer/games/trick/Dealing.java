package kibitzer.games.trick;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;

/**
 * How many play, and how many cards each is dealt.
 *
 * @param cards by the number of players
 * @param fewer whether there are also deals of fewer cards
 * @param spare low cards taken out of the pack, from the first on, until it can be dealt out evenly
 */
public record Dealing(Map<Integer, Integer> cards, boolean fewer, List<Card> spare) implements AxisValue {
    public Dealing {
        cards = Map.copyOf(cards);
        spare = List.copyOf(spare);
    }

    public static Dealing of(int players, int cards) {
        return new Dealing(Map.of(players, cards), false, List.of());
    }

    public Dealing or(int players, int each) {
        Map<Integer, Integer> more = new TreeMap<>(cards);
        more.put(players, each);
        return new Dealing(more, fewer, spare);
    }

    /** So many cards for each number of players. */
    public static Dealing between(int fewest, int most, int each) {
        Map<Integer, Integer> all = new TreeMap<>();
        IntStream.rangeClosed(fewest, most).forEach(players -> all.put(players, each));
        return new Dealing(all, false, List.of());
    }

    public Dealing orFewer() {
        return new Dealing(cards, true, spare);
    }

    /** The same with cards taken out where the pack cannot be dealt out evenly: "2C 2D 3C 2S". */
    public Dealing takingOut(String lowCards) {
        return new Dealing(cards, fewer, CardNotation.readList(lowCards));
    }

    /** The cards that so many players take out of a pack of this size. */
    public List<Card> takenOut(int players, int pack) {
        int over = pack - players * cards.getOrDefault(players, 0);
        return spare.subList(0, Math.min(spare.size(), Math.max(0, over)));
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
        return listed()
                + (fewer ? ", or fewer" : "")
                + (spare.isEmpty()
                        ? ""
                        : "; low cards are taken out until all can be dealt: " + CardNotation.write(spare));
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
