package kibitzer.games.trick.second;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Solo (p. 331), calabrasella (p. 332), tresette and mediatore (pp. 338-339): every suit written down from the top. */
final class SecondLatin implements SecondRules {
    private static final Map<String, String> SOLO_TRUMPS = Map.of(
            "S", "QC 7S QS AS KS JS TS 9S 8S",
            "C", "QC 7C QS AC KC JC TC 9C 8C",
            "H", "QC 7H QS AH KH QH JH TH 9H 8H",
            "D", "QC 7D QS AD KD QD JD TD 9D 8D");

    private static final Map<String, String> SOLO_SUITS = Map.of(
            "S", "AS KS JS TS 9S 8S 7S",
            "C", "AC KC JC TC 9C 8C 7C",
            "H", "AH KH QH JH TH 9H 8H 7H",
            "D", "AD KD QD JD TD 9D 8D 7D");

    @Override
    public Set<String> games() {
        return Set.of("solo-ombre", "calabrasella", "tresette", "mediatore");
    }

    private static List<String> of(String cards) {
        return List.of(cards.split(" "));
    }

    private static List<String> trumps(Table table) {
        return table.game().equals("solo-ombre") ? of(SOLO_TRUMPS.getOrDefault(table.trump(), "")) : List.of();
    }

    private static List<String> suit(Table table, String suit) {
        if (table.game().equals("solo-ombre")) {
            return of(SOLO_SUITS.getOrDefault(suit, ""));
        }
        String ranks = table.game().equals("calabrasella") ? "3 2 A K Q J 7 6 5 4" : "3 2 A K J Q 7 6 5 4";
        return Arrays.stream(ranks.split(" ")).map(rank -> rank + suit).toList();
    }

    private static List<String> called(Table table) {
        String first = table.trick().getFirst();
        return trumps(table).contains(first) ? trumps(table) : suit(table, first.substring(1));
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
        return Stream.concat(trumps(table).stream(), called(table).stream())
                .filter(table.trick()::contains)
                .mapToInt(table.trick()::indexOf)
                .findFirst()
                .orElse(-1);
    }
}
