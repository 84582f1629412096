package kibitzer.games.trick.auction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Each says once how many tricks he will win, from none to all; where it is agreed, the last may not make the sum even. */
public record ExactBids() implements Bidding {
    /** It is agreed that the bids may not add up to the tricks. */
    public static final String UNEVEN = "uneven";

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        if (calls.size() == table.players()) {
            return Turn.over(Outcome.byAll(table.players(), "all have bid"));
        }
        int sum = calls.stream().mapToInt(Integer::parseInt).sum();
        boolean last = calls.size() == table.dealer() && table.agreed().contains(UNEVEN);
        Map<String, String> open = new LinkedHashMap<>();
        for (int tricks = 0; tricks <= table.cards(); tricks++) {
            if (!last || sum + tricks != table.cards()) {
                open.put(String.valueOf(tricks), "any number of the tricks may be bid");
            }
        }
        return Turn.of(
                calls.size(),
                open,
                last && sum <= table.cards()
                        ? (table.cards() - sum) + " would make the bids add up to the tricks"
                        : "there are " + table.cards() + " tricks");
    }

    @Override
    public List<String> words(CallTable table) {
        return IntStream.rangeClosed(0, table.cards()).mapToObj(String::valueOf).toList();
    }

    @Override
    public String says() {
        return "each says how many tricks they will win, no more and no fewer";
    }
}
