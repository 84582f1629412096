package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.SHAPE;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.length;
import static kibitzer.conventions.bridge.BiddingFeatures.notVulnerable;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.BiddingFeatures.vulnerable;
import static kibitzer.conventions.bridge.Bids.any;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;

import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Responses to opening bids of one, two and three no trump (p. 141), with the zones of p. 146. */
final class NoTrumpResponses {
    private static final Source GAME = source("culbertson-point-count.p49", "acol-system.p06", "acol-system.p07")
            .withFigureFromPractice("the book prints the raise to two; with more game is bid, and which game is general"
                    + " practice: a major with eight trumps, else no trump")
            .reckoning("least-together-points");
    private static final Need<Bidding> ENOUGH_FOR_GAME = atLeast(Partnership.least(Scale.POINTS), 25);
    private static final Source SLAM = source("culbertson-point-count.p50", "culbertson-point-count.p51");

    static final RuleBook<Bidding, Call> TO_ONE = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule("acol.respond.one-no-trump.grand-slam", SLAM)
                            .when(weBid("1NT"), uncontested())
                            .needs(atLeast(Partnership.least(Scale.POINTS), 37))
                            .answers(call("7NT"))
                            .why(
                                    "So much strength{points| (# points)} leaves the opponents without an ace, so all thirteen tricks should be there."))
            .then(rule("acol.respond.one-no-trump.small-slam", SLAM)
                    .when(weBid("1NT"), uncontested())
                    .needs(atLeast(Partnership.least(Scale.POINTS), 33))
                    .answers(call("6NT"))
                    .why("The opponents are left too weak to hold two aces, and the bonus for twelve tricks is large."))
            .then(rule("acol.respond.one-no-trump.game-in-a-major", GAME)
                    .when(weBid("1NT"), uncontested())
                    .needs(ENOUGH_FOR_GAME)
                    .answers(any("4M"))
                    .each(atLeast(TRUMPS, 8))
                    .prefer(most(LENGTH), most(RANK))
                    .why("With a fit in a major small trumps win by ruffing, which makes game safer than at no trump."))
            .then(
                    rule(
                                    "acol.respond.one-no-trump.three-club-enquiry",
                                    source("acol-system.p08")
                                            .withFigureFromPractice(
                                                    "the book names no figure; enough for game, as opener is"
                                                            + " driven to the three level, is general practice")
                                            .reckoning("least-together-points"))
                            .when(weBid("1NT"), uncontested())
                            .needs(
                                    ENOUGH_FOR_GAME,
                                    any(atLeast(length(Suit.SPADES), 4), atLeast(length(Suit.HEARTS), 4)))
                            .answers(call("3C"))
                            .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_A_MAJOR)
                            .why(
                                    "{It} finds out whether four cards face four in a major, where ruffs make game safer than at no trump."))
            .then(rule("acol.respond.one-no-trump.suit-forcing-to-game", GAME.and("contract-bridge.p08"))
                    .when(weBid("1NT"), uncontested())
                    .needs(ENOUGH_FOR_GAME)
                    .answers(any("3M"))
                    .each(atLeast(LENGTH, 5))
                    .prefer(most(LENGTH), most(RANK))
                    .manner(Manner.MAY)
                    .tells(Tells.FORCING_TO_GAME)
                    .why("{It} offers a major as trumps, and partner may not stop below game."))
            .then(
                    rule("acol.respond.one-no-trump.game", GAME)
                            .when(weBid("1NT"), uncontested())
                            .needs(ENOUGH_FOR_GAME)
                            .answers(call("3NT"))
                            .why(
                                    "Nine tricks at no trump are usually the easiest game, and the direct way tells the opponents least."))
            .then(rule("acol.respond.one-no-trump.raise-not-vulnerable", source("acol-system.p06"))
                    .when(weBid("1NT"), uncontested(), notVulnerable())
                    .needs(points(10, 11))
                    .answers(call("2NT"))
                    .why("{It} asks opener to bid game with the upper part of the opening and to stop with the lower."))
            .then(
                    rule("acol.respond.one-no-trump.raise-vulnerable", source("acol-system.p07"))
                            .when(weBid("1NT"), uncontested(), vulnerable())
                            .needs(points(7, 8))
                            .answers(call("2NT"))
                            .why(
                                    "Opposite the stronger vulnerable opening less is needed to ask for game; opener goes on with a maximum and stops with a minimum."))
            .then(
                    rule(
                                    "acol.respond.one-no-trump.sign-off",
                                    source("acol-system.p05")
                                            .withFigureFromPractice("the book asks for a suit and names no length;"
                                                    + " six cards, or five in an unbalanced hand, are general practice")
                                            .meaning("almost nothing to contribute", "least-together-points"))
                            .when(weBid("1NT"), uncontested())
                            .needs(atMost(Partnership.least(Scale.POINTS), 22), not(balanced()))
                            .answers(any("2x"))
                            .each(atLeast(LENGTH, 5))
                            .prefer(
                                    most(LENGTH).because("the longest suit"),
                                    most(RANK).because("the higher of two as long"))
                            .why(
                                    "The long suit wins tricks only as trumps: at no trump partner could seldom reach them in this weak hand."))
            .then(
                    rule(
                                    "acol.respond.one-no-trump.pass",
                                    source("acol-system.p05", "acol-system.p06", "acol-system.p07")
                                            .reckoning("least-together-points"))
                            .when(weBid("1NT"), uncontested())
                            .needs(atMost(Partnership.least(Scale.POINTS), 22))
                            .answers(call("P"))
                            .why(
                                    "Even opposite a maximum game is out of reach{points| with # points}, and a bid would only carry the side higher."))
            .book();

    private static final Source EXPLORING = source("acol-system.p24")
            .withFigureFromPractice("the book tells to look for a slam and not how; six with 33 points together, else a"
                    + " suit, are general practice")
            .leaving(SHAPE.key());

    static final RuleBook<Bidding, Call> TO_TWO = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule("acol.respond.two-no-trump.grand-slam", SLAM)
                            .when(weBid("2NT"), uncontested())
                            .needs(atLeast(Partnership.least(Scale.POINTS), 37))
                            .answers(call("7NT"))
                            .why(
                                    "Partner's great strength and this hand leave the opponents no ace, so all thirteen tricks should be there."))
            .then(
                    rule("acol.respond.two-no-trump.small-slam", EXPLORING)
                            .when(weBid("2NT"), uncontested())
                            .needs(atLeast(Partnership.least(Scale.POINTS), 33))
                            .answers(call("6NT"))
                            .why(
                                    "With so much{points| (# points)} opposite two no trump the opponents cannot hold two aces, and the slam bonus is worth the risk."))
            .then(rule("acol.respond.two-no-trump.slam-try-in-no-trump", EXPLORING)
                    .when(weBid("2NT"), uncontested())
                    .needs(points(12, 13), balanced())
                    .answers(call("4NT"))
                    .why("{It} asks opener for slam with a maximum, and stops safely in no trump opposite less."))
            .then(rule(
                            "acol.respond.two-no-trump.slam-try-in-a-suit",
                            // a suit over an opening forces for one round in print (p. 147), to game by practice
                            EXPLORING.and("contract-bridge.p09").leaving(Forcing.FACT))
                    .when(weBid("2NT"), uncontested())
                    .needs(points(9, 13))
                    .answers(any("3x"))
                    .each(atLeast(LENGTH, 4))
                    .prefer(most(LENGTH), least(RANK))
                    .tells(Tells.FORCING_TO_GAME)
                    .why("{It} looks for a trump suit on the way to slam: the twelfth trick often comes from a ruff."))
            .then(rule(
                            "acol.respond.two-no-trump.game-in-a-major",
                            source("acol-system.p23")
                                    .withFigureFromPractice("the book raises in no trump; a major with"
                                            + " eight trumps is general practice")
                                    .printing("points"))
                    .when(weBid("2NT"), uncontested())
                    .needs(points(5, 8))
                    .answers(any("4M"))
                    .each(atLeast(TRUMPS, 8))
                    .prefer(most(LENGTH), most(RANK))
                    .why("With a fit in a major, weak spots can be ruffed, so game is safer there than at no trump."))
            .then(
                    rule("acol.respond.two-no-trump.raise", source("acol-system.p23"))
                            .when(weBid("2NT"), uncontested())
                            .needs(points(5, 8))
                            .answers(call("3NT"))
                            .why(
                                    "Opener is so strong that even {points|these # points|these few points} should bring the nine tricks for game."))
            .then(
                    rule("acol.respond.two-no-trump.pass", source("acol-system.p23", "acol-system.p16"))
                            .when(weBid("2NT"), uncontested())
                            .needs(points(atMost(4)))
                            .answers(call("P"))
                            .why(
                                    "Only the very best that opener can hold would make game, so stopping here pays in the long run."))
            .book();

    static final RuleBook<Bidding, Call> TO_THREE = RuleBook.<Bidding, Call>named("Acol")
            .then(
                    rule(
                                    "acol.respond.three-no-trump-opening.pass",
                                    source("acol-system.p31", "acol-system.p16")
                                            .withFigureFromPractice("the book names no answer to a tactical bid;"
                                                    + " to leave it is general practice"))
                            .when(weBid("3NT"), uncontested())
                            .answers(call("P"))
                            .why(
                                    "Opener counts on a long minor to run at no trump; any other contract would throw that plan away."))
            .book();

    private NoTrumpResponses() {}
}
