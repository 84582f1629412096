package kibitzer.games.trick.second;

import java.util.List;
import java.util.Set;

/** Bezique and its kin (pp. 272-277): free until the stock is out (p. 273), then follow and win (p. 274; of four players p. 275). */
final class SecondBezique implements SecondRules {
    private static final Downwards CARDS = new Downwards("AKQJT987", "AKQJT987");

    @Override
    public Set<String> games() {
        return Set.of(
                "bezique",
                "three-hand-bezique",
                "four-hand-bezique",
                "rubicon-bezique",
                "six-pack-bezique",
                "eight-pack-bezique",
                "polish-bezique",
                "cinq-cents");
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty() || table.stockOpen()) {
            return table.hand();
        }
        List<String> following = Downwards.of(Downwards.suit(table.trick().getFirst()), table.hand());
        return Downwards.firstThereIs(
                CARDS.winning(following, table), following, CARDS.winning(table.hand(), table), table.hand());
    }

    @Override
    public int winner(Table table) {
        return CARDS.winner(table.trick(), table.trump());
    }
}
