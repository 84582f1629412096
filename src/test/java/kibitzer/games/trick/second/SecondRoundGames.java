package kibitzer.games.trick.second;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Nap (round games pp. 3-15) and loo (pp. 16-28): each card is asked whether its player would be looed for it. */
final class SecondRoundGames implements SecondRules {
    private static final String DOWN = "AKQJT98765432";
    private static final Set<String> NAP = Set.of(
            "nap",
            "nap-kitty",
            "nap-misery",
            "nap-buying",
            "nap-spare-hand",
            "nap-double-header",
            "nap-wellington",
            "nap-bluecher",
            "nap-32-card",
            "nap-six-seven-card",
            "nap-nine-card");
    private static final Set<String> LOO = Set.of(
            "three-card-loo",
            "loo-club-law",
            "loo-unlimited",
            "loo-mixed",
            "loo-five-card",
            "loo-irish",
            "loo-32-card");

    @Override
    public Set<String> games() {
        return Stream.of(NAP, LOO).flatMap(Set::stream).collect(Collectors.toSet());
    }

    private static boolean isPam(Table table, String card) {
        return table.game().equals("loo-five-card") && card.equals("JC");
    }

    private static String suit(Table table, String card) {
        return isPam(table, card) ? table.trump() : card.substring(1);
    }

    private static boolean isTrump(Table table, String card) {
        return suit(table, card).equals(table.trump());
    }

    /** Less is higher; only cards of one suit are compared. */
    private static int place(Table table, String card) {
        return isPam(table, card) ? -1 : DOWN.indexOf(card.charAt(0));
    }

    private static boolean beats(Table table, String card, String other) {
        if (suit(table, card).equals(suit(table, other))) {
            return place(table, card) < place(table, other);
        }
        return isTrump(table, card);
    }

    private static String heading(Table table) {
        String best = table.trick().getFirst();
        for (String card : table.trick()) {
            best = beats(table, card, best) ? card : best;
        }
        return best;
    }

    private static boolean isLooed(Table table, String played) {
        if (table.trick().isEmpty()) {
            return LOO.contains(table.game()) && isLooedForLeading(table, played);
        }
        String led = suit(table, table.trick().getFirst());
        List<String> suited = table.hand().stream()
                .filter(card -> suit(table, card).equals(led))
                .toList();
        if (NAP.contains(table.game())) {
            return !suited.isEmpty() && !suited.contains(played);
        }
        if (led.equals(table.trump()) && table.hand().stream().anyMatch(card -> isPam(table, card))) {
            List<String> others =
                    suited.stream().filter(card -> !isPam(table, card)).toList();
            return !isPam(table, played) && isLooedAmong(table, others, played);
        }
        if (!suited.isEmpty()) {
            return isLooedAmong(table, suited, played);
        }
        List<String> ruffs = table.hand().stream()
                .filter(card -> isTrump(table, card) && beats(table, card, heading(table)))
                .toList();
        return !ruffs.isEmpty() && !ruffs.contains(played);
    }

    /** Whether of these, one of which must be played if there are any, another should have been. */
    private static boolean isLooedAmong(Table table, List<String> owed, String played) {
        List<String> heading =
                owed.stream().filter(card -> beats(table, card, heading(table))).toList();
        List<String> may = heading.isEmpty() ? owed : heading;
        return !may.isEmpty() && !may.contains(played);
    }

    private static boolean isLooedForLeading(Table table, String played) {
        List<String> trumps = table.hand().stream()
                .filter(card -> isTrump(table, card))
                .sorted(Comparator.comparingInt(card -> place(table, card)))
                .toList();
        int dealt = table.game().equals("loo-five-card") ? 5 : 3;
        boolean afterTheFirst = !table.firstLead() && table.hand().size() == dealt - 1;
        if (trumps.isEmpty() || !table.firstLead() && !afterTheFirst) {
            return false;
        }
        String ace = "A" + table.trump();
        String king = "K" + table.trump();
        if (table.firstLead() && trumps.contains(ace)) {
            return !played.equals(ace);
        }
        if (table.firstLead() && trumps.contains(king) && table.turnUp().equals(ace)) {
            return !played.equals(king);
        }
        boolean bound = afterTheFirst || trumps.size() > 1;
        return bound && !played.equals(trumps.getFirst());
    }

    @Override
    public List<String> lawful(Table table) {
        return table.hand().stream().filter(card -> !isLooed(table, card)).toList();
    }

    @Override
    public int winner(Table table) {
        return table.trick().indexOf(heading(table));
    }
}
