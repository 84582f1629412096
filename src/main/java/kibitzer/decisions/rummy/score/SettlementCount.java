package kibitzer.decisions.rummy.score;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.rummy.score.Settlement.End;
import kibitzer.games.rummy.family.RummyGame;

/**
 * What is collected from the whole table, and how it is reckoned.
 *
 * @param points below zero if they are paid
 * @param allowed what it may be as well, where the book leaves open who takes what cannot be shared equally
 * @param steps in the order in which it is reckoned
 */
record SettlementCount(int points, List<Integer> allowed, List<String> steps) {
    /** What a player who knocked and is not lowest pays besides. */
    static final int PENALTY = 10;

    /** What a hand brings of which all is matched. */
    static final int RUM = 25;

    SettlementCount {
        allowed = List.copyOf(allowed);
        steps = List.copyOf(steps);
    }

    static SettlementCount of(End end) {
        List<Integer> counts = end.counts();
        int sum = counts.stream().mapToInt(Integer::intValue).sum();
        List<String> steps = new ArrayList<>();
        IntStream.range(0, counts.size()).forEach(i -> steps.add(end.others().get(i) + " counts " + counts.get(i)));
        if (End.byGoingOut(end.game())) {
            steps.add(end.rummy() ? "together " + sum + ", doubled for going rummy" : "together " + sum);
            return new SettlementCount(end.rummy() ? 2 * sum : sum, List.of(), steps);
        }
        int own = end.ownCount();
        if (end.game() == RummyGame.QUEEN_CITY) {
            return new SettlementCount(
                    own * counts.size(),
                    List.of(),
                    List.of("your own hand counts " + own, "each of " + counts.size() + " players pays that"));
        }
        steps.addFirst("your hand counts " + own);
        int low = counts.stream().mapToInt(Integer::intValue).min().orElseThrow();
        Collected collected = switch (end.game()) {
            case BLOCK_RUMMY -> blocked(own, low, counts, steps);
            case KNOCK_RUMMY -> Collected.whole(knocked(own, low, counts, steps));
            default -> carousel(own, low, counts, steps);
        };
        return new SettlementCount(collected.points(), collected.allowed(), steps);
    }

    /**
     * What is collected or paid.
     *
     * @param allowed what it may be as well, where equal shares leave something over
     */
    private record Collected(int points, List<Integer> allowed) {
        static Collected whole(int points) {
            return new Collected(points, List.of());
        }

        /** The book says "equally" and no more: who takes what is over is left open. */
        static Collected share(int won, int sharing, List<String> steps) {
            int each = won / sharing;
            int over = won % sharing;
            if (sharing == 1) {
                return whole(won);
            }
            steps.add("shared equally by " + sharing + ": " + each + " each"
                    + (over == 0
                            ? ""
                            : ", and " + HowMany.points(over)
                                    + " over; the book does not say who takes what is over, so " + (each + 1)
                                    + " is allowed too"));
            return over == 0 ? whole(each) : new Collected(each, List.of(each + 1));
        }

        Collected plus(int bonus) {
            return new Collected(
                    points + bonus,
                    allowed.stream().map(points -> points + bonus).toList());
        }
    }

    /** What the others count more than the lowest hand, together. */
    static int differences(int own, List<Integer> counts) {
        return counts.stream().mapToInt(count -> count - own).sum();
    }

    /** How many hands count as little as the lowest. */
    static int sharing(int own, List<Integer> counts) {
        return 1 + (int) counts.stream().filter(count -> count == own).count();
    }

    private static Collected blocked(int own, int low, List<Integer> counts, List<String> steps) {
        if (own > low) {
            steps.add("yours is not the lowest hand, so you pay that alone the difference, " + own + " less " + low);
            return Collected.whole(low - own);
        }
        int won = differences(own, counts);
        steps.add("yours is the lowest hand, so you win the differences, " + won);
        return Collected.share(won, sharing(own, counts), steps);
    }

    private static int knocked(int own, int low, List<Integer> counts, List<String> steps) {
        if (own < low || own == 0) {
            int bonus = own == 0 ? RUM * counts.size() : 0;
            steps.add("you knocked and are lowest, so you win the differences, " + differences(own, counts)
                    + (bonus > 0 ? ", and 25 for rum from each" : ""));
            return differences(own, counts) + bonus;
        }
        if (own == low) {
            steps.add("a hand that ties yours, the knocker's, wins in your place; you pay it the difference, 0");
            return 0;
        }
        steps.add("you knocked and are not lowest, so you pay the lowest hand the difference, " + own + " less " + low
                + ", and " + PENALTY);
        return low - own - PENALTY;
    }

    /** Who ties for low divides the winnings, and pays nothing: they are the counts of all the others. */
    private static Collected carousel(int own, int low, List<Integer> counts, List<String> steps) {
        if (own > low) {
            steps.add("you knocked and are not lowest, so you pay your count and " + PENALTY);
            return Collected.whole(-own - PENALTY);
        }
        int won = counts.stream()
                .filter(count -> count > own)
                .mapToInt(Integer::intValue)
                .sum();
        steps.add("yours is the lowest hand, so you win the counts of the others, " + won);
        Collected collected = Collected.share(won, sharing(own, counts), steps);
        if (own > 0) {
            return collected;
        }
        steps.add("and " + RUM + " for gin");
        return collected.plus(RUM);
    }
}
