package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Bound;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.AfterRaise;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.CulbertsonCounts;
import kibitzer.conventions.bridge.Interval;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.games.bridge.Call;

/**
 * What both hands hold, in the measure of the seat whose turn it is.
 *
 * @param scale defenders add up honour-tricks, as the page on overcalls does (p. 150)
 * @param own what the hand holds
 * @param counting how that was counted where it is no sum of high cards: " with length"
 * @param partner what partner has shown
 * @param expected own strength and what is expected of partner
 * @param partnerHasBid false where partner has only passed
 * @param printed where the page prints what partner holds, whose one call tells just that; empty where it is counted from calls
 */
record BothHands(
        Scale scale,
        double own,
        String counting,
        Interval partner,
        double expected,
        boolean partnerHasBid,
        Optional<String> printed) {
    private static final double GAME = 26;
    private static final double MOST_POINTS = 40;
    private static final double GAME_IN_TRICKS = 6;
    private static final double SLAM = 33;
    private static final double SLAM_IN_TRICKS = 7;

    /** Behind what partner's calls promise, before the page that prints a zone. */
    private static final String COUNT = " by our count";

    /** The counts in which the page prints what an opening or an answer in no trump holds. */
    private static final Set<String> NO_TRUMP =
            Set.of(CulbertsonCounts.NO_TRUMP.key(), CulbertsonCounts.NO_TRUMP_RESPONSE.key());

    /** Where a range of points is printed for an opening or an answer in no trump (p. 141-146). */
    private static final Set<String> NO_TRUMP_IN_PRINT = Set.of(
            "acol-system.p03",
            "acol-system.p04",
            "acol-system.p10",
            "acol-system.p11",
            "acol-system.p13",
            "acol-system.p22",
            "cab-system.p08",
            "culbertson-point-count.p10",
            "culbertson-point-count.p13",
            "culbertson-point-count.p14",
            "culbertson-point-count.p43",
            "culbertson-point-count.p44",
            "culbertson-point-count.p45");

    static BothHands of(Bidding bidding) {
        Scale scale = scale(bidding);
        boolean hasBid = bidding.soFar()
                .lastCallOf(bidding.soFar().turn().partner())
                .filter(call -> !call.equals(Call.PASS))
                .isPresent();
        if (scale == Scale.CULBERTSON_POINTS
                && isRaised(bidding)
                && AfterRaise.told(bidding.soFar()).least() > 0) {
            Interval raise = AfterRaise.told(bidding.soFar());
            return new BothHands(
                    scale,
                    AfterRaise.LEAST.of(bidding) - raise.least(),
                    " after the raise",
                    raise,
                    AfterRaise.EXPECTED.of(bidding),
                    hasBid,
                    Optional.empty());
        }
        double own = scale.of(bidding);
        Interval partner =
                inNoTrump(bidding).orElseGet(() -> scale.of(bidding.soFar().shownByPartner()));
        return new BothHands(
                scale,
                own,
                scale == Scale.CULBERTSON_POINTS && own != bidding.points() ? " with length" : "",
                partner,
                Partnership.expected(scale).of(bidding),
                hasBid,
                printedBy(bidding, partner));
    }

    /** The page that prints what partner's first bid, in no trump, holds, where the later ones have told no more of it. */
    private static Optional<String> printedBy(Bidding bidding, Interval partner) {
        BiddingSoFar soFar = bidding.soFar();
        List<Call> calls = soFar.auction().calls();
        return IntStream.range(0, calls.size())
                .filter(call -> soFar.seatOf(call) == soFar.turn().partner()
                        && !calls.get(call).equals(Call.PASS))
                .limit(1)
                .filter(call -> Bid.isNoTrump(calls.get(call)))
                .mapToObj(call -> soFar.meanings().get(call).rules().stream().limit(1))
                .flatMap(rules -> rules)
                .filter(rule -> rule.source().ids().stream().limit(1).anyMatch(NO_TRUMP_IN_PRINT::contains)
                        && rule.figures().stream()
                                .anyMatch(figure -> within(figure.range()).equals(partner)))
                .map(rule -> rule.source().ids().getFirst())
                .findFirst();
    }

    private static Interval within(Range range) {
        return Interval.of(
                range.min().map(Bound::value).orElse(0.0),
                range.max().map(Bound::value).orElse(MOST_POINTS));
    }

    private static Scale scale(Bidding bidding) {
        return bidding.soFar().stage().isOverAnOpening()
                ? Scale.HONOUR_TRICKS
                : bidding.soFar().system().scale();
    }

    private static boolean isRaised(Bidding bidding) {
        return bidding.soFar()
                .lastCallOf(bidding.soFar().turn().partner())
                .flatMap(Bid::suit)
                .filter(suit -> Bid.isOwn(bidding, suit))
                .isPresent();
    }

    /** What partner's one bid in no trump told in the count of its page. */
    private static Optional<Interval> inNoTrump(Bidding bidding) {
        List<Rule<Bidding, Call>> rules = bidding.soFar()
                .lastMeaningOf(bidding.soFar().turn().partner())
                .map(meaning -> meaning.rules())
                .orElse(List.of());
        List<Interval> told = rules.stream()
                .flatMap(rule -> rule.needs().stream())
                .flatMap(BothHands::inNoTrump)
                .toList();
        return told.size() == rules.size() ? told.stream().reduce(Interval::hull) : Optional.empty();
    }

    private static Stream<Interval> inNoTrump(Need<Bidding> need) {
        return need instanceof Need.Within<Bidding>(var quantity, Range range) && NO_TRUMP.contains(quantity.key())
                ? Stream.of(within(range))
                : Stream.of();
    }

    /** The pages of a zone, and before them that of what partner has shown. */
    List<String> pages(String zone) {
        return Stream.concat(printed.stream(), Stream.of(zone)).toList();
    }

    /** Behind what partner has shown: " by our count", and nothing where a page prints it. */
    String counted() {
        return printed.isPresent() ? "" : COUNT;
    }

    private boolean isInTricks() {
        return scale == Scale.HONOUR_TRICKS;
    }

    double least() {
        return Math.max(0, partner.least());
    }

    /** "13 to 15", "13 or more". */
    String shown() {
        return partner.most() < scale.most()
                ? figure(least()) + " to " + figure(partner.most())
                : figure(least()) + " or more";
    }

    double game() {
        return isInTricks() ? GAME_IN_TRICKS : GAME;
    }

    double slam() {
        return isInTricks() ? SLAM_IN_TRICKS : SLAM;
    }

    double atLeast() {
        return own + least();
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

    /** "you have 14 points, partner has shown only 5 by our count; the game zone begins at 26 together". */
    String tooLittleFor(double zone) {
        return holding()
                + (least() == 0
                        ? partnerHasBid ? ", partner has not shown the rest" : ", partner has promised nothing"
                        : own + partner.most() < zone && partner.most() > least()
                                ? ", partner has " + mostOfPartner()
                                : ", partner has shown only " + figure(least()) + counted())
                + "; the " + (zone < slam() ? "game" : "slam") + " zone begins at " + figure(zone) + " together";
    }

    /** "8 points and partner's 15 at most are 23 together"; with the least of partner where the most would be enough. */
    String summed() {
        boolean most = own + partner.most() < game();
        double partners = most ? partner.most() : least();
        return figure(own) + unit(own) + " and partner's " + figure(partners) + (most ? " at most" : " at least")
                + " are " + figure(own + partners) + " together";
    }

    /** "2½ at most by our count": what a call promises is counted from its rules, and stands on no page. */
    String mostOfPartner() {
        return figure(partner.most()) + " at most" + counted();
    }

    /** "you have 14 points and partner has shown 12 by our count". */
    String enough() {
        return holding() + " and partner has shown " + figure(least()) + counted();
    }

    /** "you have 14 points", with how they were counted. */
    String holding() {
        return "you have " + figure(own) + unit(own) + counting;
    }

    private String unit(double value) {
        return isInTricks() ? value > 1 ? " honour-tricks" : " honour-trick" : value == 1 ? " point" : " points";
    }

    /** "6", "5½". */
    static String figure(double value) {
        double half = Math.floor(value * 2) / 2;
        int whole = (int) half;
        return half == 0 ? "no" : half == whole ? String.valueOf(whole) : (whole == 0 ? "" : whole) + "½";
    }
}
