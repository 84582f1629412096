package kibitzer.conventions.bridge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;

/**
 * Why a double that no rule gives is no call where a pass is best: partner has called, so that it is not for take-out (p. 146), and
 * what this hand has against their contract. What speaks against bidding on would not speak against it.
 */
public final class GroundlessDouble {
    private static final String RULE = "bidding.groundless-double";
    /** Once the doubler's partner has called, a double is not for take-out. */
    private static final Source NOT_FOR_TAKE_OUT = Source.source("contract-bridge.p02");

    /** With more trumps or more honour-tricks a double may have its ground. */
    private static final int MOST_TRUMPS = 3;

    private static final double MOST_TRICKS = 2.5;

    private GroundlessDouble() {}

    /** What this hand has against their suit contract; empty where that is not little, or where a rule gives the double. */
    public static Optional<Ruling<Call>> at(Bidding bidding, Call call, Advice<Call> advice) {
        boolean called = bidding.soFar().meanings().size() > 1
                && IntStream.iterate(bidding.soFar().meanings().size() - 2, turn -> turn >= 0, turn -> turn - 4)
                        .anyMatch(turn ->
                                !bidding.soFar().auction().calls().get(turn).equals(Call.PASS));
        boolean passes = called && !advice.silent() && advice.best().equals(List.of(Call.PASS));
        return Optional.of(call)
                .filter(Call.DOUBLE::equals)
                .filter(doubled -> passes && !bidding.soFar().book().isGiven(bidding, doubled))
                .flatMap(doubled -> bidding.soFar().auction().lastBid())
                .filter(bid -> bid.strain().suit().isPresent())
                .flatMap(bid -> against(bidding, bid, bid.strain().suit().orElseThrow()));
    }

    private static Optional<Ruling<Call>> against(Bidding bidding, Call.Bid bid, Suit trumps) {
        List<Card> held = bidding.hand().in(trumps).toList();
        double tricks = Scale.HONOUR_TRICKS.of(bidding);
        if (held.size() > MOST_TRUMPS || tricks > MOST_TRICKS) {
            return Optional.empty();
        }
        String says = "partner has called, so a double is not for take-out, and you have only " + cards(held, trumps)
                + " and " + written(tricks) + " against " + bid.inWords();
        Reason reason = new Reason("groundless-double", true, says, "more against it", "", Standing.FAILS);
        return Optional.of(
                new Ruling<>(RULE, NOT_FOR_TAKE_OUT, List.of(Call.DOUBLE), List.of(), Standing.FAILS, List.of(reason)));
    }

    /** "no honour-trick", "½ honour-trick", "1½ honour-tricks". */
    private static String written(double tricks) {
        int whole = (int) tricks;
        String figure = (whole == 0 ? "" : String.valueOf(whole)) + (tricks > whole ? "½" : "");
        return (figure.isEmpty() ? "no" : figure) + (tricks <= 1 ? " honour-trick" : " honour-tricks");
    }

    /** "10-8-2 in diamonds", "no spade". */
    private static String cards(List<Card> held, Suit suit) {
        return held.isEmpty()
                ? "no " + suit.plural()
                : held.stream()
                        .map(Card::rank)
                        .map(rank -> rank == Rank.TEN ? "10" : String.valueOf(rank.letter()))
                        .collect(Collectors.joining("-", "", " in " + suit.plural()));
    }
}
