package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.SuitInWords;
import kibitzer.conventions.bridge.value.BiddableSuit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/** A suit that is not to be trumps. */
final class SuitGrounds {
    static final List<Ground> ALL = List.of(
            SuitGrounds::tooFewForPartners,
            SuitGrounds::aReverse,
            SuitGrounds::ownSuitAgain,
            SuitGrounds::aLongerSuit,
            SuitGrounds::aNewSuitTooHigh,
            SuitGrounds::tooThinForThree,
            SuitGrounds::fewerTrumps,
            SuitGrounds::noFitAtThatHeight,
            SuitGrounds::aNeedlessJump,
            SuitGrounds::aMinorBeforeNoTrump);

    /** With fewer the opponents hold as many trumps. */
    private static final int MOST_OF_US = 7;

    /** A hand of the opening's lower half tells of no extra strength. */
    private static final int NOTHING_EXTRA = 15;

    private static final int BOOK = 6;
    private static final int REBID = 6;
    private static final int HIGH = 3;

    /** So many trumps more are more by any count. */
    private static final int CLEARLY = 2;

    private SuitGrounds() {}

    /** Any answer to a strong two but the negative one shows strength (pp. 147, 141). */
    static Optional<Objection> notTheNegative(Bidding bidding, Call call, Call best) {
        return bidding.soFar().stage() == Stage.RESPONSE
                        && call instanceof Call.Bid
                        && best instanceof Call.Bid negative
                        && Bid.isConventional(bidding, best)
                        && !call.equals(best)
                ? bidding.auction()
                        .lastBid()
                        .filter(opening -> opening.level() == 2)
                        .flatMap(opening -> opening.equals(Call.of("2C")) && negative.equals(Call.of("2D"))
                                ? Optional.of(Objection.printed(
                                        "any answer to two clubs but two diamonds shows strength, and you have only "
                                                + points(bidding),
                                        "contract-bridge.p25"))
                                : negative.equals(Call.of("2NT"))
                                                && Bid.suit(opening).isPresent()
                                        ? Optional.of(Objection.printed(
                                                "the weak answer to " + opening.inWords() + " is two no trump; "
                                                        + "any other promises something, and you have only "
                                                        + points(bidding),
                                                "acol-system.p27"))
                                        : Optional.empty())
                : Optional.empty();
    }

    /** The negative answer to a strong two (p. 141), where strength and a suit can be shown. */
    static Optional<Objection> onlyTheNegative(Bidding bidding, Call call, Call best) {
        return bidding.soFar().stage() == Stage.RESPONSE
                        && call instanceof Call.Bid negative
                        && best instanceof Call.Bid shown
                        && Bid.isConventional(bidding, call)
                        && !Bid.isConventional(bidding, best)
                        && !negative.equals(best)
                ? bidding.auction()
                        .lastBid()
                        .filter(opening -> opening.equals(Call.of("2C")) && negative.equals(Call.of("2D"))
                                || opening.level() == 2
                                        && Bid.suit(opening).isPresent()
                                        && negative.equals(Call.of("2NT")))
                        .map(opening -> Objection.printed(
                                negative.inWords() + " is the negative answer to " + opening.inWords()
                                        + " and says that you are weak; you have " + points(bidding)
                                        + Bid.suit(best)
                                                .filter(suit -> !Bid.isPartners(bidding, suit))
                                                .map(suit -> " and " + Held.counted(bidding.hand(), suit) + " to show")
                                                .orElse(", enough for " + shown.inWords()),
                                opening.equals(Call.of("2C")) ? "acol-system.p18" : "acol-system.p27"))
                : Optional.empty();
    }

    private static String points(Bidding bidding) {
        return bidding.points() + (bidding.points() == 1 ? " point" : " points");
    }

    /** Ten tricks in partner's suit with few of it: that comes before what they would take. */
    static Optional<Objection> tooFewForAGame(Bidding bidding, Call call, Call best) {
        return Bid.isGame(call) ? tooFewForPartners(bidding, call, best) : Optional.empty();
    }

    private static Optional<Objection> tooFewForPartners(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> Bid.isPartners(bidding, suit) && !Bid.isOwn(bidding, suit))
                .filter(suit -> Bid.trumps(bidding, suit) < MOST_OF_US)
                .map(suit -> Objection.ofPractice("you hold " + Held.counted(bidding.hand(), suit)
                        + " and partner has promised only " + NumberWord.of(Bid.shownByPartner(bidding, suit)) + ": "
                        + sum(Bid.trumps(bidding, suit))));
    }

    private static String sum(int trumps) {
        return trumps == MOST_OF_US - 1
                ? "the opponents may hold more trumps than you"
                : "the opponents hold more trumps than you";
    }

    /** A suit above the one opened, bid at two: to go back to the first partner must bid three. */
    private static Optional<Objection> aReverse(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> bidding.soFar().stage() == Stage.OPENERS_REBID
                        && Bid.level(call) == 2
                        && bidding.soFar().leastLevel(Strain.of(suit)) == 2
                        && !Bid.isOurs(bidding, suit)
                        && !Bid.isConventional(bidding, call)
                        && bidding.points() <= NOTHING_EXTRA)
                .flatMap(suit -> bidding.soFar().suitsOf(bidding.soFar().turn()).stream()
                        .findFirst()
                        .filter(first -> Strain.of(suit).compareTo(Strain.of(first)) > 0)
                        .map(first -> Objection.ofPractice(suit.plural() + " are above your " + first.plural()
                                + ": to go back partner must bid three, so " + call
                                + " tells of extra strength; you have " + bidding.points() + " points")));
    }

    private static Optional<Objection> ownSuitAgain(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> Bid.isOwn(bidding, suit)
                        && !Bid.isPartners(bidding, suit)
                        && bidding.hand().length(suit) < REBID
                        && Bid.trumps(bidding, suit) < MOST_OF_US)
                .flatMap(suit -> Bid.isGame(call)
                                || bidding.soFar()
                                                .suitsOf(bidding.soFar().turn())
                                                .getFirst()
                                        != suit
                        ? Optional.of(Objection.ofPractice(
                                "partner has not raised your " + suit.plural() + ", of which you hold only "
                                        + NumberWord.of(bidding.hand().length(suit))
                                        + ": as trumps they may be too few for "
                                        + NumberWord.of(BOOK + Bid.level(call)) + " tricks"))
                        : BiddableSuit.of(bidding.hand(), suit) == BiddableSuit.REBIDDABLE
                                ? Optional.of(Objection.ofPractice("you have shown " + suit.plural()
                                        + " already and partner has not raised them; to bid them again usual is six cards, and you hold "
                                        + NumberWord.of(bidding.hand().length(suit))))
                                : Optional.of(Objection.printed(
                                        "partner has not raised your " + suit.plural() + ", and you hold "
                                                + NumberWord.of(bidding.hand().length(suit)) + ", "
                                                + SuitInWords.ranks(bidding.hand(), suit)
                                                + ": a suit is bid again on six cards or five good ones",
                                        "culbertson-honour-tricks.p18")));
    }

    private static Optional<Objection> aLongerSuit(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> !Bid.isOurs(bidding, suit) && !Bid.isConventional(bidding, call))
                .flatMap(suit -> Bid.suit(best)
                        .filter(other -> other != suit
                                && !Bid.isOurs(bidding, other)
                                && !Bid.isConventional(bidding, best)
                                && bidding.hand().length(other) > bidding.hand().length(suit))
                        .map(other -> Objection.ofPractice("you hold " + Held.counted(bidding.hand(), suit) + " but "
                                + Held.counted(bidding.hand(), other)
                                + ", and the longer suit, likelier to find support, is named first")));
    }

    /** With enough for game a new suit only looks for the best one. */
    private static boolean isShortOfGame(Bidding bidding) {
        BothHands both = BothHands.of(bidding);
        return both.atLeast() < both.game();
    }

    /** How many trumps more the best call has for certain; fewer than none where it names no suit. */
    private static int moreTrumps(Bidding bidding, Suit suit, Call best) {
        return Bid.suit(best)
                .filter(other -> other != suit && !Bid.isConventional(bidding, best))
                .map(other -> Bid.trumps(bidding, other) - Bid.trumps(bidding, suit))
                .orElse(-1);
    }

    /** In the zone of a part-score a new suit is rebid at one or two (p. 146). */
    private static Optional<Objection> aNewSuitTooHigh(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        Stage stage = bidding.soFar().stage();
        return Bid.suit(call)
                .filter(suit -> (stage == Stage.OPENERS_REBID || stage == Stage.RESPONDERS_REBID)
                        && both.scale() != Scale.HONOUR_TRICKS
                        && Bid.level(call) >= HIGH
                        && Bid.level(call) > Bid.level(best)
                        && !Bid.isGame(call)
                        && !Bid.isOurs(bidding, suit)
                        && !Bid.isConventional(bidding, call)
                        && !bidding.soFar().gameIsForced()
                        && both.expected() < both.scale().borderline())
                .map(suit -> Objection.printed(
                        "about " + BothHands.figure(both.expected())
                                + " points together by our count mean a part-score, and there a new suit is rebid only at"
                                + " one or two",
                        "culbertson-point-count.p54",
                        "culbertson-point-count.p47"));
    }

    /** A suit that is biddable on conditions only is named at one or two in rebidding (p. 143). */
    private static Optional<Objection> tooThinForThree(Bidding bidding, Call call, Call best) {
        Stage stage = bidding.soFar().stage();
        return Bid.suit(call)
                .filter(suit -> (stage == Stage.OPENERS_REBID
                                || stage == Stage.RESPONDERS_REBID
                                || stage == Stage.AFTER_COMING_IN)
                        && Bid.level(call) >= HIGH
                        && Bid.level(call) > Bid.level(best)
                        && !Bid.isOurs(bidding, suit)
                        && !Bid.isConventional(bidding, call)
                        && !bidding.soFar().gameIsForced()
                        && BiddableSuit.of(bidding.hand(), suit) == BiddableSuit.CONDITIONAL)
                .map(suit -> Objection.printed(
                        "so thin a suit as " + SuitInWords.ranks(bidding.hand(), suit) + " of " + suit.plural()
                                + " is biddable only on conditions, and in rebidding at one or two",
                        "culbertson-honour-tricks.p14",
                        "culbertson-honour-tricks.p12"));
    }

    private static Optional<Objection> noFitAtThatHeight(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> !Bid.isOurs(bidding, suit) && !Bid.isConventional(bidding, call))
                .filter(suit -> (!Bid.isSameStrain(call, best)
                                || Bid.isConventional(bidding, best)
                                || Bid.isGame(call) && Bid.level(call) > Bid.level(best))
                        && Bid.level(call) >= HIGH
                        && (Bid.level(call) >= Bid.level(best)
                                || Bid.isGame(call) && moreTrumps(bidding, suit, best) > 0)
                        && bidding.soFar().stage() != Stage.OPENING
                        && (Bid.isGame(call) || !bidding.soFar().gameIsForced() && isShortOfGame(bidding))
                        && bidding.hand().length(suit) < REBID
                        && Bid.trumps(bidding, suit) < MOST_OF_US)
                .map(suit -> Objection.ofPractice("you hold " + Held.counted(bidding.hand(), suit)
                        + ", and partner has promised "
                        + (Bid.shownByPartner(bidding, suit) == 0
                                ? "none"
                                : "no more than " + NumberWord.of(Bid.shownByPartner(bidding, suit)))
                        + "; " + NumberWord.of(BOOK + Bid.level(call)) + " tricks need more trumps than that"));
    }

    /** Of two suits to play in, the one of which the side has more. */
    private static Optional<Objection> fewerTrumps(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> Bid.level(call) >= HIGH
                        && bidding.soFar().stage() != Stage.OPENING
                        && !Bid.isConventional(bidding, call)
                        && moreTrumps(bidding, suit, best) >= CLEARLY)
                .flatMap(suit -> Bid.suit(best)
                        .map(other -> Objection.ofPractice("your side has "
                                + NumberWord.of(Bid.trumps(bidding, suit)) + " " + suit.plural() + " for certain, but "
                                + NumberWord.of(Bid.trumps(bidding, other)) + " " + other.plural()
                                + ": the longer suit, as trumps, leaves the opponents fewer")));
    }

    /** Below game, where the side is forced to game: what a jump names can be named lower. */
    private static Optional<Objection> aNeedlessJump(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> bidding.soFar().gameIsForced()
                        && !Bid.isGame(call)
                        && !Bid.isConventional(bidding, call)
                        && Bid.level(call) > bidding.soFar().leastLevel(Strain.of(suit))
                        && !Bid.isConventional(bidding, Call.bid(bidding.soFar().leastLevel(Strain.of(suit)), suit)))
                .map(suit -> Objection.ofPractice("game is forced already; "
                        + Call.bid(bidding.soFar().leastLevel(Strain.of(suit)), suit)
                                .inWords()
                        + " names " + suit.plural() + " as well and leaves more room to look for it"));
    }

    /** Partner's minor raised where no trump is best: game in it is two tricks farther. */
    private static Optional<Objection> aMinorBeforeNoTrump(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> !suit.isMajor()
                        && Bid.isPartners(bidding, suit)
                        && Bid.isNoTrump(best)
                        && !Bid.isConventional(bidding, best)
                        && !Bid.isConventional(bidding, call))
                .map(suit -> Objection.ofPractice("game in " + suit.plural()
                        + " takes eleven tricks and at no trump nine, so with a hand for both no trump comes first"));
    }
}
