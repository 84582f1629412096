package kibitzer.conventions.bridge.objections;

import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;

/**
 * What both hands hold, in the measure of the seat whose turn it is.
 *
 * @param scale defenders add up honour-tricks, as the page on overcalls does (p. 150)
 * @param own what the hand holds
 * @param least the least that partner has shown
 * @param most the most that partner may hold
 * @param expected own strength and what is expected of partner
 */
record BothHands(Scale scale, double own, double least, double most, double expected) {
    private static final double GAME = 26;
    private static final double GAME_IN_TRICKS = 6;
    private static final double SLAM = 33;
    private static final double SLAM_IN_TRICKS = 7;

    static BothHands of(Bidding bidding) {
        Scale scale = scale(bidding);
        var partner = scale.of(bidding.soFar().shownByPartner());
        return new BothHands(
                scale,
                scale.of(bidding),
                Math.max(0, partner.least()),
                partner.most(),
                Partnership.expected(scale).of(bidding));
    }

    private static Scale scale(Bidding bidding) {
        Stage stage = bidding.soFar().stage();
        return stage == Stage.OVERCALL || stage == Stage.ADVANCE || stage == Stage.AFTER_COMING_IN
                ? Scale.HONOUR_TRICKS
                : bidding.soFar().system().scale();
    }

    private boolean isInTricks() {
        return scale == Scale.HONOUR_TRICKS;
    }

    double game() {
        return isInTricks() ? GAME_IN_TRICKS : GAME;
    }

    double slam() {
        return isInTricks() ? SLAM_IN_TRICKS : SLAM;
    }

    double atLeast() {
        return own + least;
    }

    boolean isShortOfGame() {
        return atLeast() < game() && expected < scale.borderline();
    }

    boolean isShortOfSlam() {
        return atLeast() < slam() && expected < slam();
    }

    /** Where the page prints from where a zone begins. */
    String gameZone() {
        return isInTricks() ? "culbertson-honour-tricks.p56" : "culbertson-point-count.p49";
    }

    String slamZone() {
        return isInTricks() ? "culbertson-honour-tricks.p57" : "culbertson-point-count.p50";
    }

    /** "you have 14 points, and partner has promised only 5". */
    String tooLittleFor(double zone) {
        return own + most < zone && most > 0 && least > 0
                ? holding() + ", and partner has shown " + figure(most) + " at most"
                : least > 0
                        ? holding() + ", and partner has promised only " + figure(least)
                        : holding() + ", and partner has promised nothing";
    }

    /** "you have 14 points and partner has promised 12". */
    String enough() {
        return holding() + " and partner has promised " + figure(least);
    }

    /** "you have 14 points"; where length counts, that it is in. */
    String holding() {
        return "you have " + figure(own)
                + (isInTricks() ? own > 1 ? " honour-tricks" : " honour-trick" : own == 1 ? " point" : " points");
    }

    /** "6", "5½". */
    static String figure(double value) {
        double half = Math.floor(value * 2) / 2;
        int whole = (int) half;
        return half == 0 ? "no" : half == whole ? String.valueOf(whole) : (whole == 0 ? "" : whole) + "½";
    }
}
