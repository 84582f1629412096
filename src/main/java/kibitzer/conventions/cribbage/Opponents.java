package kibitzer.conventions.cribbage;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kibitzer.games.cribbage.odds.BestLayAways;
import kibitzer.games.cribbage.odds.LayAwayTable;

/**
 * What an opponent lays away at a game for two, from every hand by ranks; worked out when it is first asked for.
 *
 * @param byTheBook who follows the pointers
 * @param best who wants the most of hand and crib on average
 */
public record Opponents(LayAwayTable byTheBook, LayAwayTable best) {
    private static final int TO_THE_CRIB = 2;

    private static final Map<Integer, BestLayAways> BEST = new ConcurrentHashMap<>();
    private static final Map<Opponent, Opponents> KNOWN = new ConcurrentHashMap<>();

    private record Opponent(int dealt, boolean dealer) {}

    /**
     * @param dealt how many cards each is dealt
     * @param dealer true if the opponent dealt, so that the crib is his
     */
    public static Opponents of(int dealt, boolean dealer) {
        return KNOWN.computeIfAbsent(new Opponent(dealt, dealer), Opponents::workedOut);
    }

    private static Opponents workedOut(Opponent opponent) {
        BestLayAways best = BEST.computeIfAbsent(opponent.dealt(), BestLayAways::of);
        LayAwayTable book = LayAwayTable.of(
                opponent.dealt(), hand -> LayAways.BOOK.best(new LayAwayView(hand, TO_THE_CRIB, opponent.dealer())));
        return new Opponents(book, opponent.dealer() ? best.dealer() : best.nonDealer());
    }
}
