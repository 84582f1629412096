package kibitzer.decisions.rummy.score;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.decisions.rummy.score.Settlement.End;
import kibitzer.games.rummy.family.RummyGame;

/** Who pays whom when a deal ends, in one sentence with the counts. */
final class SettlementInWords {
    private SettlementInWords() {}

    static String of(End end) {
        return switch (end.game().usually()) {
            case RUMMY, COON_CAN, KALUKI -> added(end);
            case QUEEN_CITY ->
                "each of " + end.others().size() + " players pays what your hand counts, "
                        + end.sum(end.own()).added();
            default -> lowest(end);
        };
    }

    /** "the others count 10+5 = 15 and 10+10+5+4+3 = 32, together 47". */
    private static String added(End end) {
        List<String> counts =
                end.others().stream().map(hand -> end.sum(hand).added()).toList();
        int together = end.counts().stream().mapToInt(Integer::intValue).sum();
        return (counts.size() == 1 ? "the other counts " : "the others count ")
                + String.join(" and ", counts)
                + (counts.size() == 1 ? "" : ", together " + together)
                + (end.rummy() ? ", doubled for going rummy" : "");
    }

    /** "you knocked with 45 and are not lowest, so you pay the lowest hand, 34, the difference and 10 more". */
    private static String lowest(End end) {
        List<Integer> counts = end.counts();
        int own = end.ownCount();
        int low = Collections.min(counts);
        String others = counts.stream().map(String::valueOf).collect(Collectors.joining(", "));
        if (end.game() == RummyGame.KNOCK_RUMMY && own == low && own > 0) {
            return "a hand ties yours, the knocker's " + own + ", and wins in its place; the difference is 0";
        }
        if (own <= low) {
            boolean whole = end.game() == RummyGame.CAROUSEL;
            String won = counts.stream()
                    .filter(count -> !whole || count > own)
                    .map(count -> String.valueOf(whole ? count : count - own))
                    .collect(Collectors.joining("+"));
            return "yours, " + own + ", is the lowest hand against " + others + ", so you win "
                    + (whole ? "the counts of the others, " : "the differences, ") + won
                    + (own == 0 && End.byKnocking(end.game())
                            ? ", and " + SettlementCount.RUM + (whole ? " for gin" : " from each")
                            : "")
                    + (SettlementCount.sharing(own, counts) > 1
                            ? ", shared by " + SettlementCount.sharing(own, counts)
                            : "");
        }
        return switch (end.game()) {
            case BLOCK_RUMMY ->
                "the others count " + others + "; yours, " + own
                        + ", is not the lowest, so you pay the lowest hand alone the difference, " + own + " less "
                        + low;
            case KNOCK_RUMMY ->
                "the others count " + others + "; you knocked with " + own
                        + ", not the lowest, so pay the lowest the difference, " + (own - low) + ", and "
                        + SettlementCount.PENALTY
                        + " more";
            default ->
                "you knocked with " + own + ", not the lowest beside " + others + ": you pay your own count and "
                        + SettlementCount.PENALTY;
        };
    }
}
