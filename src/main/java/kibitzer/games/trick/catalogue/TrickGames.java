package kibitzer.games.trick.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.allfours.AllFoursGames;
import kibitzer.games.trick.euchre.EuchreGames;
import kibitzer.games.trick.euchre.FiveHundredGames;
import kibitzer.games.trick.round.LooGames;
import kibitzer.games.trick.round.NapGames;
import kibitzer.games.trick.trumps.TrumpsGames;
import kibitzer.games.trick.whist.WhistGames;

/** Every game of tricks whose rules are known, family by family. */
public final class TrickGames {
    public static final List<TrickGame> ALL = Stream.of(
                    WhistGames.ALL,
                    EuchreGames.ALL,
                    FiveHundredGames.ALL,
                    TrumpsGames.ALL,
                    NapGames.ALL,
                    LooGames.ALL,
                    AllFoursGames.ALL)
            .flatMap(List::stream)
            .toList();

    private static final Map<String, TrickGame> BY_ID =
            ALL.stream().collect(Collectors.toMap(TrickGame::id, Function.identity()));

    private TrickGames() {}

    public static Optional<TrickGame> find(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }
}
