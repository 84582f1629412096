package kibitzer.games.trick.second;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Lift smoke (p. 249) and oh hell (p. 250): follow, else anything; trumps, if there are any, above the suit led. */
final class SecondTurnedTrumps implements SecondRules {
    private static final String UP = "23456789TJQKA";

    @Override
    public Set<String> games() {
        return Set.of("lift-smoke", "oh-hell");
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty()) {
            return table.hand();
        }
        List<String> left = new ArrayList<>(table.hand());
        left.removeIf(card -> card.charAt(1) != table.trick().getFirst().charAt(1));
        return left.isEmpty() ? table.hand() : left;
    }

    @Override
    public int winner(Table table) {
        char led = table.trick().getFirst().charAt(1);
        char trump = table.trump().charAt(0);
        Comparator<String> higher = Comparator.comparing((String card) -> card.charAt(1) == trump)
                .thenComparing(card -> card.charAt(1) == led)
                .thenComparing(card -> UP.indexOf(card.charAt(0)));
        return table.trick().indexOf(table.trick().stream().max(higher).orElseThrow());
    }
}
