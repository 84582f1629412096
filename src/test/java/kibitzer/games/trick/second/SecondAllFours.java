package kibitzer.games.trick.second;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** All fours (pp. 232-242): every card has a number, trumps above a hundred, and what is not of the suit led or trumps has none. */
final class SecondAllFours implements SecondRules {
    private static final Map<String, String> SAME_COLOUR = Map.of("S", "C", "C", "S", "H", "D", "D", "H");
    private static final String UPWARDS = "23456789TJQKA";
    private static final Set<String> FOLLOW_STRICTLY = Set.of("california-jack", "shasta-sam", "all-fives");
    private static final Set<String> LEFT_PEDRO = Set.of("cinch", "razzle-dazzle");

    @Override
    public Set<String> games() {
        return Set.of(
                "seven-up",
                "california-jack",
                "shasta-sam",
                "all-fives",
                "auction-pitch",
                "smudge",
                "pitch-holding",
                "bunch",
                "joker-pitch",
                "pitch",
                "commercial-pitch",
                "pedro",
                "pedro-sancho",
                "dom-pedro",
                "cinch",
                "razzle-dazzle");
    }

    private static boolean isLeftPedro(Table table, String card) {
        return LEFT_PEDRO.contains(table.game()) && card.equals("5" + SAME_COLOUR.get(table.trump()));
    }

    private static boolean isTrump(Table table, String card) {
        return card.equals("JK") || card.endsWith(table.trump()) || isLeftPedro(table, card);
    }

    private static boolean follows(Table table, String card) {
        String first = table.trick().getFirst();
        return isTrump(table, first)
                ? isTrump(table, card)
                : !isTrump(table, card) && card.endsWith(first.substring(1));
    }

    /** Twice the place, so that the left pedro can stand just below the right one. */
    private static int number(Table table, String card) {
        if (card.equals("JK")) {
            return 99;
        }
        int rank = 2 * UPWARDS.indexOf(card.charAt(0));
        if (isLeftPedro(table, card)) {
            return 100 + rank - 1;
        }
        return isTrump(table, card) ? 100 + rank : follows(table, card) ? rank : -1;
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty() || table.hand().stream().noneMatch(card -> follows(table, card))) {
            return table.hand();
        }
        boolean mayTrump = !FOLLOW_STRICTLY.contains(table.game());
        return table.hand().stream()
                .filter(card -> follows(table, card) || mayTrump && isTrump(table, card))
                .toList();
    }

    @Override
    public int winner(Table table) {
        int winner = 0;
        for (int i = 1; i < table.trick().size(); i++) {
            if (number(table, table.trick().get(i))
                    > number(table, table.trick().get(winner))) {
                winner = i;
            }
        }
        return winner;
    }
}
