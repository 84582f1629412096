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
 * Why a double, or an overcall in no trump, that no rule gives is no call where a pass is best: what it is not for, and how little
 * this hand has against their contract. What speaks against bidding on, or against a long suit, would not speak against it.
 */
public final class UnfoundedCall {
    private static final String RULE = "bidding.unfounded-call";

    /** A double asks for partner's suit over a bid in a suit (p. 146). */
    private static final Source OVER_A_SUIT = Source.source("contract-bridge.p01");

    /** Once the doubler's partner has called, a double is not for take-out (p. 146). */
    private static final Source NOT_FOR_TAKE_OUT = Source.source("contract-bridge.p02");

    /** An overcall should not lose more than 500 points (p. 150). */
    private static final Source OVERCALL = Source.source("contract-bridge.p46");

    /** With more trumps or more honour-tricks such a call may have its ground. */
    private static final int MOST_TRUMPS = 3;

    private static final double MOST_TRICKS = 2.5;

    private UnfoundedCall() {}

    /** What is missing for the call; empty where that is not little, or where a rule gives the call. */
    public static Optional<Ruling<Call>> at(Bidding bidding, Call call, Advice<Call> advice) {
        boolean passes = !advice.silent() && advice.best().equals(List.of(Call.PASS));
        double tricks = Scale.HONOUR_TRICKS.of(bidding);
        return !passes || tricks > MOST_TRICKS || bidding.soFar().book().isGiven(bidding, call)
                ? Optional.empty()
                : call.equals(Call.DOUBLE)
                        ? aDouble(bidding, written(tricks))
                        : isNoTrump(call) && bidding.soFar().stage() == Stage.OVERCALL
                                ? Optional.of(against(
                                        call,
                                        OVERCALL,
                                        "you have " + written(tricks)
                                                + ", and an overcall should be strong enough not to lose more than 500"
                                                + " points if it is doubled"))
                                : Optional.empty();
    }

    private static boolean isNoTrump(Call call) {
        return call instanceof Call.Bid bid && bid.strain().suit().isEmpty();
    }

    private static Optional<Ruling<Call>> aDouble(Bidding bidding, String tricks) {
        return bidding.soFar()
                .auction()
                .lastBid()
                .flatMap(bid -> bid.strain()
                        .suit()
                        .map(trumps -> bidding.hand().in(trumps).size() > MOST_TRUMPS || !partnerHasCalled(bidding)
                                ? Optional.<Ruling<Call>>empty()
                                : Optional.of(against(
                                        Call.DOUBLE,
                                        NOT_FOR_TAKE_OUT,
                                        "partner has called, so a double is not for take-out, and you have only "
                                                + cards(
                                                        bidding.hand()
                                                                .in(trumps)
                                                                .toList(),
                                                        trumps) + " and " + tricks
                                                + " against " + bid.inWords())))
                        .orElseGet(() -> Optional.of(against(
                                Call.DOUBLE,
                                OVER_A_SUIT,
                                "a double asks for partner's suit only over a bid in a suit, and you have only "
                                        + tricks + " against " + bid.inWords()))));
    }

    private static boolean partnerHasCalled(Bidding bidding) {
        List<Call> calls = bidding.soFar().auction().calls();
        return IntStream.iterate(calls.size() - 2, turn -> turn >= 0, turn -> turn - 4)
                .anyMatch(turn -> !calls.get(turn).equals(Call.PASS));
    }

    private static Ruling<Call> against(Call call, Source source, String says) {
        Reason reason = new Reason("unfounded", true, says, "more for it", "", Standing.FAILS);
        return new Ruling<>(RULE, source, List.of(call), List.of(), Standing.FAILS, List.of(reason));
    }

    /** "no honour-trick", "½ honour-trick", "1½ honour-tricks". */
    private static String written(double tricks) {
        int whole = (int) tricks;
        String figure = (whole == 0 ? "" : String.valueOf(whole)) + (tricks > whole ? "½" : "");
        return (figure.isEmpty() ? "no" : figure) + (tricks <= 1 ? " honour-trick" : " honour-tricks");
    }

    /** "10-8-2 in diamonds", "no spades". */
    private static String cards(List<Card> held, Suit suit) {
        return held.isEmpty()
                ? "no " + suit.plural()
                : held.stream()
                        .map(Card::rank)
                        .map(rank -> rank == Rank.TEN ? "10" : String.valueOf(rank.letter()))
                        .collect(Collectors.joining("-", "", " in " + suit.plural()));
    }
}
