package kibitzer.games.trick.second;

import java.util.List;
import java.util.Set;

/**
 * Jass (pp. 280-282): after the stock follow, and win in any way, but a lone jack of trumps may be withheld from a plain lead. Klaberjass
 * and its kin (pp. 282-287): follow, else trump, and go over on a lead of trumps.
 */
final class SecondJass implements SecondRules {
    private static final Set<String> JASS = Set.of("jass", "four-hand-jass", "three-hand-jass");

    @Override
    public Set<String> games() {
        return Set.of(
                "jass",
                "four-hand-jass",
                "three-hand-jass",
                "klaberjass",
                "belotte",
                "clabber",
                "alsos",
                "felsos",
                "kalabrias",
                "kalaber");
    }

    private static Downwards cards(Table table) {
        if (JASS.contains(table.game())) {
            return new Downwards("AKQJT9876", "J9AKQT876");
        }
        return new Downwards("ATKQJ987", table.game().equals("felsos") ? "Q9ATKJ87" : "J9ATKQ87");
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty() || table.stockOpen()) {
            return table.hand();
        }
        String led = Downwards.suit(table.trick().getFirst());
        List<String> following = Downwards.of(led, table.hand());
        List<String> overtaking = cards(table).winning(following, table);
        List<String> trumps = Downwards.of(table.trump(), table.hand());
        if (JASS.contains(table.game())) {
            boolean mayWithhold = trumps.equals(List.of("J" + table.trump()));
            List<String> winning = mayWithhold ? List.of() : cards(table).winning(table.hand(), table);
            return Downwards.firstThereIs(overtaking, following, winning, table.hand());
        }
        return led.equals(table.trump())
                ? Downwards.firstThereIs(overtaking, following, table.hand())
                : Downwards.firstThereIs(following, trumps, table.hand());
    }

    @Override
    public int winner(Table table) {
        return cards(table).winner(table.trick(), table.trump());
    }
}
