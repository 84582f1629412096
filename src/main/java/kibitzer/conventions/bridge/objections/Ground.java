package kibitzer.conventions.bridge.objections;

import java.util.Optional;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/** One thing that can be wrong with a call. */
@FunctionalInterface
interface Ground {
    /** What is wrong with the call where the other is best; it must be so of the call and not of the other. */
    Optional<Objection> against(Bidding bidding, Call call, Call best);

    /** The same where it decides: nothing that would be said of the best call as well speaks against another. */
    default Optional<Objection> decidingAgainst(Bidding bidding, Call call, Call best) {
        return against(bidding, best, call).isPresent() ? Optional.empty() : against(bidding, call, best);
    }
}
