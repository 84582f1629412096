package kibitzer.games.trick.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.allfours.AllFoursGames;
import kibitzer.games.trick.bezique.BeziqueGames;
import kibitzer.games.trick.children.HighestCardGames;
import kibitzer.games.trick.euchre.EuchreGames;
import kibitzer.games.trick.euchre.FiveHundredGames;
import kibitzer.games.trick.hearts.BlackLadyGames;
import kibitzer.games.trick.hearts.HeartsGames;
import kibitzer.games.trick.hearts.JackGames;
import kibitzer.games.trick.hearts.OhHellGames;
import kibitzer.games.trick.jass.JassGames;
import kibitzer.games.trick.ombre.OmbreGames;
import kibitzer.games.trick.pinochle.PinochleGames;
import kibitzer.games.trick.piquet.PiquetGames;
import kibitzer.games.trick.round.LooGames;
import kibitzer.games.trick.round.NapGames;
import kibitzer.games.trick.schafkopf.SchafkopfGames;
import kibitzer.games.trick.sixtysix.SixtySixGames;
import kibitzer.games.trick.skat.FrogGames;
import kibitzer.games.trick.skat.SkatGames;
import kibitzer.games.trick.tarok.TarokGames;
import kibitzer.games.trick.tresette.TresetteGames;
import kibitzer.games.trick.trumps.TrumpsGames;
import kibitzer.games.trick.whist.WhistGames;

/** Every game of tricks whose rules are known, family by family. */
public final class TrickGames {
    public static final List<TrickGame> ALL = Stream.of(
                    WhistGames.ALL,
                    EuchreGames.ALL,
                    FiveHundredGames.ALL,
                    HeartsGames.ALL,
                    BlackLadyGames.ALL,
                    JackGames.ALL,
                    OhHellGames.ALL,
                    SchafkopfGames.ALL,
                    SkatGames.ALL,
                    FrogGames.ALL,
                    OmbreGames.ALL,
                    TarokGames.ALL,
                    TresetteGames.ALL,
                    PiquetGames.ALL,
                    BeziqueGames.ALL,
                    SixtySixGames.ALL,
                    JassGames.ALL,
                    PinochleGames.ALL,
                    HighestCardGames.ALL,
                    TrumpsGames.ALL,
                    NapGames.ALL,
                    LooGames.ALL,
                    AllFoursGames.ALL)
            .flatMap(List::stream)
            .toList();

    private static final Map<String, TrickGame> BY_ID =
            ALL.stream().collect(Collectors.toMap(TrickGame::id, Function.identity()));

    private static final Map<String, List<TrickGame>> CHILDREN = ALL.stream()
            .filter(game -> game.parent().isPresent())
            .collect(Collectors.groupingBy(game -> game.parent().orElseThrow().id()));

    private TrickGames() {}

    /** The games that are told as differences from this one, in their order. */
    public static List<TrickGame> childrenOf(TrickGame game) {
        return CHILDREN.getOrDefault(game.id(), List.of());
    }

    public static Optional<TrickGame> find(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }
}
