package kibitzer.conventions.bridge;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Need;
import kibitzer.advice.Trait;
import kibitzer.games.bridge.Call;

/** What rules ask of the auction: public, known without a single card. Only these stand in a rule's {@code when}. */
public final class AuctionFeatures {
    public static final Trait<Bidding> UNCONTESTED = Trait.either(
            "uncontested",
            "the opponents have only passed",
            "the opponents have come in",
            bidding -> !bidding.soFar().isContested());

    public static final Trait<Bidding> FORCED = new Trait<>(
            "forced",
            "partner's call is forcing",
            "nothing forces you to call",
            bidding -> bidding.soFar().forced() != Forcing.NONE);

    public static final Trait<Bidding> FORCED_TO_GAME = new Trait<>(
            "forced-to-game",
            "your side is forced to game and has not reached it",
            "your side is not forced to game",
            bidding -> bidding.soFar().forced() == Forcing.GAME);

    public static final Trait<Bidding> PASSED_HAND = new Trait<>(
            "passed-hand",
            "you passed at your first turn",
            "you have not passed before",
            bidding -> bidding.soFar().passedAtFirst(bidding.soFar().turn()));

    private AuctionFeatures() {}

    public static Need<Bidding> at(Stage stage) {
        return has(new Trait<>(
                "stage",
                stage.inWords(),
                "not: " + stage.inWords(),
                bidding -> bidding.soFar().stage() == stage));
    }

    public static Need<Bidding> uncontested() {
        return has(UNCONTESTED);
    }

    public static Need<Bidding> contested() {
        return lacks(UNCONTESTED);
    }

    public static Need<Bidding> forced() {
        return has(FORCED);
    }

    public static Need<Bidding> notForced() {
        return lacks(FORCED);
    }

    public static Need<Bidding> passedHand() {
        return has(PASSED_HAND);
    }

    /**
     * The calls of the own side, from its first that is no pass to partner's last, are these: {@code weBid("1NT", "2C",
     * "2D")}. Patterns: "1x" any suit, "1M" a major, "1m" a minor, "*" any call.
     */
    public static Need<Bidding> weBid(String... patterns) {
        List<CallPattern> wanted = Stream.of(patterns).map(CallPattern::of).toList();
        String sequence = String.join("-", patterns);
        return has(new Trait<>(
                "auction-" + sequence,
                "your side has bid " + inWords(wanted),
                "your side has not bid " + inWords(wanted),
                bidding -> CallPattern.fit(
                        wanted, bidding.soFar().callsOfSide(bidding.soFar().turn()))));
    }

    /** The own side's calls begin so; more may have followed. */
    public static Need<Bidding> weBegan(String... patterns) {
        List<CallPattern> wanted = Stream.of(patterns).map(CallPattern::of).toList();
        String sequence = String.join("-", patterns);
        return has(new Trait<>(
                "auction-began-" + sequence,
                "your side began " + inWords(wanted),
                "your side did not begin " + inWords(wanted),
                bidding -> {
                    List<Call> calls =
                            bidding.soFar().callsOfSide(bidding.soFar().turn());
                    return calls.size() >= wanted.size()
                            && CallPattern.fit(wanted, new ArrayList<>(calls.subList(0, wanted.size())));
                }));
    }

    /** Partner's last call is one of these. */
    public static Need<Bidding> partnerJustBid(String... patterns) {
        List<CallPattern> wanted = Stream.of(patterns).map(CallPattern::of).toList();
        String words = String.join(" or ", patterns);
        return has(new Trait<>(
                "partners-call-" + words,
                "partner's last call is " + either(wanted),
                "partner's last call is not " + either(wanted),
                bidding -> bidding.soFar()
                        .lastCallOf(bidding.soFar().turn().partner())
                        .filter(call -> wanted.stream()
                                .anyMatch(pattern -> pattern.matches().test(call)))
                        .isPresent()));
    }

    private static String inWords(List<CallPattern> calls) {
        return calls.stream().map(CallPattern::inWords).collect(Collectors.joining(", "));
    }

    private static String either(List<CallPattern> calls) {
        return calls.stream().map(CallPattern::inWords).collect(Collectors.joining(" or "));
    }
}
