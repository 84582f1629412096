package kibitzer.conventions.bridge;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/** The families of calls rules choose from; each lists what is legal where it is asked, from the auction alone. */
public final class Bids {
    private static final Pattern FORM = Pattern.compile("[1-7][xMm]");

    private Bids() {}

    /** One call, where it is legal. */
    public static Answers<Bidding, Call> call(String text) {
        Call call = Call.of(text);
        return family(call.toString(), soFar -> List.of(call)).alwaysGiving(call);
    }

    /** One call, or every bid of a form. */
    public static Answers<Bidding, Call> of(String text) {
        return FORM.matcher(text).matches() ? any(text) : call(text);
    }

    /** "2x", "3M", "4m": every bid of this form. */
    public static Answers<Bidding, Call> any(String pattern) {
        CallPattern wanted = CallPattern.of(pattern);
        List<Call> calls =
                Call.ALL.stream().filter(call -> wanted.matches().test(call)).toList();
        return family(pattern, soFar -> calls);
    }

    /** Partner's natural suits, so many levels above the least possible. */
    public static Answers<Bidding, Call> raise(int jump) {
        return family(
                jump == 0 ? "a raise" : "a jump raise",
                soFar -> suits(soFar, soFar.suitsOf(soFar.turn().partner()), jump));
    }

    /** Partner's natural suits in bids of this form: "2M", "3m". */
    public static Answers<Bidding, Call> raiseOf(String pattern) {
        CallPattern wanted = CallPattern.of(pattern);
        List<Call> calls =
                Call.ALL.stream().filter(call -> wanted.matches().test(call)).toList();
        return family(
                "a raise to " + pattern,
                soFar -> calls.stream()
                        .filter(call -> BidFeatures.suitOf(call)
                                .filter(soFar.suitsOf(soFar.turn().partner())::contains)
                                .isPresent())
                        .toList());
    }

    /** The own suits again, so many levels above the least possible. */
    public static Answers<Bidding, Call> ownSuit(int jump) {
        return family(
                jump == 0 ? "the own suit again" : "a jump in the own suit",
                soFar -> suits(soFar, soFar.suitsOf(soFar.turn()), jump));
    }

    /** A suit neither side has bid, so many levels above the least possible. */
    public static Answers<Bidding, Call> newSuit(int jump) {
        return family(jump == 0 ? "a new suit" : "a jump in a new suit", soFar -> suits(soFar, unbid(soFar), jump));
    }

    /** A new suit at this level without a jump. */
    public static Answers<Bidding, Call> newSuitAtLevel(int level) {
        return family(
                "a new suit at level " + level,
                soFar -> unbid(soFar).stream()
                        .filter(suit -> soFar.leastLevel(Strain.of(suit)) == level)
                        .<Call>map(suit -> Call.bid(level, suit))
                        .toList());
    }

    public static Answers<Bidding, Call> noTrump(int jump) {
        return family(
                "no trump",
                soFar -> atLevel(soFar.leastLevel(Strain.NO_TRUMP) + jump, Strain.NO_TRUMP)
                        .toList());
    }

    /** Four of a major, five of a minor. */
    public static Answers<Bidding, Call> gameInASuit() {
        return family(
                "game in a suit",
                soFar -> Suit.DOWNWARDS.stream()
                        .<Call>map(suit -> Call.bid(BiddingSoFar.gameLevel(Strain.of(suit)), suit))
                        .toList());
    }

    /** Every bid of a suit at this level. */
    public static Answers<Bidding, Call> suitsAtLevel(int level) {
        return family(
                level + " of a suit",
                soFar -> Suit.DOWNWARDS.stream()
                        .<Call>map(suit -> Call.bid(level, suit))
                        .toList());
    }

    /** A few calls, where they are legal. */
    public static Answers<Bidding, Call> oneOf(String... texts) {
        List<Call> calls = Stream.of(texts).map(Call::of).toList();
        return family(String.join(", ", texts), soFar -> calls);
    }

    /** The suits the opponents of the seat whose turn it is have bid naturally. */
    public static List<Suit> theirSuits(BiddingSoFar soFar) {
        Seat me = soFar.turn();
        return Stream.concat(soFar.suitsOf(me.next()).stream(), soFar.suitsOf(me.after(3)).stream())
                .distinct()
                .toList();
    }

    /** Suits no one has bid naturally. */
    public static List<Suit> unbid(BiddingSoFar soFar) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> Stream.of(Seat.values())
                        .noneMatch(seat -> soFar.suitsOf(seat).contains(suit)))
                .toList();
    }

    private static List<Call> suits(BiddingSoFar soFar, List<Suit> suits, int jump) {
        return suits.stream()
                .map(Strain::of)
                .flatMap(strain -> atLevel(soFar.leastLevel(strain) + jump, strain))
                .toList();
    }

    private static Stream<Call> atLevel(int level, Strain strain) {
        return level > 7 ? Stream.empty() : Stream.of(Call.bid(level, strain));
    }

    /** The calls a function finds in an auction, as far as they are legal. */
    public static Answers<Bidding, Call> family(String name, Function<BiddingSoFar, List<Call>> calls) {
        return new Answers<>(
                name,
                bidding -> calls.apply(bidding.soFar()).stream()
                        .filter(bidding.soFar().legalCalls()::contains)
                        .toList());
    }
}
