package kibitzer.decisions.banking;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Source;
import kibitzer.games.banking.BookFigure;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.NamedBet;

/** Where the bets stand in the books: the pointers of their settlement, the game itself where there is none. */
final class BankSources {
    private static final Map<String, String> SETTLED = Map.of(
            "faro", "faro.p03",
            "red-dog", "red-dog.p04",
            "slippery-sam", "slippery-sam.p01",
            "trente-et-quarante", "trente-et-quarante.p01",
            "farmer", "farmer.p01",
            "macao", "macao.p01",
            "skinball", "skinball.p01");

    /** Games that print only what they change in another, and where that one is settled. */
    private static final Map<String, String> CHANGED_FROM = Map.of("stuss", "faro.p03", "pharoah", "faro.p03");

    private BankSources() {}

    /** Where it stands how the bet is settled. */
    static Source settling(HouseGame game) {
        Source own = Source.source(SETTLED.getOrDefault(game.id(), game.id()));
        return CHANGED_FROM.containsKey(game.id()) ? own.and(CHANGED_FROM.get(game.id())) : own;
    }

    /** The same, and what is printed on its odds. */
    static Source of(NamedBet bet) {
        Source settling = settling(bet.game());
        String[] printed = bet.bet().printed().stream()
                .map(BookFigure::pointer)
                .filter(pointer -> !settling.ids().contains(pointer))
                .toArray(String[]::new);
        return printed.length == 0 ? settling : settling.and(printed);
    }

    /** All of them; those of some bets are known when these are counted. */
    static List<Source> all() {
        return All.SOURCES;
    }

    private static final class All {
        private static final List<Source> SOURCES = Stream.concat(
                        HouseGames.counted().stream()
                                .flatMap(game ->
                                        game.bets().stream().map(bet -> of(new NamedBet(game, bet, List.of())))),
                        RecursionBets.sources().stream())
                .distinct()
                .toList();

        private All() {}
    }
}
