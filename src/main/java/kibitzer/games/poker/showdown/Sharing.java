package kibitzer.games.poker.showdown;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Chips divided among players, the odd chip to whom the book gives it. */
final class Sharing {
    private final OptionalInt lastBettor;
    private final Map<Integer, Integer> chips = new LinkedHashMap<>();

    /** @param lastBettor who bet or raised last, if it is told */
    Sharing(OptionalInt lastBettor) {
        this.lastBettor = lastBettor;
    }

    /** By place from 0, what each gets. */
    Map<Integer, Integer> chips() {
        return Map.copyOf(chips);
    }

    /** Equal parts; an odd chip goes to him of them who bet or raised last (Culbertson p. 59). */
    void equally(int many, List<Integer> players) {
        inParts(many, players.stream().collect(Collectors.toMap(place -> place, place -> 1)));
    }

    /** Half for high and half for low, an odd chip to high (p. 91). */
    void inHalves(int many, Winners winners) {
        int low = many / 2;
        equally(many - low, winners.high());
        equally(low, winners.low());
    }

    /** Each player so many parts of the whole. */
    void inParts(int many, Map<Integer, Integer> parts) {
        int all = parts.values().stream().mapToInt(Integer::intValue).sum();
        int left = many;
        for (var part : parts.entrySet()) {
            int share = many * part.getValue() / all;
            chips.merge(part.getKey(), share, Integer::sum);
            left -= share;
        }
        if (left > 1) {
            throw new BookSilent(left + " chips are left over, and the book speaks of one odd chip only");
        }
        if (left == 1) {
            if (lastBettor.isEmpty() || !parts.containsKey(lastBettor.getAsInt())) {
                throw new BookSilent(
                        "an odd chip goes to the player in the tie who bet or raised last, who is not told");
            }
            chips.merge(lastBettor.getAsInt(), 1, Integer::sum);
        }
    }
}
