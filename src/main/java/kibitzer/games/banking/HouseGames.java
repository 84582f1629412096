package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The banking games of the books, as data: those that the counting walk counts, and those in which nothing can be counted. */
public final class HouseGames {
    private static final List<HouseGame> ALL = Stream.of(
                    FaroGames.ALL, CardGames.ALL, MatchingGames.ALL, DrawingGames.ALL, UncountedGames.ALL)
            .flatMap(List::stream)
            .toList();

    private HouseGames() {}

    public static List<HouseGame> all() {
        return ALL;
    }

    /** Those with bets that can be counted. */
    public static List<HouseGame> counted() {
        return ALL.stream().filter(HouseGame::isCounted).toList();
    }

    public static Optional<HouseGame> find(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** True if the book names no stake and results are in chips; the stake is one chip then. */
    public static boolean isInChips(HouseGame game) {
        return MatchingGames.IN_CHIPS.contains(game.id());
    }

    /** @throws BadBet if there is no such game */
    public static HouseGame get(String id) {
        return find(id).orElseThrow(() -> new BadBet(
                "game",
                "\"" + id + "\" is unknown",
                "one of " + ALL.stream().map(HouseGame::id).collect(Collectors.joining(", "))));
    }
}
