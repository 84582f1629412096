package kibitzer.games.trick.auction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Loo, single pool (Culbertson, p. 197): nobody may drop out, and eldest hand alone is asked, whether they take the miss for their cards. */
public record AllStand() implements Bidding {
    /** The pool is the dealer's stake alone; so is the kind of hand called that is played for it. */
    public static final String SINGLE = "single";

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        if (!calls.isEmpty()) {
            return Turn.over(
                    Outcome.byAll(table.players(), "in a single pool all stand").contract(SINGLE));
        }
        Map<String, String> open = new LinkedHashMap<>();
        open.put(StandOrThrowUp.STAND, "in a single pool nobody may drop out");
        open.put(StandOrThrowUp.MISS, "eldest hand may take the miss for their own cards");
        return Turn.of(0, open, "in a single pool nobody may drop out");
    }

    @Override
    public List<String> words(CallTable table) {
        return List.of(StandOrThrowUp.STAND, StandOrThrowUp.MISS);
    }

    @Override
    public String says() {
        return "all stand, and eldest hand may take the miss";
    }
}
