package kibitzer.games.poker.showdown;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Chips that some of the players may win: those who paid their full part of them and have not dropped.
 *
 * @param chips in this pot
 * @param players their places, from 0
 */
public record SidePot(int chips, List<Integer> players) {
    public SidePot {
        players = List.copyOf(players);
    }

    /**
     * The main pot and the side pots, in the order in which they came about (table stakes, Culbertson pp. 62-63): the
     * main pot is what every player still in has matched, each further pot what those with more chips have matched.
     *
     * @param paid chips of each player still in
     * @param dropped chips of each player who has dropped; they stay where they were bet
     */
    public static List<SidePot> of(List<Integer> paid, List<Integer> dropped) {
        List<SidePot> pots = new ArrayList<>();
        int below = 0;
        List<Integer> levels = paid.stream().distinct().sorted().toList();
        for (int level : levels) {
            boolean last = level == levels.getLast();
            int from = below;
            int chips = between(paid, from, level) + between(dropped, from, last ? Integer.MAX_VALUE : level);
            List<Integer> players = IntStream.range(0, paid.size())
                    .filter(place -> paid.get(place) >= level)
                    .boxed()
                    .toList();
            if (chips > 0) {
                pots.add(new SidePot(chips, players));
            }
            below = level;
        }
        return List.copyOf(pots);
    }

    private static int between(List<Integer> stakes, int from, int to) {
        return stakes.stream()
                .mapToInt(stake -> Math.max(0, Math.min(stake, to) - from))
                .sum();
    }
}
