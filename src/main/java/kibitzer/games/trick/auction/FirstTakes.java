package kibitzer.games.trick.auction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Each in turn says one of certain words or passes, and the first who does not pass has it.
 *
 * @param takes the words, each a kind of hand where the game has one of that name
 * @param contracts whether they are kinds of hand
 * @param allPass what happens where nobody says one
 */
public record FirstTakes(List<String> takes, boolean contracts, IfAllPass allPass) implements Bidding {
    static final String PASS = "pass";

    public FirstTakes {
        takes = List.copyOf(takes);
    }

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        if (!calls.isEmpty() && !calls.getLast().equals(PASS)) {
            String word = calls.getLast();
            return Turn.over(Outcome.played(table.players(), calls.size() - 1, word, "the first to speak up has it")
                    .contract(contracts ? word : ""));
        }
        if (calls.size() == table.players()) {
            return Turn.over(allPass.outcome(table));
        }
        Map<String, String> open = new LinkedHashMap<>();
        open.put(PASS, "nobody need say more");
        takes.forEach(word -> open.put(word, "nobody has spoken up before"));
        return Turn.of(calls.size(), open, "there is no such call here");
    }

    @Override
    public List<String> words(CallTable table) {
        return Stream.concat(Stream.of(PASS), takes.stream()).toList();
    }

    @Override
    public String says() {
        return "each in turn says " + String.join(" or ", takes) + " or passes, and the first to say it has it";
    }
}
