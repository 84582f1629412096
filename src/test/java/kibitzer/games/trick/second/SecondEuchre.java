package kibitzer.games.trick.second;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Euchre (pp. 204-213) and five hundred (pp. 214-219): for every suit that may be trumps, all trumps are written down from the top.
 */
final class SecondEuchre implements SecondRules {
    private static final Map<String, String> OTHER = Map.of("S", "C", "C", "S", "H", "D", "D", "H");
    private static final List<String> PLAIN =
            List.of("A", "K", "Q", "J", "13", "12", "11", "T", "9", "8", "7", "6", "5", "4", "3", "2");

    @Override
    public Set<String> games() {
        return Set.of(
                "euchre",
                "set-back-euchre",
                "penalty-euchre",
                "three-hand-euchre",
                "blind-euchre",
                "two-hand-euchre",
                "railroad-euchre",
                "euchre-joker",
                "euchre-exchange",
                "euchre-pat-hand",
                "euchre-opposing-alone",
                "euchre-laps",
                "euchre-slam",
                "euchre-jambone",
                "euchre-jamboree",
                "auction-euchre",
                "auction-euchre-five-hand",
                "auction-euchre-six-hand",
                "auction-euchre-seven-hand",
                "call-ace-euchre",
                "hasenpfeffer",
                "double-hasenpfeffer",
                "five-hundred",
                "five-hundred-nullo",
                "five-hundred-long-game",
                "four-hand-five-hundred",
                "two-hand-five-hundred",
                "two-hand-five-hundred-24",
                "five-hand-five-hundred",
                "six-hand-five-hundred");
    }

    /** All that is above the suits, from the top. */
    private static List<String> trumps(String trump) {
        List<String> all = new ArrayList<>(List.of("JK"));
        if (!trump.equals("NT")) {
            all.add("J" + trump);
            all.add("J" + OTHER.get(trump));
            PLAIN.stream().filter(rank -> !rank.equals("J")).forEach(rank -> all.add(rank + trump));
        }
        return all;
    }

    private static String printed(String card) {
        return card.substring(card.length() - 1);
    }

    /** The cards that follow what was led. */
    private static List<String> called(Table table) {
        String first = table.trick().getFirst();
        List<String> trumps = trumps(table.trump());
        if (first.equals("JK") && table.trump().equals("NT")) {
            return suit(table.named(), trumps);
        }
        return trumps.contains(first) ? trumps : suit(printed(first), trumps);
    }

    private static List<String> suit(String suit, List<String> trumps) {
        return PLAIN.stream()
                .map(rank -> rank + suit)
                .filter(card -> !trumps.contains(card))
                .toList();
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty()) {
            return table.hand();
        }
        List<String> called = called(table);
        List<String> may = table.hand().stream().filter(called::contains).toList();
        return may.isEmpty() ? table.hand() : may;
    }

    @Override
    public int winner(Table table) {
        List<String> downwards = new ArrayList<>(trumps(table.trump()));
        downwards.addAll(called(table));
        for (String card : downwards) {
            if (table.trick().contains(card)) {
                return table.trick().indexOf(card);
            }
        }
        return -1;
    }
}
