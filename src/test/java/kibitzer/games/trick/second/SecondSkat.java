package kibitzer.games.trick.second;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Schafkopf (pp. 317-319), skat (pp. 321-327), frog and six-bid solo (pp. 327-329): the cards of each suit that is not permanently
 * trumps are written down, and before the suit of trumps the permanent ones.
 */
final class SecondSkat implements SecondRules {
    private static final String JACKS = "JC JS JH JD";
    private static final String QUEENS_AND_JACKS = "QC QS QH QD JC JS JH JD";
    private static final List<String> SKAT = List.of(
            "skat",
            "skat-tournee",
            "skat-second-turn",
            "skat-grand-tournee",
            "skat-suit-solo",
            "skat-solo-grand",
            "skat-gucki-grand",
            "skat-open-grand",
            "skat-least",
            "rauber-skat");

    @Override
    public Set<String> games() {
        List<String> all = new ArrayList<>(SKAT);
        all.addAll(List.of(
                "skat-simple-null",
                "skat-open-null",
                "ancient-schafkopf",
                "wendish-schafkopf",
                "modern-schafkopf",
                "schafkopf-least",
                "frog",
                "six-bid-solo"));
        return Set.copyOf(all);
    }

    private record Ranks(String permanent, String suit) {}

    private static Ranks ranks(Table table) {
        if (SKAT.contains(table.game()) && !table.contract().contains("null")) {
            return new Ranks(JACKS, "ATKQ987");
        }
        return switch (table.game()) {
            case "ancient-schafkopf" -> new Ranks(JACKS, "AKQT987");
            case "wendish-schafkopf" -> new Ranks(QUEENS_AND_JACKS, "AKT987");
            case "modern-schafkopf", "schafkopf-least" -> new Ranks(QUEENS_AND_JACKS, "ATK987");
            default -> new Ranks("", "AKQJT9876");
        };
    }

    private static List<String> trumps(Table table) {
        Ranks ranks = ranks(table);
        List<String> trumps = new ArrayList<>();
        if (!ranks.permanent().isEmpty()) {
            trumps.addAll(List.of(ranks.permanent().split(" ")));
        }
        if (!table.trump().equals("NT")) {
            trumps.addAll(suit(ranks, table.trump()));
        }
        return trumps;
    }

    private static List<String> suit(Ranks ranks, String suit) {
        return ranks.suit().chars().mapToObj(rank -> (char) rank + suit).toList();
    }

    private static List<String> called(Table table) {
        String first = table.trick().getFirst();
        List<String> trumps = trumps(table);
        return trumps.contains(first) ? trumps : suit(ranks(table), first.substring(1));
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
        List<String> downwards = new ArrayList<>(trumps(table));
        downwards.addAll(called(table));
        downwards.retainAll(table.trick());
        return table.trick().indexOf(downwards.getFirst());
    }
}
