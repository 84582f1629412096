package kibitzer.games.trick.auction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The non-dealer stands or proposes new cards; the dealer accepts, and it is asked again, or refuses. */
public record Proposing() implements Bidding {
    static final String STAND = "stand";
    static final String PROPOSE = "propose";
    static final String ACCEPT = "accept";
    static final String REFUSE = "refuse";
    /** Cards for so many exchanges are there at most: eleven are out at first, and each draws one or more. */
    private static final int MOST = 10;

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        String last = calls.isEmpty() ? ACCEPT : calls.getLast();
        Map<String, String> open = new LinkedHashMap<>();
        if (last.equals(PROPOSE)) {
            open.put(ACCEPT, "the dealer may agree to new cards");
            open.put(REFUSE, "the dealer may have the hands played as they are");
            return Turn.of(table.dealer(), open, "to a proposal the dealer accepts or refuses");
        }
        if (!last.equals(ACCEPT)) {
            int by = last.equals(STAND) ? 0 : table.dealer();
            String drawn = calls.contains(ACCEPT) ? "" : ", and no cards were drawn";
            return Turn.over(Outcome.played(table.players(), by, last, "the hands are played as they are" + drawn)
                    .taking(Outcome.all(table.players())));
        }
        open.put(STAND, "the non-dealer may play the hand as it is");
        if (calls.size() < 2 * MOST) {
            open.put(PROPOSE, "the non-dealer may ask for new cards");
        }
        return Turn.of(0, open, "the non-dealer stands or proposes");
    }

    @Override
    public List<String> words(CallTable table) {
        return List.of(STAND, PROPOSE, ACCEPT, REFUSE);
    }

    @Override
    public String says() {
        return "the non-dealer stands or proposes new cards; the dealer accepts or refuses";
    }
}
