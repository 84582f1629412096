package kibitzer.games.trick.second;

import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Highest card (pp. 355-356): without suits any card may be played; with them as at whist, hearts being the only trumps there are. */
final class SecondHighestCard implements SecondRules {
    @Override
    public Set<String> games() {
        return Set.of("highest-card", "highest-card-suits");
    }

    @Override
    public List<String> lawful(Table table) {
        List<String> same = table.hand().stream()
                .filter(card -> !table.trick().isEmpty()
                        && card.endsWith(table.trick().getFirst().substring(1)))
                .toList();
        return table.game().equals("highest-card") || same.isEmpty() ? table.hand() : same;
    }

    @Override
    public int winner(Table table) {
        String up = table.contract().equals("king-high") ? "A23456789TJQK" : "23456789TJQKA";
        Comparator<String> higher = Comparator.comparing(card -> up.indexOf(card.charAt(0)));
        if (!table.game().equals("highest-card")) {
            String led = table.trick().getFirst().substring(1);
            higher = Comparator.comparing((String card) -> card.endsWith(table.trump()))
                    .thenComparing(card -> card.endsWith(led))
                    .thenComparing(higher);
        }
        int winner = 0;
        for (int i = 1; i < table.trick().size(); i++) {
            winner = higher.compare(table.trick().get(i), table.trick().get(winner)) > 0 ? i : winner;
        }
        return winner;
    }
}
