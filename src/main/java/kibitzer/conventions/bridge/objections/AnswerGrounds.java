package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Rule;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** A bid where partner's question wants its answer (p. 147). */
final class AnswerGrounds {
    static final List<Ground> ALL = List.of(AnswerGrounds::noAnswer, AnswerGrounds::hidesTheMajor);

    private static final int SHOWN = 4;

    private AnswerGrounds() {}

    private static Optional<Objection> noAnswer(Bidding bidding, Call call, Call best) {
        List<String> tells = asked(bidding).map(Rule::tells).orElse(List.of());
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

    /** Partner's call asks for a major of four cards (pp. 141, 147), which the best answer shows. */
    private static Optional<Objection> hidesTheMajor(Bidding bidding, Call call, Call best) {
        return asked(bidding)
                .filter(rule -> rule.tells().contains(Tells.ASKS_FOR_A_MAJOR) && call instanceof Call.Bid)
                .flatMap(rule -> Bid.suit(best)
                        .filter(suit -> suit.isMajor() && bidding.hand().length(suit) >= SHOWN)
                        .flatMap(suit -> bidding.auction()
                                .lastBid()
                                .map(asks -> Objection.printed(
                                        "partner's " + asks.inWords() + " asks for a four-card major; you hold "
                                                + Held.counted(bidding.hand(), suit) + ", and "
                                                + ((Call.Bid) call).inWords() + hiding(bidding, call, suit),
                                        rule.source().ids().getFirst()))));
    }

    private static String hiding(Bidding bidding, Call call, Suit shown) {
        return Bid.suit(call)
                .filter(Suit::isMajor)
                .map(suit -> suit == shown
                        ? " shows them higher than need be"
                        : " shows another, of which you hold "
                                + NumberWord.of(bidding.hand().length(suit)))
                .orElse(" hides them");
    }

    private static Optional<Rule<Bidding, Call>> asked(Bidding bidding) {
        return bidding.soFar()
                .lastMeaningOf(bidding.soFar().turn().partner())
                .flatMap(meaning -> meaning.rules().stream().findFirst());
    }
}
