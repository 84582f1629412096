package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.honourTricks;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.CueBids.CONTROL;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.GOOD_SUIT;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.IN_THEIR_SUIT;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.LEAST_SET;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.LONGEST_UNBID;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.SET;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.SHORTEST_UNBID;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.suitToDouble;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.STOPS_THEIR_SUIT;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.CueBids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** The first word of the side that did not open (p. 146, 150-151). */
public final class Overcalls {
    /** A set of more than this is too dear for an overcall (p. 150). */
    private static final int DEAREST = 500;

    private static final double ENOUGH_TO_DOUBLE = 3;

    /** "Slightly less" than that, in figures. */
    private static final double SLIGHTLY_LESS = 2.5;

    /** The book prints what a double takes; that what is less overcalls or passes follows from it. */
    private static final String TOO_FEW_TO_DOUBLE = HONOUR_TRICKS.key();

    public static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Culbertson's tactics")
            .then(
                    rule(
                                    "defence.cue-bid",
                                    source("contract-bridge.p05")
                                            .withFigureFromPractice(
                                                    "the book names no strength for a cue-bid over an opening;"
                                                            + " five honour-tricks are general practice"))
                            .when(suitToDouble())
                            .needs(honourTricks(atLeast(5)), atLeast(SHORTEST_UNBID, 3))
                            .answers(CueBids.cheapest())
                            .title("Cue-bid of their suit")
                            .each(has(CONTROL))
                            .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                            .why(
                                    "The hand is too strong for a bid that partner might pass, and a bid in their suit forces partner to speak."))
            .then(rule(
                            "defence.take-out-double",
                            source("contract-bridge.p03", "contract-bridge.p01", "contract-bridge.p02")
                                    .meaning("support for every unbid suit", SHORTEST_UNBID.key()))
                    .when(suitToDouble())
                    .needs(honourTricks(atLeast(ENOUGH_TO_DOUBLE)), atLeast(SHORTEST_UNBID, 3))
                    .answers(Bids.call("X"))
                    .title("Take-out double")
                    .tells(Tells.FORCING, Tells.CONVENTIONAL)
                    .whyByBook(
                            "{It} tells of strength and asks partner to choose the trumps, since there is support here for every unbid suit.",
                            "contract-bridge.p01",
                            "contract-bridge.p03"))
            .then(rule(
                            "defence.may.overcall-without-support",
                            // a double is preferred on a strong hand, but asks support: how strong, no page says
                            source("contract-bridge.p03", "contract-bridge.p46", "contract-bridge.p48")
                                    .leaving(SHORTEST_UNBID.key()))
                    .when(suitToDouble())
                    .needs(honourTricks(between(ENOUGH_TO_DOUBLE, ENOUGH_TO_DOUBLE)), atMost(SHORTEST_UNBID, 2))
                    .answers(DefenceFeatures.unbidSuit(0))
                    .each(atLeast(LENGTH, 5), within(SET, atMost(DEAREST)))
                    .manner(Manner.MAY)
                    .why("Partner could answer a double in the suit that is not supported here."))
            .then(
                    rule(
                                    "defence.may.pass-without-support",
                                    // no double of p. 151 is this hand; honour-tricks alone are too little (p. 150)
                                    source("contract-bridge.p48", "contract-bridge.p03", "contract-bridge.p46")
                                            .reckoning(SHORTEST_UNBID.key())
                                            .stating("contract-bridge.p03", HONOUR_TRICKS.key()))
                            .when(suitToDouble())
                            .needs(
                                    honourTricks(atLeast(ENOUGH_TO_DOUBLE)),
                                    atMost(SHORTEST_UNBID, 2),
                                    any(lacks(GOOD_SUIT), within(LEAST_SET, atLeast(DEAREST + 1))))
                            .answers(Bids.call("P"))
                            .manner(Manner.MAY)
                            .why(
                                    "Partner could answer a double in a suit without support, and the own suit is weak or too dear to name."))
            .then(rule(
                            "defence.double-with-a-strong-suit",
                            source("contract-bridge.p04").leaving(LONGEST_UNBID.key()))
                    .when(suitToDouble())
                    .needs(honourTricks(atLeast(ENOUGH_TO_DOUBLE)), atLeast(LONGEST_UNBID, 5))
                    .answers(Bids.call("X"))
                    .tells(Tells.FORCING, Tells.CONVENTIONAL)
                    .whyByBook(
                            "A mere overcall might be passed with game on; the double tells the strength now, and the suit comes next time.",
                            "contract-bridge.p04"))
            .then(rule(
                            "defence.may.pass-on-slightly-less",
                            source("contract-bridge.p03").reckoning(HONOUR_TRICKS.key()))
                    .when(suitToDouble())
                    .needs(
                            honourTricks(between(SLIGHTLY_LESS, SLIGHTLY_LESS)),
                            atLeast(SHORTEST_UNBID, 3),
                            atMost(IN_THEIR_SUIT, 1))
                    .answers(Bids.call("P"))
                    .manner(Manner.MAY)
                    .why("A double takes three honour-tricks; on less it may be made, and need not."))
            .then(rule(
                            "defence.double-with-support-everywhere",
                            source("contract-bridge.p03")
                                    .withFigureFromPractice("the book says slightly less than three honour-tricks and"
                                            + " names no figure; two and a half, four cards in every unbid suit but"
                                            + " one of three, and a singleton in theirs are general practice")
                                    .meaning("three honour-tricks or slightly fewer", "honour-tricks")
                                    .meaning("support for every unbid suit", "shortest-unbid-suit"))
                    .when(suitToDouble())
                    .needs(
                            honourTricks(between(SLIGHTLY_LESS, SLIGHTLY_LESS)),
                            atLeast(SHORTEST_UNBID, 3),
                            atMost(IN_THEIR_SUIT, 1))
                    .answers(Bids.call("X"))
                    .tells(Tells.FORCING, Tells.CONVENTIONAL)
                    .whyByBook(
                            "Whatever partner names, even on a very weak hand, can be supported, so a little less strength is safe.",
                            "contract-bridge.p03"))
            .then(rule(
                            "defence.overcall",
                            source("contract-bridge.p46", "contract-bridge.p47", "contract-bridge.p48")
                                    .reckoning(TOO_FEW_TO_DOUBLE)
                                    .stating("contract-bridge.p03", TOO_FEW_TO_DOUBLE))
                    .needs(honourTricks(atMost(2.5)))
                    .answers(DefenceFeatures.unbidSuit(0))
                    .each(atLeast(LENGTH, 5), within(SET, atMost(DEAREST)))
                    .prefer(
                            most(LENGTH).because("the longest suit"),
                            least(SET).because("the suit in which least is lost"),
                            most(RANK).because("the higher of two equally long suits"))
                    .why("{It} gives partner a suit to lead or to raise, and takes bidding room from the opponents."))
            .then(rule(
                            "defence.pass-too-dear",
                            source("contract-bridge.p46", "contract-bridge.p47", "contract-bridge.p48")
                                    .reckoning(TOO_FEW_TO_DOUBLE)
                                    .stating("contract-bridge.p03", TOO_FEW_TO_DOUBLE))
                    .needs(
                            honourTricks(atMost(2.5)),
                            atLeast(LONGEST_UNBID, 5),
                            within(LEAST_SET, atLeast(DEAREST + 1)))
                    .answers(Bids.call("P"))
                    .whyByBook(
                            "Doubled, even the longest suit could lose {least-points-lost-doubled|# points by our count, }more than an overcall may risk.",
                            "contract-bridge.p46"))
            .then(rule(
                            "defence.pass-without-a-suit",
                            source("contract-bridge.p48", "contract-bridge.p04")
                                    .reckoning(TOO_FEW_TO_DOUBLE)
                                    .stating("contract-bridge.p03", TOO_FEW_TO_DOUBLE))
                    .needs(honourTricks(atMost(2.5)), atMost(LONGEST_UNBID, 4))
                    .answers(Bids.call("P"))
                    .whyByBook(
                            "High cards alone are too little for an overcall; it wants playing tricks, and so as a rule five cards of its suit.",
                            "contract-bridge.p48"))
            .then(
                    rule(
                                    "defence.one-no-trump",
                                    generalPractice(
                                            "the book says nothing of an overcall of one no trump: 16 to 18 points,"
                                                    + " balanced, with their suit stopped, is usual"))
                            .needs(points(16, 18), balanced(), has(STOPS_THEIR_SUIT))
                            .answers(Bids.call("1NT"))
                            .why(
                                    "{It} tells strength, shape and a stopper in one bid, so partner can choose as after an opening."))
            .then(rule(
                            "defence.strong-overcall",
                            generalPractice("strong, and their bid is not one to double for take-out:"
                                    + " a good suit of one's own is usual"))
                    .needs(honourTricks(atLeast(ENOUGH_TO_DOUBLE)))
                    .answers(DefenceFeatures.unbidSuit(0))
                    .each(atLeast(LENGTH, 6), within(SET, atMost(DEAREST)))
                    .prefer(most(LENGTH).because("the longest suit"))
                    .why("The shape is wrong for a double, so the long suit itself has to speak for the hand."))
            .then(
                    rule(
                                    "defence.pass-a-strong-hand",
                                    generalPractice(
                                            "strong, but without support for every unbid suit and without a suit of"
                                                    + " one's own: a pass is usual"))
                            .needs(honourTricks(atLeast(ENOUGH_TO_DOUBLE)))
                            .answers(Bids.call("P"))
                            .why(
                                    "There is no suit to bid and no support for a double, and the strength will still win tricks in defence."))
            .book();

    private Overcalls() {}
}
