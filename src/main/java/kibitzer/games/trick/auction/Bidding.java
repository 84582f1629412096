package kibitzer.games.trick.auction;

import java.util.List;

/** How the calls of a game go: one kind with its parameters, which know no game. */
public sealed interface Bidding
        permits Ladder,
                Proposals,
                TurnedUp,
                Klaberjass,
                StandOrThrowUp,
                Begging,
                Proposing,
                FirstTakes,
                ExactBids,
                AllStand,
                DealerNames,
                Against,
                Agreed,
                ByPlayers {

    /**
     * Where these calls lead.
     *
     * @param calls from the first to speak, each of them lawful
     */
    Turn turn(CallTable table, List<String> calls);

    /** Every call there is at this table, low to high. */
    List<String> words(CallTable table);

    /** A clause without a full stop: "each speaks once, and bids more than the last or passes". */
    String says();

    /** What the calls need to know beside one another. */
    default boolean needsTurnUp() {
        return false;
    }
}
