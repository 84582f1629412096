package kibitzer.games.banking;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.odds.Fraction;

/**
 * How two rows of trente et quarante end, over all orders of the cards left.
 *
 * <p>That both count the same is counted over the cards as they are, value by value, in doubles (error below 0.000001). Each
 * row is as likely to win as the other, since cards may be exchanged. What the first card's colour has to do with it is half
 * where each value has as many red cards as black ones; else it is reckoned as of an endless pack of the cards left
 * (error below 0.001).
 *
 * @param same the chance that both rows count 31, 32 ... 40
 * @param noirWithBlack the share of decided coups in which couleur wins
 */
record TwoRows(List<Double> same, double noirWithBlack) {
    private static final int VALUES = 10;
    private static final int MOST = 40;
    private static final long PARTS = 1_000_000_000_000L;
    private static final Map<List<Integer>, TwoRows> KNOWN = new ConcurrentHashMap<>();
    private static final int REMEMBERED = 200;

    TwoRows {
        same = List.copyOf(same);
    }

    static TwoRows of(Cards left) {
        int[] counts = new int[VALUES + 1];
        int[] reds = new int[VALUES + 1];
        for (Card card : left.list()) {
            int value = PlainValues.facesTen(card.rank());
            counts[value]++;
            reds[value] += Colours.isRed(card) ? 1 : 0;
        }
        if (left.size() < 2 * MOST) {
            throw new BadBet("seen", left.size() + " cards left", "at least " + 2 * MOST + ", enough for any two rows");
        }
        if (KNOWN.size() > REMEMBERED) {
            KNOWN.clear();
        }
        List<Integer> key = IntStream.concat(Arrays.stream(counts), Arrays.stream(reds))
                .boxed()
                .toList();
        return KNOWN.computeIfAbsent(key, any -> counted(counts, reds));
    }

    private static TwoRows counted(int[] counts, int[] reds) {
        Double[] same = new Double[MOST - Rows.ENOUGH + 1];
        for (int total = Rows.ENOUGH; total <= MOST; total++) {
            same[total - Rows.ENOUGH] = bothCount(total, counts);
        }
        return new TwoRows(List.of(same), couleurOfDecided(counts, reds));
    }

    /** Both count the same, thirty-one or not. */
    double refait() {
        return same.stream().mapToDouble(Double::doubleValue).sum();
    }

    /** Both count thirty-one. */
    double prison() {
        return same.getFirst();
    }

    double couleur(boolean same) {
        return (1 - refait()) * (same ? noirWithBlack : 1 - noirWithBlack);
    }

    static Fraction fraction(double chance) {
        return new Fraction(BigInteger.valueOf(Math.round(chance * PARTS)), BigInteger.valueOf(PARTS));
    }

    /**
     * Value by value, from ten down: how many cards of it lie in each row before the last one, and whether it is the last.
     * A row's place is whether its last card is chosen, how many lie before it, and what it counts so far.
     */
    private static double bothCount(int total, int[] counts) {
        int least = total - (Rows.ENOUGH - 1);
        double[][] now = {{1}};
        int width = 0;
        for (int value = VALUES; value >= 1; value--) {
            int wider = total / value;
            Step step = new Step(value, width, wider, total, value >= least, value > least, counts[value]);
            now = step.taken(now);
            width = wider;
        }
        int all = Arrays.stream(counts).sum();
        double[] logs = new double[2 * MOST + 2];
        for (int i = 1; i < logs.length; i++) {
            logs[i] = logs[i - 1] + Math.log(i);
        }
        double[] falling = new double[2 * MOST + 4];
        for (int i = 1; i < falling.length; i++) {
            falling[i] = falling[i - 1] + (all - i + 1 > 0 ? Math.log(all - i + 1.0) : 0);
        }
        double chance = 0;
        for (int first = 0; first <= width; first++) {
            double[] row = now[place(1, first, total, width)];
            for (int second = 0; row != null && second <= width; second++) {
                double ways = row[place(1, second, total, width)];
                if (ways > 0) {
                    chance += Math.exp(Math.log(ways) + logs[first] + logs[second] - falling[first + second + 2]);
                }
            }
        }
        return chance;
    }

    private static int place(int last, int cards, int sum, int width) {
        return (last * (width + 1) + cards) * (MOST + 1) + sum;
    }

    /**
     * All cards of a value are dealt out to the two rows.
     *
     * @param width the most cards that lay in a row before
     * @param wider the most that lie in it after
     * @param mayBeLast whether a card of this value may be the last of a row that comes to the total
     * @param mayWait whether a smaller one may be
     */
    private record Step(int value, int width, int wider, int total, boolean mayBeLast, boolean mayWait, int cards) {

        double[][] taken(double[][] before) {
            int size = 2 * (wider + 1) * (MOST + 1);
            double[][] after = new double[size][];
            for (int first = 0; first < before.length; first++) {
                double[] row = before[first];
                if (row != null) {
                    int[] place = place(first, before.length);
                    for (int more = least(place[2]); place[2] + more * value <= total; more++) {
                        for (int end = 0; end <= (mayBeLast ? 1 - place[0] : 0); end++) {
                            int to = place[2] + (more + end) * value;
                            if (fits(place[0] + end, to)) {
                                int target = TwoRows.place(place[0] + end, place[1] + more, to, wider);
                                if (after[target] == null) {
                                    after[target] = new double[size];
                                }
                                addSecond(row, more, end, after[target]);
                            }
                        }
                    }
                }
            }
            return after;
        }

        private void addSecond(double[] row, int firstMore, int firstEnd, double[] after) {
            for (int second = 0; second < row.length; second++) {
                double ways = row[second];
                if (ways != 0) {
                    int[] place = place(second, row.length);
                    for (int more = least(place[2]); place[2] + more * value <= total; more++) {
                        for (int end = 0; end <= (mayBeLast ? 1 - place[0] : 0); end++) {
                            int to = place[2] + (more + end) * value;
                            if (fits(place[0] + end, to)) {
                                after[TwoRows.place(place[0] + end, place[1] + more, to, wider)] +=
                                        ways * choices(cards, firstMore, more, firstEnd + end);
                            }
                        }
                    }
                }
            }
        }

        /** Aces fill up what is missing, so that but one number of them will do, or one less and a last one. */
        private int least(int sum) {
            return value == 1 ? Math.max(0, total - sum - 1) : 0;
        }

        private boolean fits(int last, int sum) {
            return sum <= total && (value > 1 || sum == total) && (mayWait || last == 1);
        }

        /** Whether the last card is chosen, how many lie before it, what the row counts. */
        private int[] place(int index, int places) {
            return places == 1
                    ? new int[] {0, 0, 0}
                    : new int[] {
                        index / ((width + 1) * (MOST + 1)), index / (MOST + 1) % (width + 1), index % (MOST + 1)
                    };
        }
    }

    /** So many cards of a value in one row, so many in the other, and so many as their last: in order of each kind. */
    private static double choices(int cards, int first, int second, int last) {
        double ways = 1;
        for (int i = 0; i < first + second + last; i++) {
            ways *= Math.max(0, cards - i);
        }
        for (int i = 2; i <= first; i++) {
            ways /= i;
        }
        for (int i = 2; i <= second; i++) {
            ways /= i;
        }
        return ways;
    }

    private static double couleurOfDecided(int[] counts, int[] reds) {
        boolean even = true;
        for (int value = 1; value <= VALUES; value++) {
            even &= 2 * reds[value] == counts[value];
        }
        if (even) {
            return 0.5;
        }
        double all = Arrays.stream(counts).sum();
        double[] any = ends(0, counts, all);
        double decided = 0;
        double couleur = 0;
        for (int value = 1; value <= VALUES; value++) {
            double share = counts[value] / all;
            double red = counts[value] == 0 ? 0 : (double) reds[value] / counts[value];
            double[] begun = ends(value, counts, all);
            for (int noir = Rows.ENOUGH; noir <= MOST; noir++) {
                for (int rouge = Rows.ENOUGH; rouge <= MOST; rouge++) {
                    if (noir != rouge) {
                        double chance = share * begun[noir] * any[rouge];
                        decided += chance;
                        couleur += chance * (noir < rouge ? 1 - red : red);
                    }
                }
            }
        }
        return couleur / decided;
    }

    /** How a row ends that counts so much now, of an endless pack. */
    private static double[] ends(int begun, int[] counts, double all) {
        double[] at = new double[MOST + 1];
        at[begun] = 1;
        for (int sum = begun; sum < Rows.ENOUGH; sum++) {
            for (int value = 1; value <= VALUES; value++) {
                at[sum + value] += at[sum] * counts[value] / all;
            }
        }
        return at;
    }
}
