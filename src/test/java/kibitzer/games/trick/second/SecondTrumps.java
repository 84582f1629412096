package kibitzer.games.trick.second;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Spoil five (pp. 193-196), loo (pp. 196-199), napoleon (pp. 199-201) and ecarte (pp. 201-204): each suit is written out from the top. */
final class SecondTrumps implements SecondRules {
    private static final Set<String> SPOIL_FIVE = Set.of("spoil-five", "forty-five", "auction-forty-five");
    private static final Set<String> LOO = Set.of("loo", "unlimited-loo", "irish-loo", "five-card-loo", "pam-loo");
    private static final Set<String> NAP =
            Set.of("napoleon", "widow-nap", "peep-nap", "nap-pool", "purchase-nap", "nap-blucher", "nap-misere");

    private static final Map<String, String> SPOIL_FIVE_TRUMPS = Map.of(
            "H", "5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H",
            "D", "5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D",
            "C", "5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC",
            "S", "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS");
    private static final Map<String, String> SPOIL_FIVE_PLAIN = Map.of(
            "H", "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
            "D", "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD",
            "C", "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC",
            "S", "KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS");

    @Override
    public Set<String> games() {
        Set<String> all = new HashSet<>(Set.of("ecarte"));
        all.addAll(SPOIL_FIVE);
        all.addAll(LOO);
        all.addAll(NAP);
        return all;
    }

    private static List<String> downwards(Table table, String suit) {
        boolean trumps = suit.equals(table.trump());
        if (SPOIL_FIVE.contains(table.game())) {
            return Arrays.asList((trumps ? SPOIL_FIVE_TRUMPS : SPOIL_FIVE_PLAIN)
                    .getOrDefault(suit, "")
                    .split(" "));
        }
        List<String> cards = new ArrayList<>();
        String ranks = table.game().equals("ecarte") ? "KQJAT987" : "AKQJT98765432";
        for (char rank : ranks.toCharArray()) {
            cards.add(rank + suit);
        }
        if (table.game().equals("pam-loo")) {
            cards.remove("JC");
            if (trumps) {
                cards.addFirst("JC");
            }
        }
        return cards;
    }

    private static List<String> trumps(Table table) {
        return table.trump().equals("NT") ? List.of() : downwards(table, table.trump());
    }

    private static List<String> called(Table table) {
        String first = table.trick().getFirst();
        return trumps(table).contains(first) ? trumps(table) : downwards(table, first.substring(1));
    }

    private static List<String> held(Table table, List<String> suit) {
        return table.hand().stream().filter(suit::contains).toList();
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty()) {
            // pp. 197-198: the leads are told of a double pool
            boolean free = !LOO.contains(table.game()) || table.contract().equals("single");
            return free ? table.hand() : leads(table);
        }
        List<String> following = held(table, called(table));
        if (SPOIL_FIVE.contains(table.game())) {
            return atSpoilFive(table, following);
        }
        if (NAP.contains(table.game())) {
            return following.isEmpty() ? table.hand() : following;
        }
        boolean trumpsLed = called(table).equals(trumps(table));
        if (trumpsLed && table.game().equals("pam-loo") && following.contains("JC")) {
            List<String> others =
                    following.stream().filter(card -> !card.equals("JC")).toList();
            List<String> may = new ArrayList<>(others.isEmpty() ? table.hand() : heading(table, others));
            if (!may.contains("JC")) {
                may.add("JC");
            }
            return may;
        }
        if (!following.isEmpty()) {
            return heading(table, following);
        }
        List<String> trumps = held(table, trumps(table));
        return trumps.isEmpty() ? table.hand() : heading(table, trumps);
    }

    /** Those that would win the trick as it lies, or all where none would. */
    private static List<String> heading(Table table, List<String> from) {
        List<String> would = from.stream()
                .filter(card -> {
                    List<String> trick = new ArrayList<>(table.trick());
                    trick.add(card);
                    return place(table, trick) == trick.size() - 1;
                })
                .toList();
        return would.isEmpty() ? from : would;
    }

    private static List<String> leads(Table table) {
        List<String> trumps = held(table, trumps(table));
        String ace = "A" + table.trump();
        String king = "K" + table.trump();
        if (trumps.contains(ace)) {
            return List.of(ace);
        }
        if (trumps.contains(king) && table.turnUp().equals(ace)) {
            return List.of(king);
        }
        return trumps.size() >= 2 ? trumps : table.hand();
    }

    private static List<String> atSpoilFive(Table table, List<String> following) {
        List<String> trumps = trumps(table);
        String first = table.trick().getFirst();
        if (!trumps.contains(first)) {
            List<String> may = new ArrayList<>(following);
            may.addAll(held(table, trumps));
            return following.isEmpty() ? table.hand() : may;
        }
        boolean onlyOne = following.size() == 1 && trumps.indexOf(following.getFirst()) < 3;
        boolean lowerLed = onlyOne && trumps.indexOf(first) > trumps.indexOf(following.getFirst());
        return following.isEmpty() || lowerLed ? table.hand() : following;
    }

    private static int place(Table table, List<String> trick) {
        List<String> order = new ArrayList<>(trumps(table));
        order.addAll(called(table));
        return trick.indexOf(order.stream().filter(trick::contains).findFirst().orElseThrow());
    }

    @Override
    public int winner(Table table) {
        return place(table, table.trick());
    }
}
