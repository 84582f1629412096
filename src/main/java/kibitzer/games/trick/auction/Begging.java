package kibitzer.games.trick.auction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Eldest hand stands or begs; the dealer then gives him a point, or runs the cards for another trump. */
public record Begging() implements Bidding {
    static final String STAND = "stand";
    static final String BEG = "beg";
    static final String GIVE = "give";
    static final String REFUSE = "refuse";
    private static final int GAME = 7;

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        if (calls.isEmpty()) {
            Map<String, String> open = new LinkedHashMap<>();
            open.put(STAND, "eldest hand may play with the trump turned");
            open.put(BEG, "eldest hand may ask for another trump");
            return Turn.of(0, open, "eldest hand stands or begs");
        }
        if (calls.size() == 1 && calls.getFirst().equals(BEG)) {
            Map<String, String> open = new LinkedHashMap<>();
            boolean last = table.theirs() == GAME - 1;
            if (!last) {
                open.put(GIVE, "the dealer may give a point and keep the trump");
            }
            open.put(REFUSE, "the dealer may run the cards for another trump");
            return Turn.of(
                    table.dealer(),
                    open,
                    last ? "the point given would be eldest hand's last" : "the dealer gives a point or refuses");
        }
        boolean run = calls.getLast().equals(REFUSE);
        return Turn.over(Outcome.byAll(
                        table.players(), run ? "the cards are run for another trump" : "the suit turned is trumps")
                .contract(run ? "run" : ""));
    }

    @Override
    public List<String> words(CallTable table) {
        return List.of(STAND, BEG, GIVE, REFUSE);
    }

    @Override
    public String says() {
        return "eldest hand stands or begs; to a beg the dealer gives a point, or refuses and runs the cards";
    }
}
