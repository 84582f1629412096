package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.conventions.bridge.AuctionFeatures.at;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BidFeatures.TOP_HONOURS;
import static kibitzer.conventions.bridge.BiddingFeatures.balanced;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Partnership.TRUMPS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.CHEAPEST;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.NO_ROOM;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_BID_A_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_RAISED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.SHORT_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.THEIR_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.UNBID_SUITS_STOPPED;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.VOID;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;

import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.AskedForGame;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.SuitQuality;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Probably in the game zone: partner's invitation accepted, or a strong rebid that invites him. */
final class ProbableGame {
    private static final String SIXTH_CARD = "the zone adds up strength alone; a suit of six cards headed by two of the"
            + " three top honours makes up for two points, or half an honour-trick, by general practice";

    private static final String SUIT_FIRST = "the book lists a suit at one among the minimum rebids; a little above the"
            + " border, showing it before two no trump, which would hide it, is general practice";

    private static final String SECOND_SUIT =
            "the book lists a second suit at two among the minimum rebids; no more than"
                    + " a queen above the border, on a hand that fits none of the strong rebids, it is shown by general practice";

    private static final String JUMP =
            "the book lists three in a suit among the strong rebids and says that a jump forces"
                    + " to game; from a king above the border, with a second suit, it is general practice";

    private static final String NO_STOPPER =
            "the book names no strain; seven trumps, or a second suit, before no trump with a suit"
                    + " open or a void are general practice";

    private static final String BORDER = "openings are seldom as weak as their range begins: a point,"
            + " or half an honour-trick, short of the border still asks, by general practice";

    private ProbableGame() {}

    static RuleBook<Bidding, Call> book(Zones zones) {
        Need<Bidding> expected = atLeast(Partnership.expected(zones.scale()), zones.borderline());
        Need<Bidding> probable = all(
                expected,
                atMost(
                        Partnership.least(zones.scale()),
                        zones.game() - zones.scale().step()));
        Need<Bidding> accepting = atLeast(AskedForGame.expected(zones.scale()), zones.borderline());
        double sixthCard = zones.scale() == Scale.HONOUR_TRICKS
                ? zones.scale().step()
                : 2 * zones.scale().step();
        Need<Bidding> nearly = within(
                Partnership.expected(zones.scale()),
                between(
                        zones.borderline() - sixthCard,
                        zones.borderline() - zones.scale().step() / 2));
        Need<Bidding> border = within(
                Partnership.expected(zones.scale()),
                between(
                        zones.borderline() - zones.scale().step(),
                        zones.borderline() - zones.scale().step() / 2));
        Need<Bidding> littleAbove = atMost(
                Partnership.expected(zones.scale()),
                zones.borderline() + 2.5 * zones.scale().step());
        return RuleBook.<Bidding, Call>named("probably game")
                .then(rule(zones.id("accept-in-a-major"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME), has(NO_ROOM))
                        .needs(accepting)
                        .answers(RebidCalls.majorGame())
                        .each(any(atLeast(TRUMPS, 8), atLeast(LENGTH, 7)))
                        .prefer(most(TRUMPS), most(RANK).inGeneral())
                        .why("The hand goes on to game" + CombinedStrength.EXPECTED_WITH
                                + "; with trumps enough in a major the answer is yes, and ruffs make it safe."))
                .then(rule(zones.id("accept-in-the-own-suit"), zones.strong().withFigureFromPractice(NO_STOPPER))
                        .when(lacks(WE_ARE_IN_GAME), has(NO_ROOM), has(PARTNER_BID_A_SUIT))
                        .needs(accepting, any(lacks(UNBID_SUITS_STOPPED), has(VOID)))
                        .answers(RebidCalls.ownSuitAt(3))
                        .each(atLeast(LENGTH, 5))
                        .prefer(most(LENGTH), most(RANK))
                        .tells(Tells.FORCING)
                        .why("{It} says yes to game" + CombinedStrength.EXPECTED_WITH
                                + " but warns against no trump, and offers the long suit as trumps instead."))
                .then(rule(
                                zones.id("accept-in-a-second-suit-of-five"),
                                zones.strong().withFigureFromPractice(NO_STOPPER))
                        .when(partnerJustBid("2NT"), has(NO_ROOM))
                        .needs(accepting, has(SHORT_SUIT))
                        .answers(RebidCalls.newSuitAtThree())
                        .each(atLeast(LENGTH, 5))
                        .prefer(most(LENGTH), most(RANK))
                        .tells(Tells.FORCING)
                        .why("{It} says yes to game" + CombinedStrength.EXPECTED_WITH
                                + " and shows two long suits, since a short one speaks against no trump."))
                .then(rule(zones.id("accept-in-a-new-suit"), zones.strong().withFigureFromPractice(NO_STOPPER))
                        .when(partnerJustBid("2NT"), has(NO_ROOM))
                        .needs(accepting, has(VOID))
                        .answers(RebidCalls.newSuitAtThree())
                        .each(atLeast(LENGTH, 4))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .tells(Tells.FORCING)
                        .why("{It} says yes to game" + CombinedStrength.EXPECTED_WITH
                                + " and looks for trumps, since a void speaks against no trump."))
                .then(rule(zones.id("accept-in-no-trump"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME), has(NO_ROOM))
                        .needs(accepting, has(UNBID_SUITS_STOPPED), lacks(VOID))
                        .answers(call("3NT"))
                        .why("The hand goes on to game" + CombinedStrength.EXPECTED_WITH
                                + "; the other suits are held, so nine tricks at no trump are nearest."))
                .then(rule(
                                zones.id("accept-for-want-of-a-stopper"),
                                zones.strong().withFigureFromPractice(NO_STOPPER))
                        .when(lacks(WE_ARE_IN_GAME), has(NO_ROOM))
                        .needs(accepting, any(lacks(UNBID_SUITS_STOPPED), has(VOID)))
                        .answers(RebidCalls.majorGame())
                        .each(atLeast(TRUMPS, 7), atLeast(LENGTH, 1))
                        .prefer(most(TRUMPS), most(RANK))
                        .why("{It} says yes to game" + CombinedStrength.EXPECTED_WITH
                                + "; as no trump would leave a suit open, even seven trumps are safer."))
                .then(rule(zones.id("accept-in-no-trump-for-want-of-a-fit"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME), has(NO_ROOM))
                        .needs(accepting, has(THEIR_SUITS_STOPPED))
                        .answers(call("3NT"))
                        .why("{It} says yes to game, and where no fit was found no trump needs the fewest tricks."))
                .then(rule(zones.id("strong-raise-of-a-major"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME))
                        .needs(probable)
                        .answers(RebidCalls.raiseTo(3, List.of(Suit.SPADES, Suit.HEARTS)))
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS), most(RANK))
                        .tells(Tells.ASKS_FOR_GAME)
                        .why("{It} agrees the trumps and asks partner for game with a little more than was promised."))
                .then(rule(zones.id("strong-own-suit"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME))
                        .needs(probable)
                        .answers(RebidCalls.ownSuitAt(3))
                        .each(any(atLeast(LENGTH, 6), atLeast(TRUMPS, 8)))
                        .prefer(most(TRUMPS), most(RANK))
                        .tells(Tells.ASKS_FOR_GAME)
                        .why("{It} shows a long suit and a hand worth a try for game, and partner decides."))
                .then(
                        rule(zones.id("strong-suit-of-six"), zones.strong().withFigureFromPractice(SIXTH_CARD))
                                .when(lacks(WE_ARE_IN_GAME), at(Stage.RESPONDERS_REBID))
                                .needs(nearly)
                                .answers(RebidCalls.ownSuitAt(3))
                                .each(atLeast(LENGTH, 6), atLeast(TOP_HONOURS, 2))
                                .prefer(most(LENGTH), most(RANK))
                                .tells(Tells.ASKS_FOR_GAME)
                                .why(
                                        "A good six-card suit is worth more than its points, so partner is asked for game on less."))
                .then(rule(zones.id("strong-no-trump-balanced"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME))
                        .needs(probable, balanced(), has(UNBID_SUITS_STOPPED))
                        .answers(call("2NT"))
                        .tells(Tells.ASKS_FOR_GAME)
                        .why("{It} tells of a balanced hand nearly strong enough for game and lets partner decide."))
                .then(
                        rule(zones.id("reverse"), zones.strong())
                                .when(lacks(WE_ARE_IN_GAME))
                                .needs(probable)
                                .answers(RebidCalls.reverse())
                                .each(atLeast(LENGTH, 4), has(BIDDABLE))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .why(
                                        "A higher suit than the first makes partner choose one level up, so it tells of extra strength."))
                .then(
                        rule(zones.id("strong-suit-at-one"), zones.strong().withFigureFromPractice(SUIT_FIRST))
                                .when(at(Stage.OPENERS_REBID), lacks(WE_ARE_IN_GAME))
                                .needs(
                                        probable,
                                        atMost(
                                                Partnership.expected(zones.scale()),
                                                zones.borderline()
                                                        + 2 * zones.scale().step()))
                                .answers(RebidCalls.newSuitCheaply(1))
                                .each(atLeast(LENGTH, 4), has(BIDDABLE))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .why(
                                        "A fit is still looked for at the one level, and the strength can be told on the next round."))
                .then(
                        rule(
                                        zones.id("strong-jump-in-a-new-suit"),
                                        zones.strong().withFigureFromPractice(JUMP))
                                .when(at(Stage.OPENERS_REBID), lacks(WE_ARE_IN_GAME), has(PARTNER_BID_A_SUIT))
                                .needs(
                                        probable,
                                        not(balanced()),
                                        atLeast(
                                                Partnership.expected(zones.scale()),
                                                zones.borderline()
                                                        + 3 * zones.scale().step()))
                                .answers(RebidCalls.jumpInNewSuit())
                                .each(atLeast(LENGTH, 4), has(BIDDABLE))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "The jump tells of strength and a second suit at once and keeps the bidding open until game."))
                .then(
                        rule(zones.id("strong-second-suit"), zones.strong().withFigureFromPractice(SECOND_SUIT))
                                .when(at(Stage.OPENERS_REBID), lacks(WE_ARE_IN_GAME), lacks(PARTNER_RAISED))
                                .needs(probable, not(balanced()), littleAbove)
                                .answers(RebidCalls.newSuitCheaply(2))
                                .each(atLeast(LENGTH, 4), has(BIDDABLE))
                                .prefer(most(LENGTH), least(CHEAPEST))
                                .why(
                                        "A second suit takes little room, and partner's choice between the two shows whether game is near."))
                .then(rule(zones.id("strong-no-trump"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME))
                        .needs(probable, has(UNBID_SUITS_STOPPED), lacks(VOID))
                        .answers(call("2NT"))
                        .tells(Tells.ASKS_FOR_GAME)
                        .why("{It} asks partner for game in no trump, as the other suits are held."))
                .then(rule(zones.id("raise-on-the-border"), zones.strong().withFigureFromPractice(BORDER))
                        .when(at(Stage.RESPONDERS_REBID), lacks(WE_ARE_IN_GAME))
                        .needs(border)
                        .answers(RebidCalls.raiseTo(3, List.of(Suit.SPADES, Suit.HEARTS)))
                        .each(atLeast(TRUMPS, 8), atLeast(LENGTH, 3))
                        .prefer(most(TRUMPS), most(RANK))
                        .tells(Tells.ASKS_FOR_GAME)
                        .why("The strength" + CombinedStrength.IN_ALL
                                + " stands on the edge of game, and a known fit is reason enough to ask."))
                .then(rule(zones.id("no-trump-on-the-border"), zones.strong().withFigureFromPractice(BORDER))
                        .when(at(Stage.RESPONDERS_REBID), lacks(WE_ARE_IN_GAME), lacks(NO_ROOM))
                        .needs(border, has(UNBID_SUITS_STOPPED), lacks(SHORT_SUIT))
                        .answers(call("2NT"))
                        .tells(Tells.ASKS_FOR_GAME)
                        .why("The strength" + CombinedStrength.IN_ALL
                                + " stands on the edge of game, and partner with anything to spare can bid it."))
                .then(rule(zones.id("strong-new-suit"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME))
                        .needs(probable)
                        .answers(RebidCalls.newSuitAtThree())
                        .each(atLeast(LENGTH, 4), has(BIDDABLE))
                        .prefer(most(LENGTH), least(CHEAPEST))
                        .tells(Tells.FORCING)
                        .why("{It} makes partner speak again, so that the best game is chosen with two suits known."))
                .then(rule(zones.id("strong-raise-of-a-minor"), zones.strong())
                        .when(lacks(WE_ARE_IN_GAME))
                        .needs(probable)
                        .answers(RebidCalls.raiseTo(3, List.of(Suit.DIAMONDS, Suit.CLUBS)))
                        .each(atLeast(TRUMPS, 8))
                        .prefer(most(TRUMPS), most(RANK))
                        .tells(Tells.ASKS_FOR_GAME)
                        .why("{It} shows the fit and asks for game, which partner may place in no trump."))
                .then(rule(
                                zones.id("strong-raise-for-want-of-a-stopper"),
                                zones.strong().withFigureFromPractice(NO_STOPPER))
                        .when(lacks(WE_ARE_IN_GAME))
                        .needs(probable, lacks(UNBID_SUITS_STOPPED))
                        .answers(RebidCalls.raiseTo(3, List.of(Suit.values())))
                        .each(atLeast(TRUMPS, 7), has(SuitQuality.SUPPORT))
                        .prefer(most(TRUMPS), most(RANK))
                        .why("No trump would leave a suit open, so the support is shown and game left to partner."))
                .then(
                        rule(zones.id("strong-no-trump-for-want-of-a-suit"), zones.strong())
                                .when(lacks(WE_ARE_IN_GAME))
                                .needs(probable, has(THEIR_SUITS_STOPPED))
                                .answers(call("2NT"))
                                .tells(Tells.ASKS_FOR_GAME)
                                .why(
                                        "Game is near and eight trumps are not sure, so no trump asks partner for the rest and leaves the choice of suit."))
                .book();
    }
}
