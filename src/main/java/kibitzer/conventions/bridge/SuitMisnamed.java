package kibitzer.conventions.bridge;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.NumberWord;
import kibitzer.games.bridge.Call;

/**
 * Why a suit may not be named whatever its bid would undertake: it is the opponents', or too short for a suit at all.
 *
 * @param says "diamonds is their suit: bidding it is a forcing cue-bid, ..."
 */
public record SuitMisnamed(String says, Source source) {
    private static final String RULE = "bidding.suit-misnamed";
    private static final Source CUE_BID = Source.source("contract-bridge.p05");
    private static final Source BIDDABLE = Source.source("culbertson-honour-tricks.p10");

    private static final Source OVERCALL = Source.source("contract-bridge.p48");

    /** No suit of fewer cards is biddable (p. 143). */
    private static final int FEWEST = 4;

    /** A sentence of thirty words has room for so many between the call and the page. */
    private static final int WORDS = 26;

    /** What a take-out double asks for. */
    private static final Source ASKED = Source.source("contract-bridge.p01");

    /**
     * What stands in the way of the suit that the call names; empty where it is the partners' own, where the call is an answer
     * to a question and the like, and where the best call names it too.
     *
     * @param forAPass what makes a pass the best call, where it is
     */
    public static Optional<SuitMisnamed> by(Bidding bidding, Call call, Call best, Optional<String> forAPass) {
        return BidFeatures.suitOf(call)
                .filter(suit -> !BidFeatures.suitOf(best).equals(Optional.of(suit)))
                .filter(suit -> !isOurs(bidding.soFar(), suit) && !isConventional(bidding.soFar(), call))
                .flatMap(suit -> Bids.theirSuits(bidding.soFar()).contains(suit)
                        ? Optional.of(theirs(bidding, suit, best))
                        : tooShort(bidding, call, suit, forAPass)
                                .or(() -> notTheLongest(bidding, suit, best))
                                .or(() -> overcallOnFour(bidding, call, suit)));
    }

    /** The ruling against the call. */
    public Ruling<Call> against(Call call) {
        Reason reason = new Reason("suit-misnamed", true, says, "another suit", "", Standing.FAILS);
        return new Ruling<>(RULE, source, List.of(call), List.of(), Standing.FAILS, List.of(reason));
    }

    private static boolean isOurs(BiddingSoFar soFar, Suit suit) {
        return soFar.suitsOf(soFar.turn()).contains(suit)
                || soFar.suitsOf(soFar.turn().partner()).contains(suit);
    }

    private static Meaning meaning(BiddingSoFar soFar, Call call) {
        return soFar.with(call).meanings().getLast();
    }

    /** True of an answer to a question and the like; a cue-bid speaks of the suit it names. */
    private static boolean isConventional(BiddingSoFar soFar, Call call) {
        Meaning meaning = meaning(soFar, call);
        return meaning.conventional()
                && meaning.rules().stream()
                        .limit(1)
                        .flatMap(rule -> rule.each().stream())
                        .noneMatch(need -> need instanceof Need.Has<Option<Bidding, Call>>(var trait)
                                && trait.key().equals(CueBids.CONTROL.key()));
    }

    private static SuitMisnamed theirs(Bidding bidding, Suit suit, Call best) {
        String control = bidding.hand().contains(Rank.ACE, suit)
                ? "you have the ace"
                : bidding.hand().length(suit) == 0 ? "you have the void" : "";
        String cueBid = suit.plural() + " is their suit: a bid of it is a forcing cue-bid, ";
        return new SuitMisnamed(
                control.isEmpty()
                        ? cueBid + "which usually promises the ace or a void, and you have neither"
                        : cueBid + "no offer of trumps; " + control
                                + (best.equals(Call.PASS)
                                        ? ", but partner must bid on"
                                        : ", but another call says more here"),
                CUE_BID);
    }

    /** Nothing where partner asked for a suit by a double, or where a rule is content with fewer. */
    private static Optional<SuitMisnamed> tooShort(Bidding bidding, Call call, Suit suit, Optional<String> forAPass) {
        BiddingSoFar soFar = bidding.soFar();
        int length = bidding.hand().length(suit);
        Meaning meaning = meaning(soFar, call);
        boolean fewerWillDo =
                !meaning.rules().isEmpty() && meaning.shown().length(suit).least() < FEWEST;
        return length >= FEWEST || fewerWillDo || isAsked(soFar)
                ? Optional.empty()
                : Optional.of(new SuitMisnamed(tooShort(held(length, suit), forAPass), BIDDABLE));
    }

    /** Where partner's double asks for the longest suit (p. 146), which suit that is. */
    private static Optional<SuitMisnamed> notTheLongest(Bidding bidding, Suit suit, Call best) {
        int length = bidding.hand().length(suit);
        return BidFeatures.suitOf(best)
                .filter(longer -> isAsked(bidding.soFar())
                        && length < FEWEST
                        && bidding.hand().length(longer) > length)
                .map(longer -> new SuitMisnamed(
                        "you hold " + held(length, suit) + " and "
                                + NumberWord.of(bidding.hand().length(longer)) + " " + longer.plural()
                                + ", and partner's double asks for your longest and strongest suit",
                        ASKED));
    }

    private static String held(int length, Suit suit) {
        return NumberWord.of(length) + " " + (length == 1 ? suit.plural().replaceFirst("s$", "") : suit.plural());
    }

    /** The page speaks of a Culbertson suit, so that its list is named; where a pass is best, what makes it so comes first. */
    private static String tooShort(String held, Optional<String> forAPass) {
        return forAPass.map(fact -> "with " + fact + " a pass is right, and you hold " + held
                        + ", too few for a regularly biddable suit")
                .filter(says -> says.split(" ").length <= WORDS)
                .orElse("you hold " + held
                        + ", and by Culbertson's list only suits of four cards or more are regularly biddable");
    }

    /** An overcall that no rule gives, on four cards (p. 150): that the suit is short for it comes before what another bid is for. */
    private static Optional<SuitMisnamed> overcallOnFour(Bidding bidding, Call call, Suit suit) {
        BiddingSoFar soFar = bidding.soFar();
        int length = bidding.hand().length(suit);
        return soFar.stage() == Stage.OVERCALL
                        && length == FEWEST
                        && meaning(soFar, call).rules().isEmpty()
                ? Optional.of(new SuitMisnamed(
                        "you hold four " + suit.plural() + ", and the book seldom overcalls on fewer than five",
                        OVERCALL))
                : Optional.empty();
    }

    private static boolean isAsked(BiddingSoFar soFar) {
        List<Call> calls = soFar.auction().calls();
        return calls.size() > 1 && calls.get(calls.size() - 2).equals(Call.DOUBLE);
    }
}
