package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * A payment that looks at all players' tricks or points alike.
 *
 * @param way how
 */
public record MostTricks(Way way) implements Pay {
    private static final int WHOLE = 35;

    /** What is paid. */
    public enum Way {
        /** Highest card, p. 355: a point a trick. */
        EACH_TRICK,
        /** Misere par tout, p. 191: who has most tricks pays each other player the difference. */
        MOST_PAYS,
        /** Calabrasella, p. 333: the difference of the points to or from each opponent, seventy for all. */
        DIFFERENCE,
        /** Penalty euchre, p. 208: a counter out for each trick, and one in from each winner of a trick for none. */
        COUNTERS_OUT
    }

    @Override
    public Seating seating() {
        return way == Way.DIFFERENCE ? Seating.MAKER : Seating.EACH;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(way == Way.DIFFERENCE ? Input.POINTS : Input.TRICKS);
    }

    @Override
    public Settlement settle(HandRecord played) {
        List<String> columns = seating().columns(played.players());
        Sheet sheet = new Sheet(columns);
        switch (way) {
            case EACH_TRICK ->
                columns.forEach(column -> sheet.add(column, played.trick(column))
                        .step("%s: " + played.trick(column) + ", a point a trick", column));
            case MOST_PAYS -> mostPays(played, sheet, columns);
            case DIFFERENCE -> {
                int more = played.makersPoints() - played.othersPoints();
                int each = Math.abs(more) == WHOLE ? 2 * more : more;
                sheet.add(Seating.MAKER_SIDE, 2.0 * each)
                        .add(Seating.OPPONENTS, -each)
                        .step("the difference is " + Math.abs(more)
                                + (Math.abs(more) == WHOLE ? ", and all points pay double" : ""))
                        .step("each of the two opponents settles with the maker");
            }
            case COUNTERS_OUT -> countersOut(played, sheet, columns);
        }
        return sheet.done();
    }

    private static void mostPays(HandRecord played, Sheet sheet, List<String> columns) {
        int most = columns.stream().mapToInt(played::trick).max().orElse(0);
        for (String loser : columns) {
            if (played.trick(loser) == most) {
                sheet.step("%s won most tricks, " + most + ", and each other player gets the difference", loser);
                for (String other : columns) {
                    int difference = most - played.trick(other);
                    sheet.add(loser, -difference).add(other, difference);
                }
            }
        }
    }

    private static void countersOut(HandRecord played, Sheet sheet, List<String> columns) {
        int winners = (int)
                columns.stream().filter(column -> played.trick(column) > 0).count();
        for (String column : columns) {
            int tricks = played.trick(column);
            if (tricks > 0) {
                sheet.add(column, -tricks).step("%s: " + tricks + " put in the centre, one a trick", column);
            } else {
                sheet.add(column, winners).step("%s won no trick: a counter from each who won one", column);
                columns.stream().filter(other -> played.trick(other) > 0).forEach(other -> sheet.add(other, -1));
            }
        }
    }
}
