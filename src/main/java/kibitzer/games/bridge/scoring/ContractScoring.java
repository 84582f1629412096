package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Entry.Part;

/** Contract bridge: the scoring table of Culbertson, p. 129, with its explanation on pp. 135-136. */
public final class ContractScoring implements Scoring {
    private record TrickPoints(int first, int later) {}

    private record Price(int notVulnerable, int vulnerable) {
        int at(boolean isVulnerable) {
            return isVulnerable ? vulnerable : notVulnerable;
        }
    }

    /** Odd tricks bid and won undoubled, clubs to no trump. A double multiplies them by two, a redouble by four. */
    private static final ByStrain<TrickPoints> ODD_TRICKS = new ByStrain<>(
            new TrickPoints(20, 20),
            new TrickPoints(20, 20),
            new TrickPoints(30, 30),
            new TrickPoints(30, 30),
            new TrickPoints(40, 30));

    /** Trick points that make a game. */
    static final int GAME = 100;

    /** Each overtrick doubled; twice as much redoubled. Undoubled it has its trick value. */
    private static final Price OVERTRICK_DOUBLED = new Price(100, 200);

    /** For making a doubled contract; a redouble does not raise it. */
    private static final int MADE_DOUBLED = 50;

    private static final Price UNDERTRICK = new Price(50, 100);

    /** Doubled undertricks; twice as much redoubled. */
    private static final Price FIRST_UNDERTRICK_DOUBLED = new Price(100, 200);

    private static final Price LATER_UNDERTRICK_DOUBLED = new Price(200, 300);

    /** By odd tricks bid and won. */
    private static final Map<Integer, Price> SLAMS = Map.of(6, new Price(500, 750), 7, new Price(1000, 1500));

    private static final List<Integer> TRUMP_HONOURS_IN_ONE_HAND = List.of(0, 100, 150);
    private static final List<Integer> ACES_IN_ONE_HAND = List.of(0, 150);

    @Override
    public SortedSet<Integer> honours(Strain strain) {
        return new TreeSet<>(strain == Strain.NO_TRUMP ? ACES_IN_ONE_HAND : TRUMP_HONOURS_IN_ONE_HAND);
    }

    @Override
    public ScoreEntries score(PlayedDeal deal) {
        List<Entry> entries = new ArrayList<>(deal.isMade() ? made(deal) : List.of(undertricks(deal)));
        if (deal.honours() > 0) {
            entries.add(Entry.honours(deal));
        }
        return new ScoreEntries(entries);
    }

    /** The trick points of a contract, made. */
    static int trickPoints(PlayedDeal deal) {
        TrickPoints each = ODD_TRICKS.at(deal.strain());
        return (each.first() + each.later() * (deal.level() - 1))
                * deal.doubling().factor();
    }

    private static List<Entry> made(PlayedDeal deal) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(
                Part.ODD_TRICKS,
                Column.WE_BELOW,
                trickPoints(deal),
                Entry.tricks(deal.level(), "odd trick"),
                priceOfOddTricks(deal)));
        if (deal.overtricks() > 0) {
            entries.add(overtricks(deal));
        }
        if (deal.doubling() != Doubling.UNDOUBLED) {
            entries.add(new Entry(
                    Part.MADE_DOUBLED,
                    Column.WE_ABOVE,
                    MADE_DOUBLED,
                    "a contract made",
                    deal.doubling().suffix()));
        }
        if (SLAMS.containsKey(deal.level())) {
            entries.add(new Entry(
                    Part.SLAM,
                    Column.WE_ABOVE,
                    SLAMS.get(deal.level()).at(deal.vulnerable()),
                    (deal.level() == 6 ? "little" : "grand") + " slam bid and made",
                    ", " + vulnerability(deal)));
        }
        return entries;
    }

    private static String priceOfOddTricks(PlayedDeal deal) {
        TrickPoints each = ODD_TRICKS.at(deal.strain());
        String price = each.first() == each.later() || deal.level() == 1
                ? " at " + each.first()
                : ", the first at " + each.first() + " and the rest at " + each.later();
        return price + deal.doubling().suffix();
    }

    private static Entry overtricks(PlayedDeal deal) {
        int each = deal.doubling() == Doubling.UNDOUBLED
                ? ODD_TRICKS.at(deal.strain()).later()
                : OVERTRICK_DOUBLED.at(deal.vulnerable()) * deal.doubling().times();
        String how =
                deal.doubling() == Doubling.UNDOUBLED ? "" : deal.doubling().suffix() + ", " + vulnerability(deal);
        return new Entry(
                Part.OVERTRICKS,
                Column.WE_ABOVE,
                each * deal.overtricks(),
                Entry.tricks(deal.overtricks(), "overtrick"),
                " at " + each + how);
    }

    private static Entry undertricks(PlayedDeal deal) {
        int down = deal.undertricks();
        int times = Math.max(1, deal.doubling().times());
        boolean undoubled = deal.doubling() == Doubling.UNDOUBLED;
        int first = (undoubled ? UNDERTRICK : FIRST_UNDERTRICK_DOUBLED).at(deal.vulnerable()) * times;
        int later = (undoubled ? UNDERTRICK : LATER_UNDERTRICK_DOUBLED).at(deal.vulnerable()) * times;
        String price =
                undoubled || down == 1 ? " at " + first : ", the first at " + first + " and the rest at " + later;
        return new Entry(
                Part.UNDERTRICKS,
                Column.THEY_ABOVE,
                first + later * (down - 1),
                Entry.tricks(down, "undertrick"),
                price + deal.doubling().suffix() + ", " + vulnerability(deal));
    }

    /** The fewest odd tricks whose points make a game by themselves: 3 at no trump, 4 in a major, 5 in a minor suit. */
    public static int levelOfGame(Strain strain) {
        TrickPoints each = ODD_TRICKS.at(strain);
        int level = 1;
        while (each.first() + each.later() * (level - 1) < GAME) {
            level++;
        }
        return level;
    }

    /** What the defenders score, doubled, for so many tricks short of the contract; 0 where it is made. */
    public static int penaltyDoubled(int down, boolean vulnerable) {
        return down <= 0
                ? 0
                : FIRST_UNDERTRICK_DOUBLED.at(vulnerable) + LATER_UNDERTRICK_DOUBLED.at(vulnerable) * (down - 1);
    }

    private static String vulnerability(PlayedDeal deal) {
        return deal.vulnerable() ? "vulnerable" : "not vulnerable";
    }
}
