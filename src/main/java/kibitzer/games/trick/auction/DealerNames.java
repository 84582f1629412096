package kibitzer.games.trick.auction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The dealer names what is played or leaves it to partner, who must; where it is so, the others may then double.
 *
 * @param names what may be named: suits, "NT", kinds of hand
 * @param doubling whether the stake may be doubled
 */
public record DealerNames(List<String> names, boolean doubling) implements Bidding {
    static final String PASS = "pass";
    static final String DOUBLE = "double";
    static final String REDOUBLE = "redouble";
    /** The book sets no limit to doubling; here it ends after this often. */
    static final int MOST_DOUBLES = 8;

    public DealerNames {
        names = List.copyOf(names);
    }

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        int naming = calls.isEmpty() ? 0 : calls.getFirst().equals(PASS) ? 2 : 1;
        boolean left = !calls.isEmpty() && calls.getFirst().equals(PASS);
        if (calls.isEmpty() || left && calls.size() == 1) {
            return name(table, left);
        }
        int maker = left ? table.dealer() - 2 : table.dealer();
        return doubled(table, calls.get(naming - 1), maker, calls.subList(naming, calls.size()));
    }

    private Turn name(CallTable table, boolean left) {
        Map<String, String> open = new LinkedHashMap<>();
        if (!left) {
            open.put(PASS, "the dealer may leave it to partner");
        }
        names.forEach(name -> open.put(name, left ? "the dealer's partner must choose" : "the dealer may choose"));
        return Turn.of(
                left ? table.dealer() - 2 : table.dealer(),
                open,
                left ? "the dealer has left it to partner, who must choose" : "there is no such choice");
    }

    /** The others double first, eldest before his partner; then the sides take turns, until both of a side pass. */
    private Turn doubled(CallTable table, String named, int maker, List<String> calls) {
        int doubles = 0;
        int asked = 0;
        boolean others = true;
        for (String call : calls) {
            if (call.equals(PASS)) {
                asked++;
            } else {
                doubles++;
                asked = 0;
                others = !others;
            }
        }
        if (!doubling || asked == 2 || doubles == MOST_DOUBLES) {
            boolean suit = named.length() <= 2;
            return Turn.over(Outcome.played(table.players(), maker, named, named + " is named")
                    .contract(suit ? "" : named)
                    .trump(suit ? named : "NT")
                    .doubled(doubles));
        }
        Map<String, String> open = new LinkedHashMap<>();
        open.put(PASS, "nobody need double");
        open.put(doubles == 0 ? DOUBLE : REDOUBLE, "this side may double now");
        int first = others ? 0 : table.dealer();
        return Turn.of(
                asked == 0 ? first : (first + 2) % table.players(), open, "trumps are made, and one doubles or passes");
    }

    @Override
    public List<String> words(CallTable table) {
        List<String> words = new ArrayList<>(List.of(PASS));
        words.addAll(names);
        if (doubling) {
            words.add(DOUBLE);
            words.add(REDOUBLE);
        }
        return List.copyOf(words);
    }

    @Override
    public String says() {
        return "the dealer chooses " + String.join(", ", names) + " or leaves it to partner, who must"
                + (doubling ? "; then the sides may double in turn" : "");
    }
}
