package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Range.exactly;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.LEVEL;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.BiddingFeatures.points;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.IN_THEIR_SUIT;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.LONGEST_UNBID;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.SET;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.SHORTEST_UNBID;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.iDoubled;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.partnerShowedStrength;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_RAISED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.STOPS_THEIR_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;

import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.games.bridge.Call;

/** The second word of a player who doubled or overcalled. */
public final class ComingInAgain {
    private static final double GAME = DefenceFeatures.ZONES.game();

    public static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Culbertson's tactics")
            .then(
                    rule(
                                    "defence.raise-to-game",
                                    source("culbertson-honour-tricks.p56", "culbertson-honour-tricks.p60")
                                            .leaving("trumps-together"))
                            .when(lacks(WE_ARE_IN_GAME))
                            .needs(atLeast(Partnership.least(Scale.HONOUR_TRICKS), GAME))
                            .answers(Bids.gameInASuit())
                            .each(atLeast(Partnership.TRUMPS, 8))
                            .prefer(most(Partnership.TRUMPS).because("the most trumps together"))
                            .why(
                                    "Partner's bids have shown enough: with trumps found, game is bid while it is known to be there."))
            .then(
                    rule(
                                    "defence.no-trump-game",
                                    source("culbertson-honour-tricks.p56", "culbertson-honour-tricks.p60")
                                            .withFigureFromPractice("the book names no strain; no trump with their suit"
                                                    + " stopped, where no suit has eight trumps, is general practice")
                                            .printing("least-together-honour-tricks"))
                            .when(lacks(WE_ARE_IN_GAME))
                            .needs(atLeast(Partnership.least(Scale.HONOUR_TRICKS), GAME), has(THEIR_SUITS_STOPPED))
                            .answers(Bids.call("3NT"))
                            .why(
                                    "The hands are strong enough for game together, and with their suits held nine tricks are the fewest."))
            .then(rule(
                            "defence.accept-the-raise",
                            source("culbertson-honour-tricks.p55", "contract-bridge.p49")
                                    .withFigureFromPractice("partner raised because a game is possible; to bid it where"
                                            + " the zone that often yields game in a major is reached with the least that"
                                            + " was shown is general practice")
                                    .meaning(
                                            "the borderline game zone",
                                            "least-together-honour-tricks",
                                            "expected-together-honour-tricks",
                                            "most-together-honour-tricks"))
                    .when(has(PARTNER_RAISED), not(iDoubled()), lacks(WE_ARE_IN_GAME))
                    .needs(atLeast(Partnership.least(Scale.HONOUR_TRICKS), GAME - 1))
                    .answers(Bids.raiseOf("4M"))
                    .each(atLeast(Partnership.TRUMPS, 8))
                    .why("The raise said that game was possible; with more than a bare overcall it is worth bidding."))
            .then(Advances.ANSWER_TO_CUE_BID)
            .then(rule(
                            "defence.major-over-no-trump",
                            source("contract-bridge.p04")
                                    .withFigureFromPractice("the book says that a strong doubler bids a suit next;"
                                            + " over three no trump a major of six cards is general practice"))
                    .when(iDoubled(), partnerJustBid("3NT"))
                    .answers(DefenceFeatures.unbidMajorGame())
                    .each(atLeast(LENGTH, 6))
                    .why("The double hid a long major, which as trumps makes a safer game than no trump."))
            .thenBook(StrongDoubler.BOOK)
            .then(Advances.CUE_BID_FOR_GAME)
            .then(
                    rule(
                                    "defence.raise-a-strong-answer",
                                    source("culbertson-honour-tricks.p55", "culbertson-honour-tricks.p59")
                                            .withFigureFromPractice(
                                                    "the book does not say when the doubler asks for game;"
                                                            + " half an honour-trick short of the sure zone is general practice")
                                            .meaning(
                                                    "a hand probably in the game zone",
                                                    "least-together-honour-tricks",
                                                    "expected-together-honour-tricks",
                                                    "most-together-honour-tricks"))
                            .when(iDoubled(), partnerShowedStrength(), lacks(WE_ARE_IN_GAME))
                            .needs(within(Partnership.least(Scale.HONOUR_TRICKS), exactly(GAME - 0.5)))
                            .answers(Bids.raise(0))
                            .each(atLeast(Partnership.TRUMPS, 8), atMost(LEVEL, 3))
                            .why(
                                    "Partner has shown strength just short of game, and the raise asks for the little that is missing."))
            .then(rule(
                            "defence.double-has-told",
                            generalPractice("the double asked partner to choose among the suits, and told the hand:"
                                    + " without more than that a pass is usual"))
                    .when(iDoubled(), notForced(), not(partnerShowedStrength()))
                    .needs(atMost(HONOUR_TRICKS, 3.5), atLeast(SHORTEST_UNBID, 3))
                    .answers(Bids.call("P"))
                    .why("The double has told of this strength already; a second bid would tell partner of more."))
            .then(
                    rule(
                                    "defence.raise-partners-free-bid",
                                    generalPractice(
                                            "partner has bid without having to, and showed strength: with three cards of"
                                                    + " that suit and a singleton or void in theirs, or more than three honour-tricks, a"
                                                    + " raise is usual"))
                            .when(iDoubled(), partnerShowedStrength(), notForced(), lacks(WE_ARE_IN_GAME))
                            .needs(any(atLeast(HONOUR_TRICKS, 3.5), atMost(IN_THEIR_SUIT, 1)))
                            .answers(Bids.raise(0))
                            .title("Raise of partner's free bid")
                            .each(atLeast(LENGTH, 3), atMost(LEVEL, 3))
                            .why(
                                    "Partner spoke without being forced, so there is some strength opposite, and a raise keeps game in sight."))
            .then(rule(
                            "defence.suit-after-double",
                            source("contract-bridge.p04", "contract-bridge.p46")
                                    .leaving(LENGTH.key(), LONGEST_UNBID.key()))
                    .when(iDoubled(), lacks(WE_ARE_IN_GAME))
                    .needs(atLeast(HONOUR_TRICKS, 3), any(not(partnerShowedStrength()), atLeast(LONGEST_UNBID, 6)))
                    .answers(Bids.newSuit(0))
                    .each(atLeast(LENGTH, 5), within(SET, atMost(500)))
                    .prefer(most(LENGTH).because("the longest suit"))
                    .whyByBook(
                            "To double first and name the suit now shows a hand too strong for a mere overcall.",
                            "contract-bridge.p04"))
            .then(
                    rule(
                                    "defence.raise-partners-answer",
                                    generalPractice("the book does not say how the doubler goes on: with four cards of"
                                            + " partner's suit and four honour-tricks a raise is usual"))
                            .when(iDoubled(), lacks(WE_ARE_IN_GAME))
                            .needs(atLeast(HONOUR_TRICKS, 4))
                            .answers(Bids.raise(0))
                            .title("Raise of partner's answer")
                            .each(atLeast(LENGTH, 4), atMost(LEVEL, 3))
                            .why(
                                    "Partner may have answered on nothing; the raise says that a little strength would still be enough for game."))
            .then(
                    rule(
                                    "defence.no-trump-after-double",
                                    generalPractice(
                                            "the book does not say how a strong doubler without a suit goes on: with"
                                                    + " 19 points or more, balanced, and their suit stopped, no trump is usual"))
                            .when(iDoubled(), lacks(WE_ARE_IN_GAME))
                            .needs(points(Range.atLeast(19)), balanced(), has(STOPS_THEIR_SUIT))
                            .answers(Bids.noTrump(0))
                            .each(atMost(LEVEL, 2))
                            .why(
                                    "To double first and bid no trump now shows a balanced hand too strong to have bid it at once."))
            .thenBook(DoublersSuit.BOOK)
            .then(rule(
                            "defence.say-no-more",
                            generalPractice("the hand has been shown and partner has been heard: a pass is usual"))
                    .when(notForced())
                    .needs()
                    .answers(Bids.call("P"))
                    .why("All has been told, and a further bid would promise strength that is not here."))
            .thenBook(LastWord.BOOK)
            .book();

    private ComingInAgain() {}
}
