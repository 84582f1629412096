package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Entry.Part;

/**
 * Plafond (Culbertson, p. 178): the table of auction bridge, but only odd tricks bid and made count below.
 *
 * <p>The book gives one price for an overtrick and names no other for a doubled one; this one is kept for both.
 */
public final class PlafondScoring implements Scoring {

    /** Each overtrick, above the line (p. 178). */
    private static final int OVERTRICK = 50;

    /** Undertricks, slams and honours against those of auction bridge (p. 178). */
    private static final int TIMES_AUCTION = 2;

    private static final Map<Integer, Integer> SLAM = AuctionScoring.SLAM.entrySet().stream()
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, slam -> slam.getValue() * TIMES_AUCTION));

    @Override
    public SortedSet<Integer> honours(Strain strain) {
        return new AuctionScoring()
                .honours(strain).stream()
                        .map(points -> points * TIMES_AUCTION)
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public ScoreEntries score(PlayedDeal deal) {
        List<Entry> entries = new ArrayList<>();
        if (deal.isMade()) {
            entries.add(AuctionScoring.oddTricks(deal, deal.level()));
            if (deal.doubling() != Doubling.UNDOUBLED) {
                entries.add(AuctionScoring.madeDoubled(deal));
            }
            if (deal.overtricks() > 0) {
                entries.add(new Entry(
                        Part.OVERTRICKS,
                        Column.WE_ABOVE,
                        OVERTRICK * deal.overtricks(),
                        Entry.tricks(deal.overtricks(), "overtrick"),
                        " at " + OVERTRICK));
            }
        } else {
            entries.add(
                    AuctionScoring.undertricks(deal, AuctionScoring.UNDERTRICK.at(deal.doubling()) * TIMES_AUCTION));
        }
        entries.addAll(AuctionScoring.slam(deal, SLAM));
        if (deal.honours() > 0) {
            entries.add(Entry.honours(deal));
        }
        return new ScoreEntries(entries);
    }
}
