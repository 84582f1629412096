package kibitzer.decisions.rummy.canasta;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.games.rummy.canasta.DealScore;
import kibitzer.games.rummy.family.RummyRules;

/** What goes wrong when a deal of canasta is scored, column by column. */
final class CanastaSlips {
    private static final int NATURAL = 500;
    private static final int MIXED = 300;
    private static final String RED = "red-threes";
    private static final String AGAINST = "red-threes-against";

    private CanastaSlips() {}

    static List<Slip<Tally>> of(DealScore deal, Tally right, Columns columns) {
        List<Slip<Tally>> slips = new ArrayList<>();
        int canastas = (int) deal.melds().stream()
                .filter(meld -> meld.size() >= RummyRules.CANASTA)
                .count();
        slips.add(slip("count every canasta as natural", right, columns, Map.of("canastas", NATURAL * canastas)));
        slips.add(slip("count every canasta as mixed", right, columns, Map.of("canastas", MIXED * canastas)));
        slips.add(slip(
                "write the canastas' bonus with the cards melded",
                right,
                columns,
                Map.of("melded", deal.melded() + deal.canastaBonus())));
        slips.add(slip("leave out the cards of canastas", right, columns, Map.of("melded", outsideCanastas(deal))));
        deal.melds()
                .forEach(meld -> slips.add(slip(
                        "leave out the cards of " + meld,
                        right,
                        columns,
                        Map.of(
                                "melded",
                                deal.melded() - deal.game().rules().values().left(meld)))));
        int each = DealScore.RED_THREE * deal.redThrees();
        String where = deal.redThreesCountAgainst() ? AGAINST : RED;
        slips.add(slip("give only 100 for each red three though all are held", right, columns, Map.of(where, each)));
        slips.add(slip(
                deal.redThreesCountAgainst()
                        ? "count the red threes for a side " + CanastaScore.turnedBy(deal)
                        : "count the red threes against the side",
                right,
                columns,
                Map.of(RED, deal.redThreesAgainst(), AGAINST, deal.redThreesFor())));
        slips.add(slip("give the bonus for going out concealed", right, columns, Map.of("out", 200)));
        slips.add(slip("give the usual bonus for going out", right, columns, Map.of("out", 100)));
        return slips;
    }

    private static int outsideCanastas(DealScore deal) {
        return deal.melds().stream()
                .filter(meld -> meld.size() < RummyRules.CANASTA)
                .mapToInt(deal.game().rules().values()::left)
                .sum();
    }

    private static Slip<Tally> slip(String doing, Tally right, Columns columns, Map<String, Integer> changed) {
        Map<String, Integer> points = new LinkedHashMap<>(right.points());
        points.putAll(changed);
        return Slip.by(doing, columns.tally(points));
    }
}
