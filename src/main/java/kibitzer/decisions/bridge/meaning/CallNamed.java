package kibitzer.decisions.bridge.meaning;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Need;
import kibitzer.advice.Source;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingFeatures;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.ForcedToCall;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Stage;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.answer.Span;
import kibitzer.games.bridge.Call;

/**
 * Why a call tells of a suit, of forcing or of playing there what it does: by what it names, and by the calls before it.
 *
 * @param heard the call
 * @param said what the learner takes it to tell
 */
record CallNamed(CallHeard heard, Description said) {
    /** The first level that pays for more than game. */
    private static final int SLAM = 6;

    /** Of one suit of a balanced hand: 5-3-3-2. */
    private static final int MOST_BALANCED = 5;

    /** What the call names in place of a suit that it does not tell of: "it names spades, ", "a pass names no suit, ". */
    String namesAnother(String fact) {
        if (isOfABalancedHand(fact)) {
            return "it tells a balanced hand, no suit over " + NumberWord.of(MOST_BALANCED) + ", ";
        }
        return BidFeatures.suitOf(heard.call())
                .flatMap(suit -> suit.plural().equals(fact)
                        ? Optional.of("it promises no length in " + fact + ", ")
                        : !heard.meaning().conventional()
                                ? Optional.of("it names " + suit.plural() + ", ")
                                : isTheirs(suit)
                                        ? Optional.of(suit.plural() + " are theirs, and the call offers none, ")
                                        : Optional.empty())
                .orElse((heard.call().equals(Call.PASS) ? "a pass" : "it") + " names no suit, ");
    }

    /** True of a suit that is longer than any of the balanced hand which the call tells. */
    boolean isOfABalancedHand(String suit) {
        Span given = said.all().get(suit);
        return tellsABalancedHand() && given != null && given.least() > MOST_BALANCED;
    }

    private boolean tellsABalancedHand() {
        return !heard.meaning().conventional()
                && heard.call() instanceof Call.Bid bid
                && bid.strain().suit().isEmpty()
                && heard.meaning().rules().stream()
                        .flatMap(rule -> rule.needs().stream())
                        .anyMatch(need -> need instanceof Need.Among<Bidding>(var quality, var _, var _)
                                && quality.key().equals(BiddingFeatures.SHAPE.key()));
    }

    private boolean isOfTheirs() {
        return BidFeatures.suitOf(heard.call()).filter(this::isTheirs).isPresent();
    }

    private boolean isTheirs(Suit suit) {
        BiddingSoFar soFar = heard.soFar();
        return Stream.of(heard.caller().next(), heard.caller().after(3))
                .anyMatch(seat -> soFar.suitsOf(seat).contains(suit));
    }

    /** True of the suit of a natural call, where that it is named says how long it is. */
    boolean tellsByName(String fact) {
        return isNamed(fact) && !mayBeShorter(fact) && !isLongOvercall(fact);
    }

    private boolean isNamed(String fact) {
        return !heard.meaning().conventional()
                && BidFeatures.suitOf(heard.call())
                        .filter(suit -> suit.plural().equals(fact))
                        .isPresent();
    }

    /** True where the learner asks for more cards than the call promises: that it names the suit does not tell those apart. */
    private boolean mayBeShorter(String suit) {
        Span given = said.all().get(suit);
        return given != null
                && told(suit).filter(told -> given.least() > told.least()).isPresent();
    }

    private boolean isLongOvercall(String suit) {
        return isOvercall()
                && told(suit).filter(told -> told.least() >= MOST_BALANCED).isPresent();
    }

    private Optional<Span> told(String fact) {
        return Optional.ofNullable(ToldHand.by(heard.meaning()).all().get(fact));
    }

    private String named(String suit) {
        return mayBeShorter(suit)
                ? (int) told(suit).orElseThrow().least() + " " + suit + " may be enough: "
                : isLongOvercall(suit)
                        ? "an overcall is seldom made on fewer than five cards: "
                        : "the call names " + suit + ", so ";
    }

    private boolean isOvercall() {
        return heard.call() instanceof Call.Bid && heard.stage() == Stage.OVERCALL;
    }

    String because(String fact) {
        Meaning meaning = heard.meaning();
        String suit = BidFeatures.suitOf(heard.call()).map(Suit::plural).orElse("");
        if (suit.equals(fact)) {
            return isNamed(fact) ? named(suit) : "";
        }
        if (ToldHand.isForcing(fact)) {
            return heard.call().equals(Call.PASS)
                    ? "a pass asks partner nothing: "
                    : meaning.forcing() == Forcing.NONE
                            ? gameReached()
                                    .orElse(
                                            heard.call() instanceof Call.Bid bid
                                                            && BiddingSoFar.isGame(bid)
                                                            && bid.level() < SLAM
                                                    ? "it is game, so partner may pass it: "
                                                    : "partner may pass it: ")
                            : forcedBefore()
                                    .map(call -> call + " forced the side to game, and " + heard.call()
                                            + " is not yet game: ")
                                    .orElse(
                                            isForcedByPractice(fact)
                                                    ? (isOfTheirs() ? "a bid in their suit" : "it")
                                                            + " forces, and by general practice until game: "
                                                    : meaning.forcing() == Forcing.ONE_ROUND
                                                            ? "partner must answer once, and may pass later: "
                                                            : (forcedByAJump().isPresent()
                                                                    ? "it jumps just one trick higher than needed: "
                                                                    : "partner must keep the bidding open: "));
        }
        if (ToldHand.isStrength(fact) && asksNoStrength(fact)) {
            return "the weakest hand passes here too, and only a stronger one would bid on: ";
        }
        return ToldHand.isNaturalOrNot(fact) ? natural(heard.call(), meaning.conventional(), suit) : "";
    }

    /** True of a pass for which nothing is too weak, where the learner asks for something. */
    private boolean asksNoStrength(String fact) {
        Span told = ToldHand.by(heard.meaning()).all().get(fact);
        Span given = said.all().get(fact);
        return heard.call().equals(Call.PASS)
                && told != null
                && given != null
                && told.least() <= 0
                && given.least() > told.least()
                && given.least() <= told.most(); // one that begins above is told that more would not have passed
    }

    /** A force to game ends with the game that is bid: "2C forced no farther than game, and 3NT is game: ". */
    private Optional<String> gameReached() {
        return heard.call() instanceof Call.Bid bid && BiddingSoFar.isGame(bid)
                ? forcedToGame()
                        .map(call -> call + " forced no farther than game, and " + bid
                                + (bid.level() < SLAM ? " is game: " : " is more: "))
                : Optional.empty();
    }

    /** The call of the same side that forced to game before; empty where none did, or this one forces no more. */
    private Optional<Call> forcedBefore() {
        return heard.meaning().forcing() == Forcing.GAME ? forcedToGame() : Optional.empty();
    }

    private Optional<Call> forcedToGame() {
        BiddingSoFar soFar = heard.soFar();
        int last = heard.auction().calls().size() - 1;
        return IntStream.range(0, last)
                .filter(call ->
                        (last - call) % 2 == 0 && soFar.meanings().get(call).forcing() == Forcing.GAME)
                .mapToObj(heard.auction().calls()::get)
                .findFirst();
    }

    private static String natural(Call call, boolean conventional, String suit) {
        return switch (call) {
            case Call.Pass() -> conventional ? "" : "a pass asks partner nothing: ";
            case Call.Double() ->
                conventional ? "it asks partner to speak, not for the penalty: " : "it is for the penalty: ";
            case Call.Redouble() -> "";
            case Call.Bid bid ->
                (conventional ? "it is no offer to play in " : "it offers to play in ")
                        + (suit.isEmpty() ? "no trump" : suit) + ": ";
        };
    }

    /** True where the page of this call itself prints no more than that it is forcing, and no call before forced to game. */
    boolean isForcedByPractice(String fact) {
        return ToldHand.isForcing(fact)
                && heard.meaning().rules().getFirst().source().told().get(fact) == Basis.PRACTICE
                && forcedBefore().isEmpty();
    }

    /** The page that has any jump of just one trick force to game, where this call is one and no call before forced so far. */
    Optional<Source> forcedByAJump() {
        return heard.meaning().forcing() == Forcing.GAME && forcedBefore().isEmpty()
                ? ForcedToCall.toGameInPrint(heard.soFar())
                        .filter(source -> source.ids().equals(List.of(ForcedToCall.JUMP_BY_ONE)))
                : Optional.empty();
    }

    /** "a pass", "2S". */
    static String inWords(Call call) {
        return call.equals(Call.PASS) ? "a pass" : call.toString();
    }
}
