package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;

/** A pass where there is something to say. */
final class PassGrounds {
    static final List<Ground> ALL = List.of(PassGrounds::anOvercall, PassGrounds::nearGame);

    private PassGrounds() {}

    /** A suit in which too much cannot be lost (p. 150). */
    private static Optional<Objection> anOvercall(Bidding bidding, Call call, Call best) {
        return call.equals(Call.PASS)
                        && bidding.soFar().stage() == Stage.OVERCALL
                        && best instanceof Call.Bid bid
                ? Bid.suit(best)
                        .filter(suit -> !OvercallGrounds.isDear(bidding, bid))
                        .map(suit -> Objection.printed(
                                "you hold " + Held.counted(bidding.hand(), suit) + ", and " + bid.inWords()
                                        + ", even doubled, should lose no more than the 500 points that an overcall may risk",
                                "contract-bridge.p46",
                                "contract-bridge.p48"))
                : Optional.empty();
    }

    /** A game that partner decides. */
    private static Optional<Objection> nearGame(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        return call.equals(Call.PASS)
                        && best instanceof Call.Bid
                        && !Bid.isGame(best)
                        && both.least() > 0
                        && both.atLeast() < both.game()
                        && both.expected() >= both.scale().borderline()
                        && bidding.soFar().stage() != Stage.RESPONSE
                ? Optional.of(Objection.printed(
                        both.holding() + ", and if partner has a little more than the "
                                + BothHands.figure(both.least())
                                + " promised, game is on: its zone begins at "
                                + BothHands.figure(both.game()) + " together",
                        both.gameZone()))
                : Optional.empty();
    }
}
