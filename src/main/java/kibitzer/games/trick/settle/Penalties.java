package kibitzer.games.trick.settle;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.games.trick.hearts.HeartsSettling;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * Cards that nobody wants cost him that takes them.
 *
 * @param way how they are settled
 * @param all how many points there are in all; 0 where that is not asked
 * @param whole what he scores who takes them all; nobody else scores then
 */
public record Penalties(Way way, int all, int whole) implements Pay {
    private static final int HEARTS = 13;

    /** How penalties are settled. */
    public enum Way {
        /** Each is charged with what he took. */
        CHARGED,
        /** Hearts, p. 244: a counter a heart into a pool, which those take who have none. */
        SWEEPSTAKE,
        /** Hearts, p. 244: every other player's number a heart, and thirteen less one's hearts taken back. */
        HOWELL,
        /** Hearts, p. 244: totals are settled against the average, what is over falling on the best. */
        AVERAGE,
        /** Two play, and who took fewer wins the difference. */
        DIFFERENCE
    }

    static Penalties of(Way way) {
        return new Penalties(way, 0, 0);
    }

    @Override
    public Seating seating() {
        return Seating.EACH;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.POINTS);
    }

    @Override
    public Set<Input> takes() {
        return way == Way.SWEEPSTAKE ? Set.of(Input.POOL) : Set.of();
    }

    @Override
    public Settlement settle(HandRecord played) {
        List<String> columns = seating().columns(played.players());
        Sheet sheet = new Sheet(columns);
        switch (way) {
            case CHARGED -> charged(played, sheet, columns);
            case SWEEPSTAKE -> sweepstake(played, sheet, columns);
            case HOWELL -> {
                for (String column : columns) {
                    int hearts = played.point(column);
                    int in = hearts * (played.players() - 1);
                    int out = HEARTS - hearts;
                    sheet.add(column, out - in).step("%s: " + in + " put in and " + out + " taken out", column);
                }
            }
            case AVERAGE -> {
                return readings(played).getFirst();
            }
            case DIFFERENCE -> {
                int more = played.point(columns.getLast()) - played.point(columns.getFirst());
                sheet.add(columns.getFirst(), more).add(columns.getLast(), -more);
                sheet.step("who took fewer wins the difference, " + Math.abs(more));
            }
        }
        return sheet.done();
    }

    private void charged(HandRecord played, Sheet sheet, List<String> columns) {
        for (String column : columns) {
            int took = played.point(column);
            if (all > 0 && Math.abs(took) == all) {
                sheet.add(column, whole)
                        .step(
                                "%s took every card that counts"
                                        + (whole == 0 ? ": nobody scores" : ", which scores " + whole),
                                column);
                return;
            }
        }
        for (String column : columns) {
            int took = played.point(column);
            sheet.add(column, all > 0 && took < 0 ? took : -took);
            if (took != 0) {
                sheet.step("%s: charged with " + Math.abs(took), column);
            }
        }
    }

    private static void sweepstake(HandRecord played, Sheet sheet, List<String> columns) {
        int pool = played.pool();
        for (String column : columns) {
            sheet.add(column, -played.point(column));
            pool += played.point(column);
        }
        sheet.step("each pays a counter a heart, which makes a pool of " + pool);
        List<String> clear =
                columns.stream().filter(column -> played.point(column) == 0).toList();
        boolean one = columns.stream().anyMatch(column -> played.point(column) == HEARTS);
        if (clear.isEmpty() || one) {
            sheet.step((one ? "one took them all" : "nobody is clear") + ": the pool stays as a jackpot");
            return;
        }
        int share = pool / clear.size();
        clear.forEach(column -> sheet.add(column, share));
        if (clear.size() == 1) {
            sheet.step("%s alone took no heart, which wins it", clear.getFirst());
        } else {
            sheet.step(clear.size() + " took no heart and take " + share + " each");
        }
    }

    /** Of totals settled against the average more than one, where it lies half way or two have the fewest. */
    @Override
    public List<Settlement> readings(HandRecord played) {
        if (way != Way.AVERAGE) {
            return List.of(settle(played));
        }
        List<String> columns = seating().columns(played.players());
        List<Integer> totals = columns.stream().map(played::point).toList();
        return HeartsSettling.averages(totals).stream()
                .flatMap(average -> HeartsSettling.unborne(totals, average).stream()
                                        .mapToInt(Integer::intValue)
                                        .sum()
                                == 0
                        ? Stream.of(against(average, totals, columns, columns.getFirst()))
                        : columns.stream()
                                .filter(column -> played.point(column) == Collections.min(totals))
                                .map(best -> against(average, totals, columns, best)))
                .toList();
    }

    /** The one with the fewest bears what is over or short. */
    private static Settlement against(int average, List<Integer> totals, List<String> columns, String best) {
        int sum = totals.stream().mapToInt(Integer::intValue).sum();
        Sheet sheet = new Sheet(columns);
        sheet.step("the average of " + sum + " among " + columns.size() + " is "
                + (sum == average * columns.size() ? "" : "about ") + average);
        List<Integer> even = HeartsSettling.unborne(totals, average);
        for (int at = 0; at < columns.size(); at++) {
            sheet.add(columns.get(at), even.get(at));
        }
        int over = even.stream().mapToInt(Integer::intValue).sum();
        sheet.step("each pays what is above it, or takes what is below");
        if (over != 0) {
            sheet.add(best, -over)
                    .step(
                            "the chips that do not come out even, " + Math.abs(over) + ", are "
                                    + (over > 0 ? "lost" : "won") + " by %s, the biggest winner",
                            best);
        }
        return sheet.done();
    }
}
