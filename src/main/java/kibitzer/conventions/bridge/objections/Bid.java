package kibitzer.conventions.bridge.objections;

import java.util.Optional;
import kibitzer.advice.Source;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.ForcedToCall;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** What a bid undertakes, and how it would be read. */
final class Bid {
    private static final int SLAM = 6;

    private Bid() {}

    static int level(Call call) {
        return call instanceof Call.Bid bid ? bid.level() : 0;
    }

    static boolean isGame(Call call) {
        return call instanceof Call.Bid bid && BiddingSoFar.isGame(bid);
    }

    static boolean isSlam(Call call) {
        return level(call) >= SLAM;
    }

    static boolean isNoTrump(Call call) {
        return call instanceof Call.Bid bid && bid.strain().suit().isEmpty();
    }

    static Optional<Suit> suit(Call call) {
        return BidFeatures.suitOf(call);
    }

    static boolean isSameStrain(Call call, Call other) {
        return call instanceof Call.Bid one && other instanceof Call.Bid two && one.strain() == two.strain();
    }

    /** How the table would read the call. */
    static Meaning read(Bidding bidding, Call call) {
        return bidding.soFar().with(call).meanings().getLast();
    }

    static boolean forcesToGame(Bidding bidding, Call call) {
        return call instanceof Call.Bid && read(bidding, call).forcing() == Forcing.GAME;
    }

    /** "it forces to game"; that practice alone has it so is said. */
    static String forcing(Bidding bidding, Call call) {
        return forcesInPrint(bidding, call) ? "it forces to game" : "by general practice it forces to game";
    }

    /** True where a page has the call force to game. */
    static boolean forcesInPrint(Bidding bidding, Call call) {
        return forcingInPrint(bidding, call).isPresent();
    }

    /** The page that has the call force to game; empty where practice alone does. */
    static Optional<Source> forcingInPrint(Bidding bidding, Call call) {
        return ForcedToCall.toGameInPrint(bidding.soFar().with(call));
    }

    /** False where the bid forces, or one before it to a game that is not bid yet. */
    static boolean mayBePassed(Bidding bidding, Call call) {
        return call.equals(Call.PASS)
                || read(bidding, call).forcing() == Forcing.NONE
                        && !forcesInPrint(bidding, call)
                        && (!bidding.soFar().gameIsForced() || tellsThatItMayBePassed(bidding, call));
    }

    private static boolean tellsThatItMayBePassed(Bidding bidding, Call call) {
        return read(bidding, call).rules().stream()
                .limit(1)
                .anyMatch(rule -> rule.tells().contains(Tells.MAY_BE_PASSED));
    }

    static boolean asksForAces(Bidding bidding, Call call) {
        return call instanceof Call.Bid
                && read(bidding, call).rules().stream()
                        .limit(1)
                        .anyMatch(rule -> rule.tells().contains(Tells.ASKS_FOR_ACES));
    }

    static boolean isConventional(Bidding bidding, Call call) {
        return call instanceof Call.Bid && read(bidding, call).conventional();
    }

    static boolean isOurs(Bidding bidding, Suit suit) {
        return isOwn(bidding, suit) || isPartners(bidding, suit);
    }

    static boolean isOwn(Bidding bidding, Suit suit) {
        return bidding.soFar().suitsOf(bidding.soFar().turn()).contains(suit);
    }

    static boolean isPartners(Bidding bidding, Suit suit) {
        return bidding.soFar().suitsOf(bidding.soFar().turn().partner()).contains(suit);
    }

    /** Own cards and the fewest that partner has shown. */
    static int trumps(Bidding bidding, Suit suit) {
        return bidding.hand().length(suit) + shownByPartner(bidding, suit);
    }

    static int shownByPartner(Bidding bidding, Suit suit) {
        return (int) bidding.soFar().shownByPartner().length(suit).least();
    }
}
