package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Range.exactly;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.length;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;

import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Two clubs over one no trump asks for a four-card major (p. 147). */
final class Stayman {
    /** Opener is asked for a major, and nobody has come in. */
    static final Need<Bidding> ASKED = all(weBid("1NT", "2C"), uncontested());

    private static final Source QUESTION = source("contract-bridge.p28")
            .withFigureFromPractice("the book asks for a fair hand; what would raise one no trump, with a four-card"
                    + " major, is general practice")
            .meaning("fair to great strength", "points", "honour-tricks", "no-trump-response-points");
    private static final Source REPLY = source("contract-bridge.p30")
            .withFigureFromPractice("the book names no figure between a minimum and a strong hand")
            .printing("hearts", "spades");
    private static final Source AFTERWARDS = source("contract-bridge.p28", "contract-bridge.p29")
            .withFigureFromPractice("how it goes on is general practice: the raises of one no trump, in the major if"
                    + " there are eight trumps");

    private static final Need<Bidding> NO_MAJOR =
            all(within(length(Suit.HEARTS), atMost(3)), within(length(Suit.SPADES), atMost(3)));

    private Stayman() {}

    static RuleBook<Bidding, Call> question(Figures figures) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(figures.id() + ".stayman.two-clubs", QUESTION)
                                .when(weBid("1NT"), uncontested())
                                .needs(figures.fair().hand())
                                .needs(any(
                                        within(length(Suit.HEARTS), exactly(4)),
                                        within(length(Suit.SPADES), exactly(4))))
                                .answers(Bids.call("2C"))
                                .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_A_MAJOR)
                                .why(
                                        "{It} asks for a four-card major: where four cards face four, ruffs win more tricks than no trump."))
                .book();
    }

    static RuleBook<Bidding, Call> reply(Figures figures) {
        String prefix = figures.id() + ".stayman.";
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(prefix + "major", source("contract-bridge.p29"))
                        .when(weBid("1NT", "2C"), uncontested())
                        .answers(Bids.oneOf("2H", "2S"))
                        .each(atLeast(LENGTH, 4))
                        .prefer(
                                most(LENGTH).because("the longer major"),
                                least(RANK).inGeneral())
                        .why("Partner asked for it: with four cards opposite as well, the best trumps are found."))
                .then(rule(prefix + "two-no-trump", REPLY)
                        .when(weBid("1NT", "2C"), uncontested())
                        .needs(figures.strongNoTrump().maximum(), NO_MAJOR)
                        .answers(Bids.call("2NT"))
                        .whyByBook(
                                "{It} says no to the majors and tells at once of a strong opening, so partner can go on.",
                                "contract-bridge.p30"))
                .then(rule(prefix + "two-diamonds", REPLY)
                        .when(weBid("1NT", "2C"), uncontested())
                        .needs(figures.strongNoTrump().less(), NO_MAJOR)
                        .answers(Bids.call("2D"))
                        .tells(Tells.CONVENTIONAL)
                        .whyByBook(
                                "{It} says no to the majors and tells of a minimum, and it means nothing about diamonds.",
                                "contract-bridge.p30"))
                .book();
    }

    static RuleBook<Bidding, Call> afterwards(Figures figures) {
        String prefix = figures.id() + ".stayman.then-";
        Figures.NoTrumpAnswers steps = figures.toOneNoTrump();
        RuleBook.Builder<Bidding, Call> book = RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(prefix + "six-no-trump", steps.sixNoTrump().source())
                                .when(weBid("1NT", "2C", "*"), uncontested())
                                .needs(steps.sixNoTrump().hand().getFirst())
                                .answers(Bids.call("6NT"))
                                .why(
                                        "The majors have been asked for, and high cards alone should be enough for twelve tricks."));
        steps.fourNoTrump()
                .forEach(
                        step -> book.then(
                                rule(prefix + "four-no-trump", step.source())
                                        .when(weBid("1NT", "2C", "*"), uncontested())
                                        .needs(step.hand())
                                        .answers(Bids.call("4NT"))
                                        .why(
                                                "{It} asks opener for slam with the upper part of the opening, now that the majors are known.")));
        return book.then(rule(prefix + "three-of-the-major", AFTERWARDS)
                        .when(weBid("1NT", "2C", "2M"), uncontested())
                        .needs(steps.invite().hand())
                        .answers(Bids.raiseOf("3x"))
                        .each(atLeast(TRUMPS, 8))
                        .why("The fit is found, and opener is asked to go on to game with more than the least."))
                .then(rule(prefix + "four-of-the-major", AFTERWARDS)
                        .when(weBid("1NT", "2C", "2M"), uncontested())
                        .needs(steps.game().hand())
                        .answers(Bids.raiseOf("4x"))
                        .each(atLeast(TRUMPS, 8))
                        .why("The question has found a fit, and game there is safer than in no trump."))
                .then(
                        rule(prefix + "two-no-trump", AFTERWARDS)
                                .when(any(weBid("1NT", "2C", "2M"), weBid("1NT", "2C", "2D")), uncontested())
                                .needs(steps.invite().hand())
                                .answers(Bids.call("2NT"))
                                .why(
                                        "No fit came to light, so strength is told now and opener chooses between stopping and game."))
                .then(
                        rule(prefix + "three-no-trump", AFTERWARDS)
                                .when(weBid("1NT", "2C", "*"), uncontested())
                                .needs(any(
                                        steps.game().hand().getFirst(),
                                        steps.invite().hand().getFirst()))
                                .answers(Bids.call("3NT"))
                                .why(
                                        "No fit came to light, but the strength for game is there, and nine tricks are the fewest."))
                .book();
    }

    /** Opener's last word when responder has invited in the major or in no trump. */
    static RuleBook<Bidding, Call> lastWord(Figures figures) {
        String prefix = figures.id() + ".stayman.invited-";
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(prefix + "four-of-the-major", AFTERWARDS)
                        .when(weBid("1NT", "2C", "2M", "3M"), uncontested())
                        .needs(figures.strongNoTrump().maximum())
                        .answers(Bids.ownSuit(0))
                        .each(atLeast(LENGTH, 4))
                        .why("The fit is known and there is more than the least, so the invitation is worth taking."))
                .then(rule(prefix + "three-no-trump", AFTERWARDS)
                        .when(weBid("1NT", "2C", "*", "2NT"), uncontested())
                        .needs(figures.strongNoTrump().maximum())
                        .answers(Bids.call("3NT"))
                        .why("More than the least is what partner asked for, and without a fit no trump is the game."))
                .then(
                        rule(prefix + "pass", AFTERWARDS)
                                .when(
                                        any(weBid("1NT", "2C", "*", "2NT"), weBid("1NT", "2C", "2M", "3M")),
                                        uncontested())
                                .needs(figures.strongNoTrump().less())
                                .answers(Bids.call("P"))
                                .why(
                                        "Partner needed more than the least opening; without it game would probably be a trick too high."))
                .book();
    }
}
