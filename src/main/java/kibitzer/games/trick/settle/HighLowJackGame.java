package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * The highest trump, the lowest, the jack and the most in cards score a point each.
 *
 * @param sides whether two sides play; else each has his own column
 * @param auction whether it was bid, so that a maker who makes fewer loses his bid
 */
public record HighLowJackGame(boolean sides, boolean auction) implements Pay {
    private static final List<String> POINTS = List.of("high", "low", "jack");

    @Override
    public Seating seating() {
        return sides ? Seating.TWO_SIDES : Seating.EACH;
    }

    @Override
    public Set<Input> needs() {
        return auction
                ? Set.of(Input.POINTS, Input.TAKERS, Input.CONTRACT, Input.MAKER)
                : Set.of(Input.POINTS, Input.TAKERS);
    }

    @Override
    public Settlement settle(HandRecord played) {
        List<String> columns = seating().columns(played.players());
        Sheet sheet = new Sheet(columns);
        Sheet steps = new Sheet(columns);
        for (String point : POINTS) {
            String taker = played.takers().getOrDefault(point, "");
            if (!taker.isEmpty()) {
                sheet.add(taker, 1);
                steps.step(point + ": %s", taker);
            }
        }
        int most = columns.stream().mapToInt(played::point).max().orElse(0);
        List<String> best =
                columns.stream().filter(column -> played.point(column) == most).toList();
        if (best.size() == 1) {
            sheet.add(best.getFirst(), 1);
            steps.step("game: %s, with " + most, best.getFirst());
        } else {
            steps.step("game is not scored, for two have " + most);
        }
        Map<String, Double> made = sheet.done().columns();
        double makers = made.getOrDefault(played.maker(), 0.0);
        int bid = played.number().orElse(0);
        if (auction && makers < bid) {
            sheet.add(played.maker(), -makers - bid);
            steps.step("%s bid " + bid + " and made " + (int) makers + ": the bid is taken off", played.maker());
        }
        return new Settlement(sheet.done().columns(), steps.done().reckoned());
    }
}
