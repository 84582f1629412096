package kibitzer.conventions.bridge;

import kibitzer.advice.Quantity;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/**
 * What both hands may be expected to hold when partner asks for game: he saw its border opposite the average of what was
 * shown, so whoever holds the better half of that, and no misfit for partner's suits, is there.
 */
public final class AskedForGame {
    private static final int MISFIT = 1;

    private AskedForGame() {}

    /** Expected strength together; where partner asks for game, the border and what the own hand has above its average. */
    public static Quantity<Bidding> expected(Scale scale) {
        Quantity<Bidding> plain = Partnership.expected(scale);
        return new Quantity<Bidding>(
                        "expected-when-asked-" + scale.key(),
                        scale.unit() + " expected between both hands, as partner's bids go",
                        scale.unit() + "s expected between both hands, as partner's bids go",
                        bidding -> isAsked(bidding.soFar()) && fits(bidding)
                                ? Math.max(plain.of(bidding), scale.of(bidding) + partners(scale, bidding.soFar()))
                                : plain.of(bidding))
                .in(scale.counted().halved())
                .naming(Partnership::leftOut);
    }

    /** Which hands expect so much at this turn; wide, as it does not know whether the hand fits. */
    static Interval own(Scale scale, Interval together, BiddingSoFar soFar) {
        Interval plain = Expectation.own(scale, together, scale.of(soFar.shownByPartner()));
        double partners = partners(scale, soFar);
        return isAsked(soFar)
                ? plain.hull(Interval.of(together.least() - partners, together.most() - partners))
                : plain;
    }

    /** What partner seems to hold who sees the border opposite the average of what was shown, to half a step. */
    private static double partners(Scale scale, BiddingSoFar soFar) {
        return scale.borderline() - Expectation.ofSome(scale, scale.of(soFar.shown(soFar.turn()))) + scale.step() / 2;
    }

    private static boolean isAsked(BiddingSoFar soFar) {
        return soFar.lastBidder().filter(soFar.turn().partner()::equals).isPresent()
                && soFar.lastMeaningOf(soFar.turn().partner()).stream()
                        .flatMap(meaning -> meaning.rules().stream().limit(1))
                        .anyMatch(rule -> rule.tells().contains(Tells.ASKS_FOR_GAME));
    }

    /** Over no trump always; else two cards of some suit of partner's. */
    private static boolean fits(Bidding bidding) {
        BiddingSoFar soFar = bidding.soFar();
        return soFar.lastCallOf(soFar.turn().partner())
                        .filter(call -> call instanceof Call.Bid bid && bid.strain() == Strain.NO_TRUMP)
                        .isPresent()
                || OpeningSideDoubles.IN_PARTNERS_SUIT.of(bidding) > MISFIT;
    }
}
