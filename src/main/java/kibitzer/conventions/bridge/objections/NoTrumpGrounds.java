package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.SuitInWords;
import kibitzer.conventions.bridge.value.Stoppers;
import kibitzer.games.bridge.Call;

/** No trump where a suit is better. */
final class NoTrumpGrounds {
    static final List<Ground> ALL = List.of(
            NoTrumpGrounds::aSuitIsAsked,
            NoTrumpGrounds::aMajorFits,
            NoTrumpGrounds::hidesALongSuit,
            NoTrumpGrounds::looksForGame,
            NoTrumpGrounds::anOpenSuit);

    private static final int FIT = 8;
    private static final int LONG = 5;
    private static final int SUPPORT = 3;

    /** Four cards or more are not called open. */
    private static final int MOST_OPEN = 3;

    private NoTrumpGrounds() {}

    private static boolean isOffered(Bidding bidding, Call call) {
        return Bid.isNoTrump(call)
                && !Bid.isConventional(bidding, call)
                && bidding.soFar().stage() != Stage.OPENING;
    }

    /** Partner's double of their suit asks for the longest suit (p. 146). */
    private static Optional<Objection> aSuitIsAsked(Bidding bidding, Call call, Call best) {
        return bidding.soFar().stage() == Stage.ADVANCE
                        && isOffered(bidding, call)
                        && bidding.soFar()
                                .lastCallOf(bidding.soFar().turn().partner())
                                .filter(Call.DOUBLE::equals)
                                .isPresent()
                ? Bid.suit(best)
                        .filter(suit -> !Bids.theirSuits(bidding.soFar()).contains(suit))
                        .map(suit -> Objection.printed(
                                "partner's double asks for your longest and strongest suit; no trump names none, and you hold "
                                        + Held.counted(bidding.hand(), suit),
                                "contract-bridge.p01"))
                : Optional.empty();
    }

    private static Optional<Objection> aMajorFits(Bidding bidding, Call call, Call best) {
        return Bid.suit(best)
                .filter(suit -> isOffered(bidding, call)
                        && suit.isMajor()
                        && !Bid.isConventional(bidding, best)
                        && Bid.trumps(bidding, suit) >= FIT
                        && Bid.shownByPartner(bidding, suit) > 0)
                .map(suit -> Objection.ofPractice("you hold " + Held.counted(bidding.hand(), suit)
                        + " and partner has shown " + NumberWord.of(Bid.shownByPartner(bidding, suit))
                        + "; with so many trumps ruffs win tricks that no trump has not"));
    }

    /** Partner's no trump raised below game, where both hands are expected to hold too little for one. */
    private static Optional<Objection> looksForGame(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        return isOffered(bidding, call)
                        && isPartnersNoTrump(bidding)
                        && !Bid.isGame(call)
                        && both.atLeast() < both.game()
                        && both.expected() < both.scale().borderline()
                ? Optional.of(Objection.printed(
                        "to raise no trump looks for game; " + both.tooLittleFor(both.game()),
                        both.pages(both.gameZone())))
                : Optional.empty();
    }

    private static boolean isPartnersNoTrump(Bidding bidding) {
        return bidding.soFar()
                .lastCallOf(bidding.soFar().turn().partner())
                .filter(Bid::isNoTrump)
                .isPresent();
    }

    /** A suit that nobody of the side has bid, and that the hand does not stop; who bid no trump may stop it. */
    private static Optional<Objection> anOpenSuit(Bidding bidding, Call call, Call best) {
        return isOffered(bidding, call) && Bid.suit(best).isPresent() && !isPartnersNoTrump(bidding)
                ? Stream.of(Suit.values())
                        .filter(suit -> !Bid.isOurs(bidding, suit)
                                && bidding.hand().length(suit) <= MOST_OPEN
                                && !Stoppers.isStopped(bidding.hand(), suit))
                        .findFirst()
                        .map(suit -> Objection.ofPractice(supporting(bidding, best)
                                + (bidding.hand().length(suit) == 0
                                        ? "you hold no " + suit.plural()
                                        : bidding.hand().length(suit) == 1
                                                ? "a single " + suit.plural().replaceFirst("s$", "") + " stops nothing"
                                                : "your " + suit.plural() + " ("
                                                        + SuitInWords.ranks(bidding.hand(), suit) + ") stop nothing")
                                + (supporting(bidding, best).isEmpty() ? ", and partner has not bid them" : "")
                                + ": at no trump the opponents could run that suit"))
                : Optional.empty();
    }

    /** "you hold three of partner's hearts, and ", where these are the better trumps. */
    private static String supporting(Bidding bidding, Call best) {
        return Bid.suit(best)
                .filter(suit -> Bid.isPartners(bidding, suit)
                        && !Bid.isOwn(bidding, suit)
                        && bidding.hand().length(suit) >= SUPPORT)
                .map(suit -> "you hold " + NumberWord.of(bidding.hand().length(suit)) + " of partner's " + suit.plural()
                        + ", and ")
                .orElse("");
    }

    private static Optional<Objection> hidesALongSuit(Bidding bidding, Call call, Call best) {
        return Bid.suit(best)
                .filter(suit -> isOffered(bidding, call)
                        && !Bid.isConventional(bidding, best)
                        && !Bid.isOurs(bidding, suit)
                        && bidding.hand().length(suit) >= LONG)
                .map(suit -> Objection.ofPractice("it says nothing of your " + Held.counted(bidding.hand(), suit)
                        + ", which partner must hear of before no trump is settled"));
    }
}
