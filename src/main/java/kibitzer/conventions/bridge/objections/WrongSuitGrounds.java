package kibitzer.conventions.bridge.objections;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.CueBids;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.SuitInWords;
import kibitzer.conventions.bridge.value.BiddableSuit;
import kibitzer.games.bridge.Call;

/** A suit that may not be named whatever its bid would undertake: it is the opponents', or too short for a suit at all. */
final class WrongSuitGrounds {
    static final List<Ground> ALL = List.of(
            WrongSuitGrounds::theirsHigher,
            WrongSuitGrounds::theirs,
            WrongSuitGrounds::tooShort,
            WrongSuitGrounds::notTheLongest,
            WrongSuitGrounds::notTheStrongest,
            WrongSuitGrounds::overcallOnFour);

    /** No suit of fewer cards is biddable (p. 143). */
    private static final int FEWEST = 4;

    private static final int OF_THREE_NO_TRUMP = 3;

    /** So long a suit is worth showing. */
    private static final int TO_SHOW = 5;

    private WrongSuitGrounds() {}

    /** The suit that a call names of its own accord, no answer to a question and the like. */
    private static Optional<Suit> named(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> !Bid.suit(best).equals(Optional.of(suit)))
                .filter(suit -> !Bid.isOurs(bidding, suit) && !isConventional(bidding, call));
    }

    /** A cue-bid speaks of the suit it names. */
    private static boolean isConventional(Bidding bidding, Call call) {
        Meaning meaning = Bid.read(bidding, call);
        return meaning.conventional()
                && meaning.rules().stream()
                        .limit(1)
                        .flatMap(rule -> rule.each().stream())
                        .noneMatch(need -> need instanceof Need.Has<Option<Bidding, Call>>(var trait)
                                && trait.key().equals(CueBids.CONTROL.key()));
    }

    private static boolean isTheirs(Bidding bidding, Suit suit) {
        return Bids.theirSuits(bidding.soFar()).contains(suit);
    }

    private static Optional<Objection> theirs(Bidding bidding, Call call, Call best) {
        return named(bidding, call, best)
                .filter(suit -> isTheirs(bidding, suit))
                .map(suit -> Objection.printed(cueBid(bidding, suit, best), "contract-bridge.p05"));
    }

    /** The suit of the opponents that the best call names as well, and lower. */
    private static Optional<Objection> theirsHigher(Bidding bidding, Call call, Call best) {
        return Bid.suit(call)
                .filter(suit -> Bid.suit(best).equals(Optional.of(suit))
                        && isTheirs(bidding, suit)
                        && !Bid.isOurs(bidding, suit)
                        && Bid.level(call) > Bid.level(best))
                .map(suit -> Objection.ofPractice(suit.plural() + " are their suit, no trumps of yours: " + best
                        + " already shows your control there and forces, and " + call
                        + (Bid.level(best) <= OF_THREE_NO_TRUMP && Bid.level(call) > OF_THREE_NO_TRUMP
                                ? " goes past three no trump"
                                : " only takes away room")));
    }

    private static String cueBid(Bidding bidding, Suit suit, Call best) {
        String says = suit.plural() + " is their suit: a bid of it is a forcing cue-bid, ";
        Optional<String> untold = unsaid(bidding, best);
        return untold.isPresent()
                ? says + "and " + untold.get()
                : bidding.hand().contains(Rank.ACE, suit) || bidding.hand().length(suit) == 0
                        ? says + "so partner would not pass it but bid still higher"
                        : says + "which usually promises the ace or a void there, and you have neither";
    }

    /** What the best call tells and a cue-bid would not. */
    private static Optional<String> unsaid(Bidding bidding, Call best) {
        return Bid.suit(best)
                .filter(suit -> bidding.hand().length(suit) >= TO_SHOW && !Bid.isOurs(bidding, suit))
                .map(suit -> "your " + NumberWord.of(bidding.hand().length(suit)) + " " + suit.plural()
                        + " are still untold");
    }

    /** Nothing where partner asked for a suit by a double, or where a rule is content with fewer. */
    private static Optional<Objection> tooShort(Bidding bidding, Call call, Call best) {
        return named(bidding, call, best)
                .filter(suit -> !isTheirs(bidding, suit) && isTooShort(bidding, call, suit))
                .map(suit -> Objection.printed(
                        "you hold " + Held.counted(bidding.hand(), suit) + longer(bidding, best)
                                + ", and by Culbertson's list only suits of four cards or more are regularly biddable",
                        "culbertson-honour-tricks.p10"));
    }

    /** The suit of one's own that the best call names. */
    private static String longer(Bidding bidding, Call best) {
        return Bid.suit(best)
                .filter(suit -> !Bid.isPartners(bidding, suit)
                        && bidding.hand().length(suit) > FEWEST
                        && !Bid.isConventional(bidding, best))
                .map(suit -> " but " + Held.counted(bidding.hand(), suit))
                .orElse("");
    }

    private static boolean isTooShort(Bidding bidding, Call call, Suit suit) {
        Meaning meaning = Bid.read(bidding, call);
        boolean fewerWillDo =
                !meaning.rules().isEmpty() && meaning.shown().length(suit).least() < FEWEST;
        return bidding.hand().length(suit) < FEWEST
                && (!fewerWillDo || bidding.hand().length(suit) < FEWEST - 1)
                && !isAsked(bidding.soFar());
    }

    /** Where partner's double asks for the longest suit (p. 146), which suit that is. */
    private static Optional<Objection> notTheLongest(Bidding bidding, Call call, Call best) {
        return named(bidding, call, best)
                .filter(suit -> isAsked(bidding.soFar()) && bidding.hand().length(suit) < FEWEST)
                .flatMap(suit -> asked(bidding, best)
                        .filter(other ->
                                bidding.hand().length(other) > bidding.hand().length(suit))
                        .map(other -> Objection.printed(
                                "you hold " + Held.counted(bidding.hand(), suit) + " and "
                                        + Held.counted(bidding.hand(), other)
                                        + ", and partner's double asks for your longest and strongest suit",
                                "contract-bridge.p01")));
    }

    /** The suit that a double asks for: the one of the best call, and where that bids theirs the longest of the others. */
    private static Optional<Suit> asked(Bidding bidding, Call best) {
        return Bid.suit(best)
                .filter(suit -> !isTheirs(bidding, suit))
                .or(() -> Suit.DOWNWARDS.stream()
                        .filter(suit -> !isTheirs(bidding, suit))
                        .max(Comparator.<Suit>comparingInt(bidding.hand()::length)
                                .thenComparingInt(bidding.hand()::ranksIn)));
    }

    /** Of equally long suits the stronger is asked for. */
    private static Optional<Objection> notTheStrongest(Bidding bidding, Call call, Call best) {
        return named(bidding, call, best)
                .filter(suit -> isAsked(bidding.soFar()) && !isTheirs(bidding, suit))
                .flatMap(suit -> asked(bidding, best)
                        .filter(other ->
                                bidding.hand().length(other) == bidding.hand().length(suit)
                                        && bidding.hand().length(suit) >= FEWEST
                                        && bidding.hand().ranksIn(other)
                                                > bidding.hand().ranksIn(suit))
                        .map(other -> Objection.printed(
                                "partner's double asks for your longest and strongest suit; of two as long your "
                                        + other.plural() + " (" + SuitInWords.ranks(bidding.hand(), other)
                                        + ") are stronger than your " + suit.plural() + " ("
                                        + SuitInWords.ranks(bidding.hand(), suit) + ")",
                                "contract-bridge.p01")));
    }

    /** An overcall that no rule gives, on four cards (p. 150): that the suit is short for it comes before what another bid is for. */
    private static Optional<Objection> overcallOnFour(Bidding bidding, Call call, Call best) {
        return named(bidding, call, best)
                .filter(suit -> bidding.soFar().stage() == Stage.OVERCALL
                        && bidding.hand().length(suit) == FEWEST)
                .map(suit -> Objection.printed(
                        "you hold four " + suit.plural() + ", and the book seldom overcalls on fewer than five",
                        "contract-bridge.p48"));
    }

    /** Four cards below the weakest that should be bid (p. 143), at a level where the same list makes no exception. */
    static Optional<Objection> tooWeak(Bidding bidding, Call call, Call best) {
        return named(bidding, call, best)
                .filter(suit -> call instanceof Call.Bid bid
                        && bid.level() >= 2
                        && bidding.hand().length(suit) == FEWEST
                        && !isTheirs(bidding, suit)
                        && !isAsked(bidding.soFar())
                        && !BiddableSuit.is(bidding.hand(), suit))
                .map(suit -> Objection.printed(
                        "your " + suit.plural() + " (" + SuitInWords.ranks(bidding.hand(), suit)
                                + ") are too weak: of four cards none should be bid below Q-10-x-x or K-x-x-x",
                        "culbertson-honour-tricks.p11"));
    }

    private static boolean isAsked(BiddingSoFar soFar) {
        List<Call> calls = soFar.auction().calls();
        return calls.size() > 1 && calls.get(calls.size() - 2).equals(Call.DOUBLE);
    }
}
