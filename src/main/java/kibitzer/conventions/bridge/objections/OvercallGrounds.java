package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.SuitInWords;
import kibitzer.conventions.bridge.value.PlayingTricks;
import kibitzer.conventions.bridge.value.Stoppers;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.scoring.ContractScoring;

/** A first word against their opening that risks too much, or tells the wrong thing (p. 150). */
final class OvercallGrounds {
    static final List<Ground> ALL = List.of(
            OvercallGrounds::tooDear,
            OvercallGrounds::tooStrong,
            OvercallGrounds::theirSuitOpen,
            OvercallGrounds::settlesOnGame,
            OvercallGrounds::noTrumpAlone);

    private static final int BOOK = 6;

    /** As much as an overcall may lose (p. 150). */
    private static final int DEAREST = 500;

    private static final int STRONG = 3;

    private static final int LEAST_FOR_NO_TRUMP = 16;

    private OvercallGrounds() {}

    private static Optional<Objection> tooDear(Bidding bidding, Call call, Call best) {
        return bidding.soFar().stage() == Stage.OVERCALL
                        && call instanceof Call.Bid bid
                        && Bid.suit(call).isPresent()
                        && isDear(bidding, bid)
                ? Optional.of(Objection.printed(
                        "doubled, " + bid.inWords() + " could lose " + lost(bidding, bid)
                                + " points by our count, and an overcall should not lose more than 500",
                        "contract-bridge.p46"))
                : Optional.empty();
    }

    /** A strong hand doubles first (p. 151). */
    private static Optional<Objection> tooStrong(Bidding bidding, Call call, Call best) {
        return bidding.soFar().stage() == Stage.OVERCALL
                        && best.equals(Call.DOUBLE)
                        && Bid.suit(call).isPresent()
                        && !Bid.isGame(call)
                        && bidding.honourTricks() >= STRONG
                ? Optional.of(Objection.printed(
                        "you have " + BothHands.figure(bidding.honourTricks())
                                + " honour-tricks, and partner, too weak to raise a mere overcall, might pass it with game on",
                        "contract-bridge.p04"))
                : Optional.empty();
    }

    /** No trump without a stopper in their suit, which they will lead. */
    private static Optional<Objection> theirSuitOpen(Bidding bidding, Call call, Call best) {
        return bidding.soFar().stage() == Stage.OVERCALL && Bid.isNoTrump(call) && !Bid.isConventional(bidding, call)
                ? Bids.theirSuits(bidding.soFar()).stream()
                        .filter(suit -> !Stoppers.isStopped(bidding.hand(), suit))
                        .findFirst()
                        .map(suit -> Objection.ofPractice("their suit is " + suit.plural() + ", in which you have "
                                + (bidding.hand().length(suit) == 0
                                        ? "no card"
                                        : bidding.hand().length(suit) == 1
                                                ? "only one card"
                                                : "only " + SuitInWords.ranks(bidding.hand(), suit))
                                + ": at no trump they could lead and run it"))
                : Optional.empty();
    }

    /** A game at once, where partner is first asked for a suit. */
    private static Optional<Objection> settlesOnGame(Bidding bidding, Call call, Call best) {
        return bidding.soFar().stage() == Stage.OVERCALL && best.equals(Call.DOUBLE) && Bid.isGame(call)
                ? Optional.of(Objection.ofPractice(
                        "it settles on one game before partner has said a word; the double tells your strength and still"
                                + " lets partner name a suit"))
                : Optional.empty();
    }

    /** Of one no trump practice has a range; a higher one undertakes its tricks without a partner. */
    private static Optional<Objection> noTrumpAlone(Bidding bidding, Call call, Call best) {
        if (bidding.soFar().stage() != Stage.OVERCALL
                || !Bid.isNoTrump(call)
                || Bid.isConventional(bidding, call)
                || bidding.points() >= LEAST_FOR_NO_TRUMP) {
            return Optional.empty();
        }
        return Optional.of(Objection.ofPractice(
                Bid.level(call) == 1
                        ? "you have " + points(bidding) + ", and one no trump over their bid usually tells of 16 to 18"
                        : "it undertakes " + (BOOK + Bid.level(call))
                                + " tricks without a trump suit, and you have only " + points(bidding)
                                + " opposite a partner who has promised nothing"));
    }

    private static String points(Bidding bidding) {
        return bidding.points() + (bidding.points() == 1 ? " point" : " points");
    }

    static boolean isDear(Bidding bidding, Call.Bid bid) {
        return lost(bidding, bid) > DEAREST;
    }

    /** Points lost, doubled, if partner wins no trick. */
    static int lost(Bidding bidding, Call.Bid bid) {
        return bid.strain()
                .suit()
                .map(suit -> ContractScoring.penaltyDoubled(
                        (int) Math.ceil(BOOK + bid.level() - PlayingTricks.of(bidding.hand(), suit)),
                        bidding.isVulnerable()))
                .orElse(0);
    }
}
