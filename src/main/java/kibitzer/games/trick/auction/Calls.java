package kibitzer.games.trick.auction;

import java.util.List;
import java.util.Optional;
import kibitzer.games.trick.TrickGame;

/**
 * The calls of one hand: what may be called next, when it is over, and what is played then.
 *
 * <p>Calls run from the first to speak and are words in lower case, "order-up", or numbers, bids and suits as they are written: "3", "8S".
 *
 * @param bidding how they go
 * @param table what they depend on beside one another
 */
public record Calls(Bidding bidding, CallTable table) {

    /** A call that was not open. */
    public record Fault(int at, String call, String why) {}

    /** The calls of a game; empty where it has none, or none that can be played. */
    public static Optional<Calls> of(TrickGame game, CallTable table) {
        return CallRules.of(game).map(bidding -> new Calls(bidding, table));
    }

    /** What may be called after these, low to high; nothing once it is over. */
    public List<String> next(List<String> calls) {
        return bidding.turn(table, calls).calls();
    }

    public boolean over(List<String> calls) {
        return bidding.turn(table, calls).isOver();
    }

    /** What is played; empty until it is over. */
    public Optional<Outcome> result(List<String> calls) {
        return bidding.turn(table, calls).outcome();
    }

    /** Who is to speak, from 0 = the first to have spoken at all, the dealer last; of no meaning once it is over. */
    public int speaker(List<String> calls) {
        return bidding.turn(table, calls).speaker();
    }

    /** Why a call may be made after these, or why not. */
    public String why(List<String> calls, String call) {
        Turn turn = bidding.turn(table, calls);
        return turn.open().getOrDefault(call, turn.closed());
    }

    /** The first of these calls that was not open when it was made. */
    public Optional<Fault> fault(List<String> calls) {
        for (int at = 0; at < calls.size(); at++) {
            List<String> before = calls.subList(0, at);
            Turn turn = bidding.turn(table, before);
            String call = calls.get(at);
            if (!turn.open().containsKey(call)) {
                String why = bidding.words(table).contains(call) ? turn.closed() : "there is no such call in this game";
                return Optional.of(new Fault(at, call, turn.isOver() ? "the calling was over" : why));
            }
        }
        return Optional.empty();
    }
}
