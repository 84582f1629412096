package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** A bid where partner's question wants its answer (p. 147). */
final class AnswerGrounds {
    static final List<Ground> ALL = List.of(AnswerGrounds::noAnswer);

    private AnswerGrounds() {}

    private static Optional<Objection> noAnswer(Bidding bidding, Call call, Call best) {
        List<String> tells = bidding.soFar()
                .lastMeaningOf(bidding.soFar().turn().partner())
                .flatMap(meaning -> meaning.rules().stream().findFirst())
                .map(Rule::tells)
                .orElse(List.of());
        boolean aces = tells.contains(Tells.ASKS_FOR_ACES);
        return (aces || tells.contains(Tells.ASKS_FOR_KINGS))
                        && call instanceof Call.Bid bid
                        && best instanceof Call.Bid
                        && Bid.isConventional(bidding, best)
                        && !Bid.isConventional(bidding, call)
                ? bidding.auction()
                        .lastBid()
                        .map(asked -> Objection.printed(
                                "partner's " + asked.inWords() + " asks how many " + (aces ? "aces" : "kings")
                                        + " you hold, and " + bid.inWords() + " is no answer to that",
                                aces ? "contract-bridge.p10" : "contract-bridge.p15"))
                : Optional.empty();
    }
}
