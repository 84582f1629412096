package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Entry.Part;

/**
 * Progressive bridge (Culbertson, p. 160): the table of contract bridge with a premium for each contract made, and at
 * most 1,000 points a deal to a side that did not bid and make a slam.
 */
public final class ProgressiveScoring implements Scoring {
    private static final int LIMIT = 1000;
    private static final int SLAM = 6;
    private static final ContractScoring CONTRACT = new ContractScoring();

    @Override
    public SortedSet<Integer> honours(Strain strain) {
        return CONTRACT.honours(strain);
    }

    @Override
    public ScoreEntries score(PlayedDeal deal) {
        List<Entry> entries = new ArrayList<>(CONTRACT.score(deal).entries());
        if (deal.isMade()) {
            entries.add(DuplicateScoring.premium(deal));
        }
        for (Side side : Side.values()) {
            int above = pointsOf(side, entries) - LIMIT;
            boolean slam = side == Side.WE && deal.isMade() && deal.level() >= SLAM;
            if (above > 0 && !slam) {
                entries.add(new Entry(
                        Part.LIMIT, Column.above(side), -above, "no side scores more than " + LIMIT + " in a deal"));
            }
        }
        return new ScoreEntries(entries);
    }

    private static int pointsOf(Side side, List<Entry> entries) {
        return entries.stream()
                .filter(entry -> entry.column().side() == side)
                .mapToInt(Entry::points)
                .sum();
    }
}
