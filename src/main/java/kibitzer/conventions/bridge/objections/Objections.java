package kibitzer.conventions.bridge.objections;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;

/** Every ground, the weightiest first. */
public final class Objections {
    private static final List<Ground> BEFORE_ITS_FIGURES = Stream.of(
                    AnswerGrounds.ALL,
                    List.<Ground>of(
                            SuitGrounds::notTheNegative,
                            SuitGrounds::onlyTheNegative,
                            StrengthGrounds::overASignOff,
                            StrengthGrounds::aSlamTooHigh,
                            StrengthGrounds::asksTooHigh,
                            StrengthGrounds::aJumpTooHigh),
                    WrongSuitGrounds.ALL,
                    OpeningGrounds.ALL,
                    DoubleGrounds.ALL,
                    PassGrounds.ALL,
                    List.<Ground>of(SuitGrounds::tooFewForAGame),
                    StrengthGrounds.ALL,
                    OvercallGrounds.ALL)
            .flatMap(List::stream)
            .toList();

    private static final List<Ground> BEHIND_ITS_FIGURES = Stream.of(
                    SuitGrounds.ALL,
                    NoTrumpGrounds.ALL,
                    List.<Ground>of(
                            StrengthGrounds::dearerInVain, PassGrounds::hidesSupport, WrongSuitGrounds::tooWeak))
            .flatMap(List::stream)
            .toList();

    /** How strong a hand is. */
    private static final Set<String> STRENGTHS = Set.of(
            "points",
            "count",
            "honour-tricks",
            "playing-tricks",
            "no-trump-points",
            "no-trump-response-points",
            "raise-points");

    private Objections() {}

    /** The first that is so of the call and of none of the best; empty where there is none, or no book speaks. */
    public static Optional<Objection> to(Bidding bidding, Call call, Advice<Call> advice) {
        return first(BEFORE_ITS_FIGURES, bidding, call, advice);
    }

    /** Of those that say less than the figures which a page prints for the call itself. */
    public static Optional<Objection> beside(Bidding bidding, Call call, Advice<Call> advice) {
        return first(BEHIND_ITS_FIGURES, bidding, call, advice);
    }

    /** Who passes what the page opens or answers on is told its figures. */
    public static Optional<Objection> toAPass(Bidding bidding, Call call, Advice<Call> advice) {
        Stage stage = bidding.soFar().stage();
        if (!call.equals(Call.PASS)
                || advice.silent()
                || advice.best().contains(call)
                || advice.acceptable().contains(call)
                || stage != Stage.OPENING && stage != Stage.RESPONSE) {
            return Optional.empty();
        }
        boolean opens = stage == Stage.OPENING;
        String can = "you can " + (opens ? "open " : "bid ") + advice.best().getFirst();
        return advice.rulings().stream()
                .findFirst()
                .flatMap(ruling -> enough(ruling.reasons(), Basis.BOOK)
                        .map(enough -> new Objection(
                                can + ": " + enough.measured() + ", where the book asks " + enough.asked(),
                                "",
                                ruling.source(),
                                Basis.BOOK))
                        .or(() -> PassGrounds.anAnswerOnOneHonourTrick(
                                        bidding, advice.best().getFirst())
                                .filter(on -> enough(ruling.reasons(), Basis.PRACTICE)
                                        .filter(enough -> !enough.isOfAWord())
                                        .isPresent()))
                        .or(() -> enough(ruling.reasons(), Basis.PRACTICE).map(enough -> {
                            String says =
                                    (opens ? "" : "partner opened, and ") + "with " + enough.measured() + " " + can;
                            return enough.isOfAWord()
                                    ? new Objection(says, enough.asked(), ruling.source(), Basis.BOOK)
                                    : new Objection(
                                            says + ", usual on " + enough.asked(), "", ruling.source(), Basis.PRACTICE);
                        })))
                .or(() -> opens
                        ? Optional.empty()
                        : PassGrounds.answersOnBothHands(bidding, advice.best().getFirst()));
    }

    /**
     * "10 points and 5 playing tricks", "10 to about 18 and about 5 or more".
     *
     * @param isOfAWord true where the page prints a word for it: "a strong hand"
     */
    private record Enough(String measured, String asked, boolean isOfAWord) {}

    /**
     * The first two strengths of that basis which the rule asks and the hand has. Of one that is asked twice the second
     * decides: "12 or more" does where the playing tricks that "10 to about 18" needs are missing.
     */
    private static Optional<Enough> enough(List<Reason> reasons, Basis basis) {
        List<Reason> held = reasons.stream()
                .filter(reason -> reason.holds()
                        && reason.basis() == basis
                        && reason.actual() instanceof Number
                        && STRENGTHS.contains(reason.fact())
                        && !reason.asked().isEmpty())
                .collect(Collectors.toMap(
                        Reason::measured, reason -> reason, (whole, deciding) -> deciding, LinkedHashMap::new))
                .values()
                .stream()
                .limit(2)
                .toList();
        return held.isEmpty()
                ? Optional.empty()
                : Optional.of(new Enough(
                        held.stream().map(Reason::measured).collect(Collectors.joining(" and ")),
                        held.stream().map(Reason::asked).collect(Collectors.joining(" and ")),
                        held.stream().noneMatch(reason -> reason.meaning().isNone())));
    }

    private static Optional<Objection> first(List<Ground> grounds, Bidding bidding, Call call, Advice<Call> advice) {
        boolean isWrong = !advice.silent()
                && !advice.best().isEmpty()
                && !advice.best().contains(call)
                && !advice.acceptable().contains(call);
        return isWrong
                ? grounds.stream()
                        .filter(ground -> advice.best().stream()
                                .allMatch(best -> ground.decidingAgainst(bidding, call, best)
                                        .isPresent()))
                        .flatMap(ground ->
                                ground.against(bidding, call, advice.best().getFirst()).stream())
                        .findFirst()
                : Optional.empty();
    }
}
