package kibitzer.conventions.bridge;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;

import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.conventions.bridge.value.Stoppers;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/**
 * Doubles by the side that opened: after partner has bid they ask for no suit and are left, before he has they ask for his
 * longest (p. 146).
 */
public final class OpeningSideDoubles {
    private static final int HIGHEST = 3;

    private static final Source TRUMPS = source("contract-bridge.p02")
            .withFigureFromPractice("the book says that such a double is not for take-out and not when it is made; four"
                    + " cards of their suit, five at the level of one, with a stopper, two of partner's at most, and strength to speak at the level of"
                    + " two are general practice")
            .meaning("a double that is not for take-out", "points", "honour-tricks", "cards-in-their-last-suit");

    private static final Trait<Bidding> SUIT_AT_TWO_OR_THREE = new Trait<>(
            "their-suit-at-two-or-three",
            "the opponents' last bid is two or three of a suit",
            "the opponents' last bid is not two or three of a suit",
            bidding -> isSuit(bidding, 2));

    public static final Quantity<Bidding> IN_THE_SUIT_BID = new Quantity<>(
            "cards-in-their-last-suit",
            "card in the suit they bid last",
            "cards in the suit they bid last",
            bidding -> bidding.auction()
                    .lastBid()
                    .flatMap(bid -> bid.strain().suit())
                    .map(suit -> bidding.hand().length(suit))
                    .orElse(0));

    public static final Quantity<Bidding> IN_PARTNERS_SUIT = new Quantity<>(
            "cards-in-partners-suit",
            "card in partner's suit",
            "cards in partner's suit",
            bidding -> bidding.soFar().suitsOf(bidding.soFar().turn().partner()).stream()
                    .mapToInt(suit -> bidding.hand().length(suit))
                    .max()
                    .orElse(0));

    private static final Trait<Bidding> STOPS_THE_SUIT_BID = new Trait<>(
            "stops-their-last-suit",
            "the suit they bid last stopped",
            "the suit they bid last not stopped",
            bidding -> bidding.auction()
                    .lastBid()
                    .flatMap(bid -> bid.strain().suit())
                    .filter(suit -> Stoppers.isStopped(bidding.hand(), suit))
                    .isPresent());

    private static final Trait<Bidding> HAS_BID = new Trait<>(
            "you-have-bid",
            "you have bid yourself",
            "you have not bid",
            bidding -> bidding.soFar().callsSinceOpening(bidding.soFar().turn()).stream()
                    .anyMatch(Call.Bid.class::isInstance));

    private OpeningSideDoubles() {}

    /** Responder's double of an overcall at the level of two or three. */
    @SafeVarargs
    public static RuleBuilder.Answering<Bidding, Call> ofAnOvercall(
            String id, List<Need<Bidding>> strength, Need<Bidding>... when) {
        return rule(id, TRUMPS)
                .when(when)
                .needs(strength)
                .needs(atLeast(IN_THE_SUIT_BID, 4), has(STOPS_THE_SUIT_BID), atMost(IN_PARTNERS_SUIT, 2))
                .answers(Bids.call("X"))
                .why(
                        "Their trumps break badly and there is no fit on our side, so the penalty is likely to be worth more than a contract of ours.");
    }

    /** Responder's double of an overcall at the level of one, on five of their suit. */
    @SafeVarargs
    public static RuleBuilder.Answering<Bidding, Call> ofAnOvercallAtOne(
            String id, List<Need<Bidding>> strength, Need<Bidding>... when) {
        return rule(id, TRUMPS)
                .when(when)
                .needs(strength)
                .needs(atLeast(IN_THE_SUIT_BID, 5), has(STOPS_THE_SUIT_BID), atMost(IN_PARTNERS_SUIT, 2))
                .answers(Bids.call("X"))
                .why(
                        "They have run into our long suit: even at the one level the penalty is likely to beat anything we could bid without a fit.");
    }

    /** Public: they are in two or three of a suit. */
    public static Need<Bidding> overTheirSuit() {
        return has(SUIT_AT_TWO_OR_THREE);
    }

    /** Public: partner has doubled, and one has bid before. */
    public static Need<Bidding> partnerDoubledForPenalties() {
        return has(new Trait<>(
                "partner-doubled-for-penalties",
                "partner has doubled, and you have bid before",
                "partner has not doubled a bid after one of yours",
                bidding -> HAS_BID.of(bidding) && isPartnersDouble(bidding)));
    }

    /** Public: partner has doubled one, two or three of a suit, and one has only passed. */
    public static Need<Bidding> partnerDoubledForTakeOut() {
        return has(new Trait<>(
                "partner-doubled-for-take-out",
                "partner has doubled, and you have not bid",
                "partner has not doubled before a bid of yours",
                bidding -> !HAS_BID.of(bidding) && isPartnersDouble(bidding) && isSuit(bidding, 1)));
    }

    private static boolean isSuit(Bidding bidding, int level) {
        return bidding.auction()
                .lastBid()
                .filter(bid -> bid.strain() != Strain.NO_TRUMP && bid.level() >= level && bid.level() <= HIGHEST)
                .isPresent();
    }

    private static boolean isPartnersDouble(Bidding bidding) {
        return bidding.soFar()
                .lastCallOf(bidding.soFar().turn().partner())
                .filter(Call.DOUBLE::equals)
                .isPresent();
    }
}
