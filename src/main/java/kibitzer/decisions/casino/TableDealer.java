package kibitzer.decisions.casino;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.LawfulPlays;
import kibitzer.games.casino.Layout;

/** Deals tables with a card to play, as hard as is asked for. */
final class TableDealer {
    static final int HARDEST = 4;

    private static final int TRIES = 4_000;
    private static final int FEWEST = 3;
    private static final int MOST = 8;
    private static final int MANY = 3;

    private TableDealer() {}

    /** @param level from 1 to {@link #HARDEST}; 0 for a table as it comes, on which two times in three something is taken */
    static TableToTake deal(CasinoGame game, int level, Chance chance) {
        boolean anything = level == 0 && chance.onceIn(3);
        TableToTake table = any(game, level, chance);
        for (int tried = 1; tried < TRIES && !anything && !fits(table, level); tried++) {
            table = any(game, level, chance);
        }
        return table;
    }

    private static TableToTake any(CasinoGame game, int level, Chance chance) {
        List<Card> pack = chance.shuffled(game.rules().pack().cards());
        int many = level == 1
                ? FEWEST + chance.below(2)
                : level >= MANY ? MOST - 2 + chance.below(3) : FEWEST + chance.below(MOST - FEWEST);
        CardSet loose = Fields.some(pack, 1, many);
        boolean built = game.rules().builds() && level != 1 && chance.onceIn(3);
        Layout layout =
                built ? built(game, loose, Fields.some(pack, many + 1, 4), chance) : new Layout(loose, List.of());
        return new TableToTake(game, layout.loose(), pack.getFirst(), layout.builds());
    }

    /** With a build that somebody with these cards could have made there. */
    private static Layout built(CasinoGame game, CardSet loose, CardSet hand, Chance chance) {
        Layout before = new Layout(loose, List.of());
        int owner = chance.below(2);
        List<CasinoPlay> builds = new LawfulPlays(game.rules(), hand, before, owner)
                .all().stream().filter(CasinoPlay.Builds.class::isInstance).toList();
        return builds.isEmpty() ? before : before.after(chance.oneOf(builds), owner);
    }

    private static boolean fits(TableToTake table, int level) {
        List<CardSet> most = table.most();
        int groups = most.getFirst().isEmpty()
                ? 0
                : table.game()
                        .rules()
                        .division(table.card(), most.getFirst(), table.layout())
                        .size();
        return switch (level) {
            case 0 -> groups > 0;
            case 1 -> groups == 1;
            case 2 -> groups == 2;
            case 3 -> groups >= MANY || groups == 2 && !table.builds().isEmpty();
            default -> groups > 1 && isTempting(table, most);
        };
    }

    /** True if some capture that cannot be added to is not one of the largest. */
    private static boolean isTempting(TableToTake table, List<CardSet> most) {
        List<CardSet> all = table.all();
        return all.stream()
                .anyMatch(set -> set.size() < most.getFirst().size()
                        && all.stream().noneMatch(other -> other.size() > set.size() && set.subsetOf(other)));
    }
}
