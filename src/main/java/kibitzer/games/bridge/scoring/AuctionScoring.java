package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Entry.Part;

/** Auction bridge: every odd trick won counts below if the contract is made (Culbertson, pp. 170-171). */
public final class AuctionScoring implements Scoring {

    /** Each odd trick undoubled, clubs to no trump. A double multiplies it by two, a redouble by four (p. 170). */
    static final ByStrain<Integer> ODD_TRICK = new ByStrain<>(6, 7, 8, 9, 10);

    /** For making the contract, and again for each trick over it (pp. 170-171). */
    static final ByDoubling MADE = new ByDoubling(0, 50, 100);

    /** Each undertrick (p. 171). */
    static final ByDoubling UNDERTRICK = new ByDoubling(50, 100, 200);

    /** By tricks won by either side, whatever was bid (p. 171). */
    static final Map<Integer, Integer> SLAM = Map.of(12, 50, 13, 100);

    /** Three, four divided, five divided, four in one hand, with the fifth in partner's, five in one hand (p. 171). */
    static final List<Integer> TRUMP_HONOURS = List.of(0, 30, 40, 50, 80, 90, 100);

    /** Three aces, four divided, four in one hand (p. 171). */
    static final List<Integer> ACES = List.of(0, 30, 40, 100);

    @Override
    public SortedSet<Integer> honours(Strain strain) {
        return new TreeSet<>(strain == Strain.NO_TRUMP ? ACES : TRUMP_HONOURS);
    }

    @Override
    public ScoreEntries score(PlayedDeal deal) {
        List<Entry> entries = new ArrayList<>();
        if (deal.isMade()) {
            entries.add(oddTricks(deal, deal.level() + deal.overtricks()));
            int bonus = MADE.at(deal.doubling());
            if (bonus > 0) {
                entries.add(madeDoubled(deal));
            }
            if (bonus > 0 && deal.overtricks() > 0) {
                entries.add(new Entry(
                        Part.OVERTRICKS,
                        Column.WE_ABOVE,
                        bonus * deal.overtricks(),
                        Entry.tricks(deal.overtricks(), "overtrick"),
                        " at " + bonus + deal.doubling().suffix()));
            }
        } else {
            entries.add(undertricks(deal, UNDERTRICK.at(deal.doubling())));
        }
        entries.addAll(slam(deal, SLAM));
        if (deal.honours() > 0) {
            entries.add(Entry.honours(deal));
        }
        return new ScoreEntries(entries);
    }

    static Entry oddTricks(PlayedDeal deal, int counting) {
        int each = ODD_TRICK.at(deal.strain());
        return new Entry(
                Part.ODD_TRICKS,
                Column.WE_BELOW,
                each * counting * deal.doubling().factor(),
                Entry.tricks(counting, "odd trick"),
                " at " + each + deal.doubling().suffix());
    }

    static Entry madeDoubled(PlayedDeal deal) {
        return new Entry(
                Part.MADE_DOUBLED,
                Column.WE_ABOVE,
                MADE.at(deal.doubling()),
                "a contract made",
                deal.doubling().suffix());
    }

    static Entry undertricks(PlayedDeal deal, int each) {
        return new Entry(
                Part.UNDERTRICKS,
                Column.THEY_ABOVE,
                each * deal.undertricks(),
                Entry.tricks(deal.undertricks(), "undertrick"),
                " at " + each + deal.doubling().suffix());
    }

    /** The slam of either side that won its tricks, whatever was bid; empty if neither did. */
    static List<Entry> slam(PlayedDeal deal, Map<Integer, Integer> points) {
        for (Side side : Side.values()) {
            int tricks = deal.tricksOf(side);
            if (points.containsKey(tricks)) {
                boolean all = tricks == PlayedDeal.ALL;
                return List.of(new Entry(
                        Part.SLAM,
                        Column.above(side),
                        points.get(tricks),
                        all ? "grand slam" : "little slam",
                        all ? ", all thirteen tricks" : ", twelve tricks"));
            }
        }
        return List.of();
    }
}
