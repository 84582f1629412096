package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.contested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.POINTS;
import static kibitzer.conventions.bridge.Bids.any;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.family;
import static kibitzer.conventions.bridge.Bids.newSuit;
import static kibitzer.conventions.bridge.Bids.newSuitAtLevel;
import static kibitzer.conventions.bridge.Bids.unbid;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.STOPS_THEIR_SUIT;

import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/**
 * Partner opened one no trump and an opponent has come in: natural bids by the zones of p. 146. No book here speaks of it,
 * so all of it is general practice.
 */
public final class NoTrumpOvercalled {
    private static final Source PRACTICE = generalPractice(
            "the book answers one no trump where the opponents are silent;"
                    + " over their bid natural bids are usual: game on the points for it, two of a suit to compete, else a pass");
    /** Enough to compete at two. */
    private static final int TO_COMPETE = 5;

    private static final Answers<Bidding, Call> THREE_OF_A_SUIT = family(
            "three of an unbid suit",
            soFar -> unbid(soFar).stream().<Call>map(suit -> Call.bid(3, suit)).toList());

    private static final Source OVER_TWO =
            generalPractice("the book answers two no trump where the opponents are silent;"
                    + " over their bid a suit of five cards forces, three no trump wants their suit stopped, and a double shows"
                    + " the strength for game without either");

    private NoTrumpOvercalled() {}

    private static RuleBook<Bidding, Call> twoNoTrump(String id, Need<Bidding> enough) {
        Need<Bidding> here = weBid("2NT");
        return RuleBook.<Bidding, Call>named("two no trump overcalled")
                .then(
                        rule(id + "suit", OVER_TWO)
                                .when(here, contested())
                                .needs(enough)
                                .answers(newSuit(0))
                                .each(atLeast(LENGTH, 5))
                                .prefer(most(LENGTH), most(RANK))
                                .tells(Tells.FORCING_TO_GAME)
                                .why(
                                        "{It} forces to game in spite of their bid and lets opener choose between the suit and no trump."))
                .then(
                        rule(id + "three-no-trump", OVER_TWO)
                                .when(here, contested())
                                .needs(enough, has(STOPS_THEIR_SUIT))
                                .answers(call("3NT"))
                                .why(
                                        "There is strength for game, and with their suit held nine tricks can be won before they set it up."))
                .then(
                        rule(id + "double", OVER_TWO)
                                .when(here, contested())
                                .needs(enough)
                                .answers(call("X"))
                                .why(
                                        "They have bid against two strong hands, and the penalty is likely to be worth as much as a game."))
                .book();
    }

    /**
     * The rules of one system.
     *
     * @param prefix what the ids begin with: "cab.respond.contested-"
     */
    public static RuleBook<Bidding, Call> book(String prefix, Scale scale) {
        double game = scale == Scale.HONOUR_TRICKS ? 6 : 25;
        double invitation = scale == Scale.HONOUR_TRICKS ? 5 : 23;
        Need<Bidding> enough = atLeast(Partnership.least(scale), game);
        Need<Bidding> here = weBid("1NT");
        String id = prefix + "over-no-trump-";
        return RuleBook.<Bidding, Call>named("one no trump overcalled")
                .then(
                        rule(id + "major-game", PRACTICE)
                                .when(here, contested())
                                .needs(enough)
                                .answers(any("4M"))
                                .each(atLeast(LENGTH, 6))
                                .prefer(most(LENGTH), most(RANK))
                                .why(
                                        "Opener's no trump promises some cards in the major, so game can be bid in spite of them."))
                .then(rule(id + "three-of-a-suit", PRACTICE)
                        .when(here, contested())
                        .needs(enough)
                        .answers(THREE_OF_A_SUIT)
                        .each(atLeast(LENGTH, 5))
                        .prefer(most(LENGTH), most(RANK))
                        .tells(Tells.FORCING_TO_GAME)
                        .why("{It} forces to game and asks opener to choose between the suit and no trump."))
                .then(
                        rule(id + "three-no-trump", PRACTICE)
                                .when(here, contested())
                                .needs(enough)
                                .answers(call("3NT"))
                                .why(
                                        "There is strength for game, and opener's balanced hand will usually hold something in their suit."))
                .then(rule(id + "two-no-trump", PRACTICE)
                        .when(here, contested())
                        .needs(
                                within(Partnership.least(scale), between(invitation, game - scale.step())),
                                has(STOPS_THEIR_SUIT))
                        .answers(call("2NT"))
                        .why("{It} asks opener for game with a maximum and tells that their suit is held."))
                .then(
                        rule(id + "two-of-a-suit", PRACTICE)
                                .when(here, contested())
                                .needs(atLeast(POINTS, TO_COMPETE))
                                .answers(newSuitAtLevel(2))
                                .each(atLeast(LENGTH, 5))
                                .prefer(most(LENGTH), most(RANK))
                                .why(
                                        "{It} fights for the part-score with a suit that is worth more as trumps than in defence."))
                .then(
                        rule(id + "pass", PRACTICE)
                                .when(here, contested())
                                .needs(atMost(Partnership.least(scale), game - scale.step()))
                                .answers(call("P"))
                                .why(
                                        "Opener's hand is told and game is out of reach{points| with # points}, so there is no need to go higher."))
                .thenBook(twoNoTrump(prefix + "over-two-no-trump-", enough))
                .book();
    }
}
