package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Entry.Part;

/**
 * Bridge by the laws of 1904 (Home Entertainments, laws 4-9 and 53): whichever side wins the odd trick scores it.
 *
 * <p>Culbertson's account of bridge whist, p. 182, has the same figures.
 */
public final class Bridge1904Scoring implements Scoring {

    /** Each trick above six undoubled, clubs to no trump (law 4); each double multiplies it by two (law 53). */
    private static final ByStrain<Integer> ODD_TRICK = new ByStrain<>(4, 6, 8, 2, 12);

    /**
     * Honours in trump tricks, never doubled: three, four, five between partners, four in one hand, with the fifth in
     * partner's, five in one hand (law 6). Chicane is two more tricks (law 8), and so falls on one of these, or on twelve.
     */
    private static final List<Integer> TRUMP_HONOURS = List.of(0, 2, 4, 5, 8, 9, 10, 12);

    /** Three aces, four between partners, four in one hand (law 7). */
    private static final List<Integer> ACES = List.of(0, 30, 40, 100);

    /** By tricks won by either side (law 9). */
    private static final Map<Integer, Integer> SLAM = Map.of(12, 20, 13, 40);

    /**
     * Redoubling may go on to a limit of a hundred points a trick (law 58). Whether a redouble that would pass the limit is
     * cut down to it the laws do not say; such a redouble is not taken here.
     */
    private static final int LIMIT_OF_A_TRICK = 100;

    /** What a trick above six counts, undoubled. */
    public static int trick(Strain strain) {
        return ODD_TRICK.at(strain);
    }

    @Override
    public boolean bidsTricks() {
        return false;
    }

    @Override
    public Doubling mostDoubled(Strain strain) {
        Doubling most = Doubling.UNDOUBLED;
        for (Doubling doubling : Doubling.values()) {
            if (ODD_TRICK.at(strain) * doubling.factor() <= LIMIT_OF_A_TRICK) {
                most = doubling;
            }
        }
        return most;
    }

    @Override
    public SortedSet<Integer> honours(Strain strain) {
        return new TreeSet<>(
                strain == Strain.NO_TRUMP
                        ? ACES
                        : TRUMP_HONOURS.stream()
                                .map(tricks -> tricks * ODD_TRICK.at(strain))
                                .toList());
    }

    @Override
    public ScoreEntries score(PlayedDeal deal) {
        Side winner = deal.tricks() > PlayedDeal.BOOK ? Side.WE : Side.THEY;
        int odd = deal.tricksOf(winner) - PlayedDeal.BOOK;
        int each = ODD_TRICK.at(deal.strain());
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(
                Part.ODD_TRICKS,
                Column.below(winner),
                odd * each * deal.doubling().factor(),
                Entry.tricks(odd, "odd trick"),
                " at " + each + deal.doubling().suffix()));
        entries.addAll(AuctionScoring.slam(deal, SLAM));
        if (deal.honours() > 0) {
            entries.add(Entry.honours(deal));
        }
        return new ScoreEntries(entries);
    }
}
