package kibitzer.marking;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.decisions.Slip;

/** What was found against an answer, and whether it can tell by itself why the answer is wrong. */
final class FoundAgainst {
    /** "not the lowest" says too little. */
    private static final int CURT = 4;

    /** So few words are seen at a glance. */
    static final int SHORT = 7;

    private FoundAgainst() {}

    /** What was found of the answer itself, the book's own figures first; of the table only where the hand lacks nothing. */
    static <P, A> List<Reason> found(Question<P, A> question, Ruling<A> ruling) {
        List<Reason> all = ruling.failing().stream()
                .filter(reason -> reason.basis() != Basis.GIVEN)
                .sorted(Comparator.comparingInt(FoundAgainst::distanceFromTheBook))
                .toList();
        List<Reason> ofTheHand = all.stream()
                .filter(reason -> !question.decision().circumstances().contains(reason.fact()))
                .toList();
        return ofTheHand.isEmpty() ? all : ofTheHand;
    }

    /** What is printed before what is put into figures for a word of the book, and that before what is usual. */
    private static int distanceFromTheBook(Reason reason) {
        if (reason.basis() != Basis.PRACTICE) {
            return 0;
        }
        return reason.meaning().isNone() ? 2 : 1;
    }

    /** Where several rules decide, the verdict by the one that measured the answer: what another is for need not speak against it. */
    static <A> Verdict<A> towards(Verdict<A> verdict, Ruling<A> nearest) {
        return new Verdict<>(
                verdict.answer(),
                verdict.grade(),
                verdict.advice().startingWith(nearest.rule()),
                verdict.against(),
                verdict.objection());
    }

    static boolean isSlip(Ruling<?> ruling) {
        return ruling.failing().stream().anyMatch(reason -> reason.fact().equals(Slip.FACT));
    }

    /** True for what says by itself that the answer may not be given: that partner's call is forcing. */
    static boolean forbids(Reason reason) {
        return reason.asked().isEmpty() && Boolean.TRUE.equals(reason.actual());
    }

    /** True where no more is found than that another answer is asked for: "it is not the queen". */
    static boolean namesOnly(Reason reason) {
        return !Boolean.TRUE.equals(reason.actual()) && reason.namesOnly();
    }

    /** True if the rule that decides could give the answer, and prefers another: its own facts tell why. */
    static boolean isOfTheDecidingRule(Verdict<?> verdict, Ruling<?> nearest) {
        return verdict.advice()
                        .ruling()
                        .filter(first -> first.rule().equals(nearest.rule()))
                        .isPresent()
                && nearest.failing().stream()
                        .allMatch(reason -> reason.basis() != Basis.ANSWER
                                && (reason.actual() instanceof Boolean
                                        || reason.asked().isEmpty())
                                && Clauses.words(reason.measured()) <= CURT);
    }

    /** True where only traits are missing that play no part in the decision: "no three of a kind". */
    static boolean isBesideThePoint(Verdict<?> verdict, List<Reason> found) {
        Set<String> decisive = verdict.advice().rulings().stream()
                .limit(1)
                .flatMap(ruling -> ruling.reasons().stream())
                .map(Reason::fact)
                .collect(Collectors.toUnmodifiableSet());
        return !found.isEmpty()
                && found.stream()
                        .allMatch(reason -> Boolean.FALSE.equals(reason.actual())
                                && !decisive.contains(reason.fact())
                                && Clauses.words(reason.measured()) <= SHORT);
    }

    /** True where only facts of the table are missed, which say nothing without the hand: "1 raise". */
    static <P, A> boolean isCircumstance(Question<P, A> question, List<Reason> found) {
        return !found.isEmpty()
                && found.stream()
                        .allMatch(reason -> question.decision().circumstances().contains(reason.fact()));
    }

    /** True for a trait that is missing and is told by what is there instead: "the betting: bet, having drawn 1". */
    static boolean isOnlySeen(Reason reason) {
        return reason.tellsInstead() && Clauses.words(reason.measured()) <= SHORT;
    }

    /** True for a trait whose words stand among the deciding rule's own facts: they cannot speak against this answer alone. */
    static boolean isSeenByBoth(Verdict<?> verdict, Reason reason) {
        return Boolean.FALSE.equals(reason.actual())
                && verdict.advice().rulings().stream()
                        .limit(1)
                        .flatMap(ruling -> ruling.reasons().stream())
                        .anyMatch(told -> told.holds() && told.measured().equals(reason.measured()));
    }

    /** True for what is so of this answer and not of the book's: the two are measured in one position. */
    static boolean isOfTheAnswer(Verdict<?> verdict, Reason reason) {
        return verdict.advice().rulings().stream()
                .limit(1)
                .flatMap(ruling -> ruling.reasons().stream())
                .anyMatch(told -> told.fact().equals(reason.fact())
                        && told.holds()
                        && !told.measured().equals(reason.measured()));
    }
}
