package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.PASSED_HAND;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBegan;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.PLUS_VALUE_OVER;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.tricks;

import java.util.Locale;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Scale;
import kibitzer.games.bridge.Call;

/** What follows an opening of no trump and its answer (p. 144-147); jumps go on by zone. */
final class NoTrumpRebids {
    private static final Source FORCED = source("contract-bridge.p09")
            .withFigureFromPractice("a suit over one no trump forces for a round and the book names no rebid;"
                    + " a raise with four trumps, else two no trump, is general practice");
    private static final Source PLUS_VALUE = source("culbertson-honour-tricks.p55")
            .withFigureFromPractice(
                    "the book calls five honour-tricks together the borderline zone and draws no line; three"
                            + " and a half with a plus value over them go on opposite the raise to two by general practice");
    private static final Source SIGN_OFF = source("culbertson-honour-tricks.p28");

    private NoTrumpRebids() {}

    static RuleBook<Bidding, Call> byOpener(Figures figures) {
        String prefix = figures.id() + ".rebid.after-no-trump.";
        RuleBook.Builder<Bidding, Call> book = RuleBook.<Bidding, Call>named(figures.name());
        if (figures.scale() == Scale.HONOUR_TRICKS) {
            book.then(rule(prefix + "1nt-2nt-accepted-on-a-plus-value", PLUS_VALUE)
                    .when(weBid("1NT", "2NT"), uncontested())
                    .needs(tricks(3.5, 3.5), has(PLUS_VALUE_OVER))
                    .answers(Bids.call("3NT"))
                    .why("The plus value is the little extra that partner asked for, and it may be the ninth trick."));
        }
        invited(book, prefix, figures.acceptsTwoNoTrump(), "3NT");
        figures.acceptsFourNoTrump().forEach(row -> invited(book, prefix, row, "6NT"));
        return book.then(
                        rule(prefix + "raise-of-the-suit", FORCED)
                                .when(weBid("1NT", "2x"), uncontested())
                                .answers(Bids.raiseOf("3x"))
                                .each(atLeast(LENGTH, 4))
                                .why(
                                        "With four cards opposite partner's long suit there is a fit, and as trumps it is worth more tricks."))
                .then(
                        rule(prefix + "two-no-trump", FORCED)
                                .when(weBid("1NT", "2x"), uncontested())
                                .answers(Bids.call("2NT"))
                                .why(
                                        "Partner must have another turn; the cheapest no trump says that there is no fit and nothing more to tell."))
                .then(rule(prefix + "pass-of-the-sign-off", SIGN_OFF)
                        .when(weBid("1NT", "2x", "2NT", "3x"), uncontested())
                        .answers(Bids.call("P"))
                        .title("Pass of the sign-off")
                        .whyByBook(
                                "Partner repeated the suit to sign off, so it is the safest place to stay.",
                                "culbertson-honour-tricks.p28"))
                .book();
    }

    /** Partner asks for more: the bid with a maximum, pass with less. */
    private static void invited(RuleBook.Builder<Bidding, Call> book, String prefix, Maximum row, String accepting) {
        String name = String.join("-", row.calls()).toLowerCase(Locale.ROOT);
        Need<Bidding> here = weBid(row.calls().toArray(String[]::new));
        book.then(
                        rule(prefix + name + "-accepted", row.source())
                                .when(here, uncontested())
                                .needs(row.maximum())
                                .answers(Bids.call(accepting))
                                .why(
                                        "Partner asked whether there is more than the least; there is, so the higher contract is worth trying."))
                .then(
                        rule(prefix + name + "-declined", row.source())
                                .when(here, uncontested())
                                .needs(row.less())
                                .answers(Bids.call("P"))
                                .why(
                                        "Partner needed more than the least; without it the higher contract would probably be a trick short."));
    }

    static RuleBook<Bidding, Call> byResponder(Figures figures) {
        String prefix = figures.id() + ".rebid.over-no-trump.";
        Figures.NoTrumpAnswers steps = figures.toOneNoTrump();
        Source inviting = steps.invitingSuit().source();
        RuleBook.Builder<Bidding, Call> book = RuleBook.<Bidding, Call>named(figures.name());
        steps.suitThenSix()
                .forEach(
                        step -> book.then(
                                rule(prefix + "six-no-trump", step.source())
                                        .when(weBegan("1NT", "3x"), lacks(PASSED_HAND), uncontested())
                                        .needs(step.hand())
                                        .answers(Bids.call("6NT"))
                                        .why(
                                                "A suit was shown on the way; without a better contract found, the strength is still enough for twelve tricks.")));
        return book.then(rule(prefix + "sign-off", steps.weakSuit().source())
                        .when(weBid("1NT", "2x", "2NT"), uncontested())
                        .needs(steps.weakSuit().hand())
                        .answers(Bids.ownSuit(0))
                        .each(atLeast(LENGTH, 5))
                        .whyByBook(
                                "Repeating the suit signs off: it says that the suit is all there is, and opener must stop.",
                                "culbertson-honour-tricks.p28"))
                .then(rule(prefix + "pass-the-raise", steps.weakSuit().source())
                        .when(weBid("1NT", "2x", "3x"), uncontested())
                        .needs(steps.weakSuit().hand())
                        .answers(Bids.call("P"))
                        .why("The fit is found, but this hand was only long and weak, so the raise is high enough."))
                .then(
                        rule(prefix + "four-of-the-raised-major", inviting)
                                .when(weBid("1NT", "2M", "3M"), uncontested())
                                .answers(Bids.any("4M"))
                                .each(atLeast(TRUMPS, 8))
                                .why(
                                        "The fit is found and the strength is there, so game in the major is safer than in no trump."))
                .then(
                        rule(prefix + "four-of-a-six-card-major", inviting)
                                .when(weBid("1NT", "2M", "2NT"), uncontested())
                                .answers(Bids.any("4M"))
                                .each(atLeast(LENGTH, 6))
                                .why(
                                        "Opener's no trump promises some cards in the suit, so six here make trumps enough for game."))
                .then(
                        rule(prefix + "three-no-trump", inviting)
                                .when(any(weBid("1NT", "2x", "2NT"), weBid("1NT", "2m", "3m")), uncontested())
                                .answers(Bids.call("3NT"))
                                .why(
                                        "There is strength for game and no fit in a major, and nine tricks are the fewest to find."))
                .book();
    }
}
