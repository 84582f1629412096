package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/** Every ground, the weightiest first. */
public final class Objections {
    private static final List<Ground> BEFORE_ITS_FIGURES = Stream.of(
                    List.<Ground>of(SuitGrounds::weakAnswerToTwoClubs),
                    WrongSuitGrounds.ALL,
                    DoubleGrounds.ALL,
                    PassGrounds.ALL,
                    StrengthGrounds.ALL,
                    OvercallGrounds.ALL)
            .flatMap(List::stream)
            .toList();

    private static final List<Ground> BEHIND_ITS_FIGURES = Stream.of(SuitGrounds.ALL, NoTrumpGrounds.ALL)
            .flatMap(List::stream)
            .toList();

    private Objections() {}

    /** The first that is so of the call and of none of the best; empty where there is none, or no book speaks. */
    public static Optional<Objection> to(Bidding bidding, Call call, Advice<Call> advice) {
        return first(BEFORE_ITS_FIGURES, bidding, call, advice);
    }

    /** Of those that say less than the figures which a page prints for the call itself. */
    public static Optional<Objection> beside(Bidding bidding, Call call, Advice<Call> advice) {
        return first(BEHIND_ITS_FIGURES, bidding, call, advice);
    }

    private static Optional<Objection> first(
            List<Ground> grounds, Bidding bidding, Call call, Advice<Call> advice) {
        boolean isWrong = !advice.silent()
                && !advice.best().isEmpty()
                && !advice.best().contains(call)
                && !advice.acceptable().contains(call);
        return isWrong
                ? grounds.stream()
                        .filter(ground -> advice.best().stream()
                                .allMatch(best -> ground.decidingAgainst(bidding, call, best)
                                        .isPresent()))
                        .flatMap(ground -> ground.against(bidding, call, advice.best().getFirst()).stream())
                        .findFirst()
                : Optional.empty();
    }
}
