package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.SuitQuality.SUPPORT;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.artificialOpening;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.naturalOpening;

import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Answers to the openings that force to game: natural two-bids, the artificial two clubs, Vanderbilt's one club. */
final class StrongResponses {
    private static final Source TO_TWO = source("contract-bridge.p07", "contract-bridge.p06")
            .withFigureFromPractice("the book forces an answer and names none; two no trump for a weak hand,"
                    + " support or a five-card suit for a better one are general practice");
    private static final Source TO_TWO_CLUBS = source("contract-bridge.p25")
            .withFigureFromPractice("the book names no figure; what would raise one no trump is general practice");
    private static final Source TO_ONE_CLUB =
            source("vanderbilt-club.p03").withFigureFromPractice("which strong answer is given is general practice");

    private StrongResponses() {}

    static RuleBook<Bidding, Call> toTwoBid(Figures figures) {
        String prefix = figures.id() + ".respond-to-two.";
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(prefix + "raise", TO_TWO)
                                .when(weBid("2x"), naturalOpening())
                                .needs(figures.notWeak().hand())
                                .answers(Bids.raiseOf("3x"))
                                .each(has(SUPPORT))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "{It} agrees the trumps below game, so that both hands can look for slam without fear of being passed."))
                .then(
                        rule(prefix + "suit", TO_TWO)
                                .when(weBid("2x"), naturalOpening())
                                .needs(figures.notWeak().hand())
                                .answers(Bids.newSuit(0))
                                .each(atLeast(LENGTH, 5))
                                .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "{It} shows a suit and some strength, and as nobody may stop below game there is time to find the best fit."))
                .then(
                        rule(prefix + "three-no-trump", TO_TWO)
                                .when(weBid("2x"), naturalOpening())
                                .needs(figures.notWeak().hand())
                                .answers(Bids.call("3NT"))
                                .why(
                                        "{It} shows some strength without a suit or a fit, in the game that needs the fewest tricks."))
                .then(
                        rule(prefix + "weak", TO_TWO)
                                .when(weBid("2x"), naturalOpening())
                                .needs(figures.weak().hand())
                                .answers(Bids.call("2NT"))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "{It} warns opener that little is held and still gives the turn that the opening demands."))
                .book();
    }

    static RuleBook<Bidding, Call> toTwoClubs(Figures figures) {
        String prefix = figures.id() + ".two-clubs.respond.";
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(prefix + "two-diamonds", TO_TWO_CLUBS)
                        .when(weBid("2C"), artificialOpening())
                        .needs(figures.weak().hand())
                        .answers(Bids.call("2D"))
                        .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                        .why("{It} warns opener of a weak hand so cheaply that every suit can still be named."))
                .then(rule(prefix + "suit", TO_TWO_CLUBS)
                        .when(weBid("2C"), artificialOpening())
                        .needs(figures.notWeak().hand())
                        .answers(Bids.oneOf("2H", "2S", "3C", "3D"))
                        .each(atLeast(LENGTH, 5))
                        .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                        .tells(Tells.FORCING_TO_GAME)
                        .why("{It} shows strength and a suit, so opener knows at once that slam may be near."))
                .then(
                        rule(prefix + "two-no-trump", TO_TWO_CLUBS)
                                .when(weBid("2C"), artificialOpening())
                                .needs(figures.notWeak().hand())
                                .answers(Bids.call("2NT"))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "{It} shows strength where no suit is long enough to name, and leaves the suits to opener."))
                .book();
    }

    static RuleBook<Bidding, Call> toVanderbiltClub(Figures figures) {
        String prefix = figures.id() + ".vanderbilt.respond.";
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(
                                        prefix + "one-diamond",
                                        source("vanderbilt-club.p02")
                                                .withFigureFromPractice(
                                                        "the book's quick tricks are counted as honour-tricks"))
                                .when(weBid("1C"), artificialOpening())
                                .needs(CulbertsonFeatures.tricks(0, 1.5))
                                .answers(Bids.call("1D"))
                                .tells(Tells.FORCING, Tells.CONVENTIONAL)
                                .why(
                                        "{It} warns opener of a weak hand so cheaply that the majors can still be named at the one level."))
                .then(rule(prefix + "suit", TO_ONE_CLUB)
                        .when(weBid("1C"), artificialOpening())
                        .needs(CulbertsonFeatures.tricks(2, 9))
                        .answers(Bids.oneOf("1H", "1S", "2C", "2D"))
                        .each(atLeast(LENGTH, 5))
                        .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                        .tells(Tells.FORCING_TO_GAME)
                        .whyByBook(
                                "{It} tells opener that game is certain, so nobody need jump to keep the bidding alive.",
                                "vanderbilt-club.p03"))
                .then(rule(prefix + "one-no-trump", TO_ONE_CLUB)
                        .when(weBid("1C"), artificialOpening())
                        .needs(CulbertsonFeatures.tricks(2, 9))
                        .answers(Bids.call("1NT"))
                        .tells(Tells.FORCING_TO_GAME)
                        .whyByBook(
                                "{It} tells opener that game is certain although there is no suit to name yet.",
                                "vanderbilt-club.p03"))
                .book();
    }
}
