package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.FORCED_TO_GAME;
import static kibitzer.conventions.bridge.AuctionFeatures.forced;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.LEVEL;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BidFeatures.SUIT_POINTS;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.BiddingFeatures.POINTS;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.FOUR_OF_AN_UNBID_MAJOR;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.OWN_TRICKS;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.PARTNERS_MAJOR;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.partnerCueBid;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.partnerDoubled;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.partnerOvercalled;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.STOPS_THEIR_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.CueBids;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.games.bridge.Call;

/** What partner answers to a take-out double, an overcall, a cue-bid. */
public final class Advances {
    /** The zone that often yields game in a major (p. 146). */
    private static final double GAME_POSSIBLE = DefenceFeatures.ZONES.borderline();

    private static final double GAME_SURE = DefenceFeatures.ZONES.game();

    private static final String LONGEST = "the longest suit";
    private static final String STRONGEST = "the strongest of equally long suits";

    private static final Source OVER_ONE_NO_TRUMP =
            generalPractice("the book says nothing of an overcall of one no trump;"
                    + " game on 25 points together, a raise on 24, are usual");

    private static final int ENOUGH_OPPOSITE_A_DOUBLE = 13;

    private static final Source STRONG_ANSWER =
            generalPractice("the book asks for the longest suit and says nothing of strength for game; on 13 points"
                    + " opposite a double, four of a major of five cards, or three no trump with their suit stopped and"
                    + " no major of four, is usual");

    static final RuleBuilder.Answering<Bidding, Call> ANSWER_TO_CUE_BID = rule(
                    "defence.answer-cue-bid", source("contract-bridge.p05", "contract-bridge.p06"))
            .when(partnerCueBid(), forced())
            .needs()
            .answers(DefenceFeatures.unbidSuit(0))
            .title("Answer to a cue-bid")
            .prefer(
                    most(LENGTH).because(LONGEST),
                    most(SUIT_POINTS).because(STRONGEST),
                    most(RANK).because("the higher of two equal suits"))
            .whyByBook(
                    "Partner's bid in their suit demands another turn, so even a poor hand must name its best suit.",
                    "contract-bridge.p05",
                    "contract-bridge.p06");

    static final RuleBuilder.Answering<Bidding, Call> CUE_BID_FOR_GAME = CueBids.forGame(
            "defence.cue-bid-for-game",
            List.of(atLeast(Partnership.least(Scale.HONOUR_TRICKS), GAME_SURE)),
            lacks(WE_ARE_IN_GAME),
            lacks(FORCED_TO_GAME));

    public static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Culbertson's tactics")
            .then(ANSWER_TO_CUE_BID)
            .then(rule(
                            "defence.may.answer-double-in-the-longest-suit",
                            // the page asks for the suit, and says nothing of a jump
                            source("contract-bridge.p01"))
                    .when(partnerDoubled(), forced())
                    .answers(DefenceFeatures.unbidSuit(0))
                    .prefer(most(LENGTH), most(SUIT_POINTS), most(RANK))
                    .manner(Manner.MAY)
                    .whyByBook("Partner asked for the longest suit, and this names it.", "contract-bridge.p01"))
            .then(
                    rule(
                                    "defence.answer-double-with-game",
                                    source("contract-bridge.p01", "culbertson-honour-tricks.p55")
                                            .withFigureFromPractice(
                                                    "the zone often yields game in a major; with six cards of"
                                                            + " one and half an honour-trick to spare it is bid by general practice")
                                            .meaning(
                                                    "the borderline game zone",
                                                    "least-together-honour-tricks",
                                                    "expected-together-honour-tricks",
                                                    "most-together-honour-tricks"))
                            .when(partnerDoubled(), forced())
                            .needs(atLeast(Partnership.least(Scale.HONOUR_TRICKS), GAME_POSSIBLE + 0.5))
                            .answers(DefenceFeatures.unbidMajorGame())
                            .each(atLeast(LENGTH, 6))
                            .prefer(most(LENGTH).because(LONGEST), most(RANK))
                            .why(
                                    "Partner has strength and support for the other suits, so a long major opposite should make ten tricks."))
            .then(
                    rule(
                                    "defence.game-raise-of-overcall",
                                    source("contract-bridge.p49", "contract-bridge.p41", "culbertson-honour-tricks.p56")
                                            .withFigureFromPractice(
                                                    "the book names no strength for game at once; the zone that"
                                                            + " often yields it in a major, reached opposite the average overcall, is"
                                                            + " general practice")
                                            .meaning(
                                                    "the game zone",
                                                    "least-together-honour-tricks",
                                                    "expected-together-honour-tricks",
                                                    "most-together-honour-tricks"))
                            .when(partnerOvercalled(), notForced())
                            .needs(atLeast(Partnership.expected(Scale.HONOUR_TRICKS), GAME_POSSIBLE))
                            .answers(Bids.raiseOf("4M"))
                            .each(atLeast(Partnership.TRUMPS, 8))
                            .why(
                                    "The overcall has found the trumps, and with so much opposite it the game need not be asked for."))
            .then(CUE_BID_FOR_GAME)
            .then(
                    rule("defence.answer-double-with-a-major-game", STRONG_ANSWER)
                            .when(partnerDoubled(), forced())
                            .needs(atLeast(POINTS, ENOUGH_OPPOSITE_A_DOUBLE))
                            .answers(DefenceFeatures.unbidMajorGame())
                            .each(atLeast(LENGTH, 5))
                            .prefer(most(LENGTH).because(LONGEST), most(RANK))
                            .why(
                                    "The double promises strength and support, so game is bid at once: a cheap answer could be made on nothing."))
            .then(
                    rule("defence.answer-double-with-no-trump-game", STRONG_ANSWER)
                            .when(partnerDoubled(), forced())
                            .needs(
                                    atLeast(POINTS, ENOUGH_OPPOSITE_A_DOUBLE),
                                    has(STOPS_THEIR_SUIT),
                                    not(has(FOUR_OF_AN_UNBID_MAJOR)))
                            .answers(Bids.call("3NT"))
                            .why(
                                    "Opposite a double there is strength for game, and with their suit held nine tricks should come first."))
            .then(rule(
                            "defence.answer-double-with-strength",
                            source("contract-bridge.p01", "culbertson-honour-tricks.p55")
                                    .withFigureFromPractice("the book names no strength for more than the cheapest"
                                            + " answer; a jump where the zone of game is reached is general practice")
                                    .meaning(
                                            "the borderline game zone",
                                            "least-together-honour-tricks",
                                            "expected-together-honour-tricks",
                                            "most-together-honour-tricks"))
                    .when(partnerDoubled(), forced())
                    .needs(atLeast(Partnership.least(Scale.HONOUR_TRICKS), GAME_POSSIBLE))
                    .answers(DefenceFeatures.unbidSuit(1))
                    .each(atLeast(LENGTH, 4), atMost(LEVEL, 4))
                    .prefer(most(LENGTH).because(LONGEST), most(SUIT_POINTS).because(STRONGEST), most(RANK))
                    .why("A cheap answer may be made on nothing at all, so the jump tells partner of help for game."))
            .then(rule(
                            "defence.answer-double-on-ten-points",
                            generalPractice(
                                    "the book names no strength for more than the cheapest answer; with 10 points"
                                            + " and an honour-trick and a half a jump is usual, too"))
                    .when(partnerDoubled(), forced())
                    .needs(atLeast(POINTS, 10), atLeast(HONOUR_TRICKS, 1.5))
                    .answers(DefenceFeatures.unbidSuit(1))
                    .each(atLeast(LENGTH, 4), atMost(LEVEL, 3))
                    .prefer(most(LENGTH).because(LONGEST), most(SUIT_POINTS).because(STRONGEST), most(RANK))
                    .why("The jump tells the doubler that this is more than a forced answer, so game can be judged."))
            .then(
                    rule("defence.answer-double", source("contract-bridge.p01"))
                            .when(partnerDoubled(), forced())
                            .needs()
                            .answers(DefenceFeatures.unbidSuit(0))
                            .prefer(
                                    most(LENGTH).because(LONGEST),
                                    most(SUIT_POINTS).because(STRONGEST),
                                    most(RANK).because("the higher of two equal suits"))
                            .why(
                                    "Partner asked for the longest suit, however weak, and can support any; a pass would leave them to play doubled."))
            .then(rule(
                            "defence.may.new-suit-over-overcall",
                            // an answer is given where a game is possible; which, no page says
                            source(
                                            "contract-bridge.p49",
                                            "culbertson-honour-tricks.p11",
                                            "culbertson-honour-tricks.p55")
                                    .leaving(LEVEL.key()))
                    .when(partnerOvercalled(), notForced(), lacks(WE_ARE_IN_GAME))
                    .needs(atLeast(Partnership.most(Scale.HONOUR_TRICKS), GAME_POSSIBLE))
                    .answers(DefenceFeatures.unbidSuit(0))
                    .each(atLeast(LENGTH, 4), has(BIDDABLE), atMost(LEVEL, 2))
                    .manner(Manner.MAY)
                    .why("{It} tells the overcaller that game may be on, and offers other trumps."))
            .then(
                    rule(
                                    "defence.strong-no-trump-over-overcall",
                                    generalPractice(
                                            "the book does not say how to go on towards game; on 15 points or more,"
                                                    + " balanced, with their suit stopped, and no eight cards of a major together, three no"
                                                    + " trump is usual"))
                            .when(partnerOvercalled(), notForced(), lacks(WE_ARE_IN_GAME), not(has(PARTNERS_MAJOR)))
                            .needs(atLeast(POINTS, 15), balanced(), has(STOPS_THEIR_SUIT))
                            .answers(Bids.call("3NT"))
                            .why(
                                    "Two fair hands with their suit held should win nine tricks, and a slower bid might be passed."))
            .then(
                    rule(
                                    "defence.raise-overcall",
                                    source("contract-bridge.p49", "contract-bridge.p41", "culbertson-honour-tricks.p55")
                                            .leaving("trumps-together"))
                            .when(partnerOvercalled(), notForced())
                            .needs(atLeast(Partnership.most(Scale.HONOUR_TRICKS), GAME_POSSIBLE))
                            .answers(Bids.raise(0))
                            .each(atLeast(Partnership.TRUMPS, 8), atMost(LEVEL, 3))
                            .why(
                                    "{It} tells the overcaller that a game may be on, and makes the opponents bid higher to go on."))
            .then(
                    rule(
                                    "defence.no-trump-game-over-overcall",
                                    source("contract-bridge.p49", "culbertson-honour-tricks.p56")
                                            .withFigureFromPractice(
                                                    "the book does not say how to expect; game in no trump on"
                                                            + " half an honour-trick short of the sure zone opposite the average"
                                                            + " overcall, with their suit stopped, is general practice")
                                            .meaning(
                                                    "the game zone",
                                                    "least-together-honour-tricks",
                                                    "expected-together-honour-tricks",
                                                    "most-together-honour-tricks"))
                            .when(partnerOvercalled(), notForced(), lacks(WE_ARE_IN_GAME))
                            .needs(
                                    atLeast(Partnership.expected(Scale.HONOUR_TRICKS), GAME_SURE - 0.5),
                                    has(STOPS_THEIR_SUIT))
                            .answers(Bids.call("3NT"))
                            .why(
                                    "The overcaller's suit and the strength here should bring nine tricks, fewer than any other game takes."))
            .then(rule(
                            "defence.no-trump-over-overcall",
                            source("contract-bridge.p49", "culbertson-honour-tricks.p55")
                                    .withFigureFromPractice("the book does not say how to go on towards game;"
                                            + " no trump with their suit stopped is general practice")
                                    .meaning(
                                            "the borderline game zone",
                                            "least-together-honour-tricks",
                                            "expected-together-honour-tricks",
                                            "most-together-honour-tricks"))
                    .when(partnerOvercalled(), notForced())
                    .needs(atLeast(Partnership.most(Scale.HONOUR_TRICKS), GAME_POSSIBLE), has(STOPS_THEIR_SUIT))
                    .answers(Bids.noTrump(0))
                    .each(atMost(LEVEL, 2))
                    .why("{It} tells the overcaller that a game may be on, and offers the one with the fewest tricks."))
            .then(rule("defence.pass-overcall", source("contract-bridge.p49", "culbertson-honour-tricks.p55"))
                    .when(partnerOvercalled(), notForced())
                    .needs(atMost(Partnership.most(Scale.HONOUR_TRICKS), GAME_POSSIBLE - 0.5))
                    .answers(Bids.call("P"))
                    .whyByBook(
                            "The overcall denies a strong hand, so without a game in view there is nothing to bid for.",
                            "contract-bridge.p49"))
            .thenBook(DoublersSuit.BOOK)
            .then(
                    rule("defence.major-game-over-one-no-trump", OVER_ONE_NO_TRUMP)
                            .when(partnerJustBid("1NT"), notForced())
                            .needs(atLeast(Partnership.least(Scale.POINTS), 25))
                            .answers(Bids.any("4M"))
                            .each(atLeast(LENGTH, 6))
                            .why(
                                    "Partner's no trump promises some cards in the major, so six here make trumps enough for game."))
            .then(rule("defence.game-over-one-no-trump", OVER_ONE_NO_TRUMP)
                    .when(partnerJustBid("1NT"), notForced())
                    .needs(atLeast(Partnership.least(Scale.POINTS), 25))
                    .answers(Bids.call("3NT"))
                    .why("Partner's no trump has told the strength, and together it is enough for nine tricks."))
            .then(rule("defence.raise-one-no-trump", OVER_ONE_NO_TRUMP)
                    .when(partnerJustBid("1NT"), notForced())
                    .needs(within(Partnership.least(Scale.POINTS), between(24, 24)))
                    .answers(Bids.call("2NT"))
                    .why("{It} asks partner for game with more than the least, as after an opening of one no trump."))
            .then(rule(
                            "defence.answer-double-freely",
                            generalPractice("the next hand has called, and the answer to the double is no longer due:"
                                    + " with an honour-trick and a half it is still given, on five cards, or on four"
                                    + " up to the level of two, with two honour-tricks of three"))
                    .when(partnerDoubled(), notForced())
                    .needs(atLeast(HONOUR_TRICKS, 1.5))
                    .answers(DefenceFeatures.unbidSuit(0))
                    .each(any(
                            atLeast(LENGTH, 5),
                            all(
                                    atLeast(LENGTH, 4),
                                    any(atMost(LEVEL, 2), all(atMost(LEVEL, 3), atLeast(OWN_TRICKS, 2))))))
                    .prefer(most(LENGTH).because(LONGEST), most(SUIT_POINTS).because(STRONGEST))
                    .why("Partner asked for a suit; naming one without being forced tells of some strength as well."))
            .then(rule(
                            "defence.nothing-to-add",
                            generalPractice("nothing forces an answer and no rule asks for one: a pass is usual"))
                    .when(notForced())
                    .needs()
                    .answers(Bids.call("P"))
                    .why("Nothing obliges this hand to bid, and partner would read strength into it that is not here."))
            .thenBook(LastWord.BOOK)
            .book();

    private Advances() {}
}
