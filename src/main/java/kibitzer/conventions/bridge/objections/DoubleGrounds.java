package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;

/** A double that no rule gives: what it is not for, and how little this hand has against their contract. */
final class DoubleGrounds {
    static final List<Ground> ALL = List.of(DoubleGrounds::forNothing, DoubleGrounds::letsThemOff);

    /** With more trumps such a call may have its ground. */
    private static final int MOST_TRUMPS = 3;

    /** No higher bid is doubled for partner's suit (p. 146). */
    private static final int HIGHEST = 3;

    private static final double MOST_TRICKS = 2.5;

    private DoubleGrounds() {}

    private static Optional<Objection> forNothing(Bidding bidding, Call call, Call best) {
        return call.equals(Call.DOUBLE)
                        && !bidding.soFar().book().isGiven(bidding, call)
                        && (!best.equals(Call.PASS) || bidding.honourTricks() <= MOST_TRICKS)
                ? bidding.auction().lastBid().flatMap(bid -> against(bidding, bid, best))
                : Optional.empty();
    }

    /** Partner doubled after one's own bid, and waits for the penalty (p. 146). */
    private static Optional<Objection> letsThemOff(Bidding bidding, Call call, Call best) {
        return call instanceof Call.Bid
                        && best.equals(Call.PASS)
                        && bidding.soFar()
                                .lastMeaningOf(bidding.soFar().turn().partner())
                                .filter(meaning -> !meaning.conventional())
                                .isPresent()
                        && bidding.soFar()
                                .lastCallOf(bidding.soFar().turn().partner())
                                .filter(Call.DOUBLE::equals)
                                .isPresent()
                        && bidding.soFar().callsSinceOpening(bidding.soFar().turn()).stream()
                                .anyMatch(own -> !own.equals(Call.PASS))
                ? Optional.of(Objection.printed(
                        "you had bid before partner doubled, so the double is for the penalty, and a bid lets them off",
                        "contract-bridge.p02"))
                : Optional.empty();
    }

    private static Optional<Objection> against(Bidding bidding, Call.Bid bid, Call best) {
        String tricks = BothHands.figure(bidding.honourTricks())
                + (bidding.honourTricks() <= 1 ? " honour-trick" : " honour-tricks");
        String few = bidding.honourTricks() == 0 ? tricks : "only " + tricks;
        if (bid.strain().suit().isEmpty() && partnerHasCalled(bidding)) {
            return Optional.of(Objection.printed(
                    "partner has called, so a double is not for take-out, and "
                            + (best.equals(Call.PASS)
                                    ? "you have " + few + " against " + bid.inWords()
                                    : "what you have yourself may win more"),
                    "contract-bridge.p02"));
        }
        if (bid.strain().suit().isEmpty()) {
            return Optional.of(Objection.printed(
                    "a double asks for partner's suit only over a bid in a suit, and you have " + few + " against "
                            + bid.inWords(),
                    "contract-bridge.p01"));
        }
        if (bid.level() > HIGHEST && !partnerHasCalled(bidding)) {
            return Optional.of(Objection.printed(
                    "a double asks for partner's suit only up to the level of three, and you have " + few + " against "
                            + bid.inWords(),
                    "contract-bridge.p01"));
        }
        if (best.equals(Call.PASS)
                && !partnerHasCalled(bidding)
                && bidding.soFar().stage() != Stage.OVERCALL) {
            return Optional.of(Objection.ofPractice("partner has shown nothing, and you have " + few + " against "
                    + bid.inWords() + ": too little to beat it alone"));
        }
        return bid.strain()
                .suit()
                .filter(trumps -> (best.equals(Call.PASS) || bidding.hand().length(trumps) <= MOST_TRUMPS)
                        && partnerHasCalled(bidding))
                .map(trumps -> Objection.printed(
                        "partner has called, so a double is not for take-out, and you have "
                                + (bidding.honourTricks() > MOST_TRICKS
                                        ? Held.counted(bidding.hand(), trumps) + ", too few to hope for a good penalty"
                                        : (bidding.hand().length(trumps) == 0 ? "" : "only ")
                                                + (bidding.hand().length(trumps) <= MOST_TRUMPS
                                                        ? Held.written(bidding.hand(), trumps) + " and "
                                                        : "")
                                                + tricks + " against " + bid.inWords()),
                        "contract-bridge.p02"));
    }

    private static boolean partnerHasCalled(Bidding bidding) {
        List<Call> calls = bidding.auction().calls();
        return IntStream.iterate(calls.size() - 2, turn -> turn >= 0, turn -> turn - 4)
                .anyMatch(turn -> !calls.get(turn).equals(Call.PASS));
    }
}
