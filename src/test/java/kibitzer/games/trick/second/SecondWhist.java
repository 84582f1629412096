package kibitzer.games.trick.second;

import java.util.List;
import java.util.Set;

/** Whist (p. 185) and its kin; catch the ten (p. 249) has its knave above the ace of trumps, French Boston (p. 191) the knave of diamonds. */
final class SecondWhist implements SecondRules {
    private static final String DOWN = "AKQJT98765432";
    private static final String DOWN_WITH_JACK_FIRST = "JAKQT98765432";

    @Override
    public Set<String> games() {
        return Set.of(
                "whist",
                "contract-whist",
                "solo-whist",
                "auction-solo",
                "bridge-whist",
                "short-whist",
                "long-whist",
                "american-whist",
                "bid-whist",
                "setback-bid-whist",
                "auction-bid-whist",
                "bid-whist-variations",
                "norwegian-whist",
                "boston",
                "misere-partout",
                "boston-de-fontainebleau",
                "russian-boston",
                "french-boston",
                "cayenne",
                "dummy-whist",
                "vint",
                "catch-the-ten",
                "short-whist-1900",
                "dummy-whist-1900");
    }

    private static String suit(Table table, String card) {
        return table.game().equals("french-boston")
                        && card.equals("JD")
                        && !table.trump().equals("NT")
                ? table.trump()
                : card.substring(1);
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty()) {
            return table.hand();
        }
        String led = suit(table, table.trick().getFirst());
        List<String> following = table.hand().stream()
                .filter(card -> suit(table, card).equals(led))
                .toList();
        return following.isEmpty() ? table.hand() : following;
    }

    @Override
    public int winner(Table table) {
        String led = suit(table, table.trick().getFirst());
        boolean trumped =
                table.trick().stream().anyMatch(card -> suit(table, card).equals(table.trump()));
        String winning = trumped ? table.trump() : led;
        int winner = -1;
        for (int i = 0; i < table.trick().size(); i++) {
            String card = table.trick().get(i);
            if (suit(table, card).equals(winning)
                    && (winner < 0
                            || place(table, card) < place(table, table.trick().get(winner)))) {
                winner = i;
            }
        }
        return winner;
    }

    private static int place(Table table, String card) {
        boolean trump = suit(table, card).equals(table.trump());
        if (trump && !card.substring(1).equals(table.trump())) {
            return -1;
        }
        String order = trump && table.game().equals("catch-the-ten") ? DOWN_WITH_JACK_FIRST : DOWN;
        return order.indexOf(card.charAt(0));
    }
}
