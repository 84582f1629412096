package kibitzer.conventions.bridge;

import java.util.Optional;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.PlayingTricks;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/**
 * What general practice allows at a turn on which no book speaks: to pass where nothing forces a call, what some rule
 * knows there, and bids whose risk is within reason. As for pre-emptive bids (p. 149) that is a contract which both hands
 * may be expected to fail by two tricks vulnerable, by three not vulnerable, and
 * by none in a slam.
 */
public final class WithinReason {
    private static final int BOOK = 6;
    private static final int SMALL_SLAM = 6;
    private static final int VULNERABLE = 2;
    private static final int NOT_VULNERABLE = 3;

    /** Nine tricks at no trump are expected of 26 points, twelve of 33 (p. 146). */
    private static final double POINTS_FOR_GAME = 26;

    private static final double TRICKS_AT_GAME = 9;
    private static final double POINTS_A_TRICK = 7.0 / 3;

    /** About so many points make an honour-trick: an ace is one of four. */
    private static final double POINTS_AN_HONOUR_TRICK = 4;

    private static final int LEAST_TRUMPS = 7;
    private static final int GOOD_FIT = 8;

    private WithinReason() {}

    public static boolean allows(Bidding bidding, Call call) {
        return switch (call) {
            case Call.Pass() ->
                ForcedToCall.at(bidding.soFar())
                        .map(forced -> forced.source().isGeneralPractice())
                        .orElse(true);
            case Call.Double() -> bidding.soFar().speaking().isGiven(bidding, call);
            case Call.Redouble() -> bidding.soFar().speaking().isGiven(bidding, call);
            case Call.Bid(int level, Strain strain) ->
                BOOK + level - expectedTricks(bidding, strain.suit())
                        <= (level >= SMALL_SLAM ? 0 : bidding.isVulnerable() ? VULNERABLE : NOT_VULNERABLE);
        };
    }

    private static double expectedTricks(Bidding bidding, Optional<Suit> trumps) {
        double together = Partnership.expected(Scale.POINTS).of(bidding);
        double byPoints = TRICKS_AT_GAME + (together - POINTS_FOR_GAME) / POINTS_A_TRICK;
        if (trumps.isEmpty()) {
            return byPoints;
        }
        Suit suit = trumps.get();
        double fit = bidding.hand().length(suit)
                + bidding.soFar().shownByPartner().length(suit).least();
        double byOwnSuit =
                PlayingTricks.of(bidding.hand(), suit) + (together - bidding.points()) / POINTS_AN_HONOUR_TRICK;
        return fit < LEAST_TRUMPS ? byOwnSuit : Math.max(byOwnSuit, fit >= GOOD_FIT ? byPoints + 1 : byPoints);
    }
}
