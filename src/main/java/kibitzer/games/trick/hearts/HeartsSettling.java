package kibitzer.games.trick.hearts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The three ways of paying for hearts (Culbertson, p. 244): what each player wins or loses, in order; together nothing, but for what goes
 * into a pool that stands, or comes out of it.
 */
public enum HeartsSettling {
    SWEEPSTAKE,
    CUMULATIVE,
    HOWELL;

    /** The hearts of a hand. */
    public static final int ALL = 13;

    /** A heart for each of the others paid, and thirteen less one's own hearts taken back. */
    public static List<Integer> howell(List<Integer> hearts, int stake) {
        return hearts.stream()
                .map(taken -> stake * (ALL - taken - taken * (hearts.size() - 1)))
                .toList();
    }

    /**
     * A chip into the pool for each heart; who is clear takes it, several divide it and leave what is over, and nobody takes it where all
     * are painted or one has all thirteen.
     *
     * @param standing what lies in the pool from hands before
     */
    public static List<Integer> sweepstake(List<Integer> hearts, int stake, int standing) {
        int share = isJackpot(hearts) ? 0 : (ALL * stake + standing) / clear(hearts);
        return hearts.stream().map(taken -> taken == 0 ? share : -stake * taken).toList();
    }

    /** True if the pool is kept for the next hand. */
    public static boolean isJackpot(List<Integer> hearts) {
        return clear(hearts) == 0 || hearts.contains(ALL);
    }

    /** How many took no heart. */
    public static int clear(List<Integer> hearts) {
        return (int) hearts.stream().filter(taken -> taken == 0).count();
    }

    /**
     * What each total differs from the average in whole chips; the biggest winner bears what does not come out even. The book rounds
     * one average, 82.75, and says nothing of a half, nor of two who won as much: then there is more than one reading.
     *
     * @return every reading, one as a rule
     */
    public static List<List<Integer>> cumulative(List<Integer> totals, int stake) {
        List<List<Integer>> readings = new ArrayList<>();
        for (int average : averages(totals)) {
            List<Integer> even = unborne(totals, average);
            int over = even.stream().mapToInt(Integer::intValue).sum();
            int most = Collections.max(even);
            IntStream.range(0, totals.size())
                    .filter(player -> even.get(player) == most)
                    .mapToObj(player -> {
                        List<Integer> borne = new ArrayList<>(even);
                        borne.set(player, most - over);
                        return borne.stream().map(chips -> stake * chips).toList();
                    })
                    .filter(reading -> !readings.contains(reading))
                    .forEach(readings::add);
        }
        return readings;
    }

    /** The average in whole chips; two of them where it lies half way. */
    public static List<Integer> averages(List<Integer> totals) {
        int sum = totals.stream().mapToInt(Integer::intValue).sum();
        int players = totals.size();
        int over = sum % players;
        int below = sum / players;
        return 2 * over == players ? List.of(below + 1, below) : List.of(2 * over > players ? below + 1 : below);
    }

    /** The differences before anybody bears what is over. */
    public static List<Integer> unborne(List<Integer> totals, int average) {
        return totals.stream().map(total -> average - total).toList();
    }
}
