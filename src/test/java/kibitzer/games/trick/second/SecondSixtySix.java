package kibitzer.games.trick.second;

import java.util.List;
import java.util.Set;

/**
 * Sixty-six and marriage (pp. 278-280): free until the stock is out, then follow suit and no more (p. 279); four players must win, trump
 * and overtrump (p. 280).
 */
final class SecondSixtySix implements SecondRules {
    private static final Downwards CARDS = new Downwards("ATKQJ987", "ATKQJ987");

    @Override
    public Set<String> games() {
        return Set.of("sixty-six", "three-hand-sixty-six", "four-hand-sixty-six", "marriage");
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty() || table.stockOpen()) {
            return table.hand();
        }
        List<String> following = Downwards.of(Downwards.suit(table.trick().getFirst()), table.hand());
        if (!table.game().equals("four-hand-sixty-six")) {
            return Downwards.firstThereIs(following, table.hand());
        }
        List<String> trumps = Downwards.of(table.trump(), table.hand());
        return Downwards.firstThereIs(
                CARDS.winning(following, table), following, CARDS.winning(trumps, table), trumps, table.hand());
    }

    @Override
    public int winner(Table table) {
        return CARDS.winner(table.trick(), table.trump());
    }
}
