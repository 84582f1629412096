package kibitzer.games.trick.second;

import java.util.List;
import java.util.Set;

/** Piquet (pp. 264-270): follow suit, and nothing is trumps; imperial (p. 271): follow, else trump, and win if able. */
final class SecondPiquet implements SecondRules {
    private static final Downwards PIQUET = new Downwards("AKQJT987", "");
    private static final Downwards IMPERIAL = new Downwards("KQJAT987", "KQJAT987");

    @Override
    public Set<String> games() {
        return Set.of("piquet", "club-piquet", "piquet-normand", "piquet-voleur", "la-ronfle", "le-cent", "imperial");
    }

    private static boolean isImperial(Table table) {
        return table.game().equals("imperial");
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty()) {
            return table.hand();
        }
        List<String> following = Downwards.of(Downwards.suit(table.trick().getFirst()), table.hand());
        if (!isImperial(table)) {
            return Downwards.firstThereIs(following, table.hand());
        }
        List<String> trumps = Downwards.of(table.trump(), table.hand());
        return Downwards.firstThereIs(IMPERIAL.winning(following, table), following, trumps, table.hand());
    }

    @Override
    public int winner(Table table) {
        return (isImperial(table) ? IMPERIAL : PIQUET).winner(table.trick(), table.trump());
    }
}
