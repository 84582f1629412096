package kibitzer.games.bridge.problems.counting;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;

/** Where a deal comes to a guess. */
public final class Guesses {
    private Guesses() {}

    /** The turn of the guess when declarer takes his top cards first; empty where there is none. */
    public static Optional<GuessTurn> in(Call.Bid contract, Deal deal, Card lead) {
        return CashingPlay.key(deal).flatMap(key -> new CashingPlay(contract, deal, key).untilTheGuess(lead));
    }
}
