package kibitzer.marking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Sense;

/** What the deciding rule found, in the order and the words in which it is told to who answered otherwise. */
final class BestFacts {
    private BestFacts() {}

    /** Each fact with what is asked of it: "a pair of queens (asked: a pair or better)", "6 points, not 11 points". */
    static <P, A> List<String> withAsked(Question<P, A> question, Advice<A> advice) {
        return once(question, advice).map(BestFacts::withAsked).distinct().toList();
    }

    private static <P, A> Stream<Reason> once(Question<P, A> question, Advice<A> advice) {
        return Explainer.onceEach(reasons(question, advice)).stream()
                .filter(reason -> !reason.measured().isEmpty());
    }

    private static String withAsked(Reason reason) {
        return Explainer.tellsAsked(reason) && reason.sense() instanceof Sense.AnythingBut
                ? reason.measured() + ", " + reason.asked()
                : Explainer.fact(reason);
    }

    /** True where the first of them is told with a figure that the book prints. */
    static <P, A> boolean beginWithTheBook(Question<P, A> question, Advice<A> advice) {
        return told(question, advice).stream()
                .limit(1)
                .anyMatch(reason -> Explainer.tellsAsked(reason)
                        && !(reason.sense() instanceof Sense.AnythingBut)
                        && reason.basis() == Basis.BOOK);
    }

    /** What the deciding rule found, the hand before the table, and what it holds before what it is less than. */
    static <P, A> List<Reason> reasons(Question<P, A> question, Advice<A> advice) {
        return advice.rulings().stream()
                .limit(1)
                .flatMap(ruling -> ruling.reasons().stream())
                .sorted(Comparator.comparing(reason -> isBehind(question, reason)))
                .toList();
    }

    private static <P, A> boolean isBehind(Question<P, A> question, Reason reason) {
        return question.decision().isToldLast(question.position(), reason);
    }

    /** Those that are told: some are only there to be looked up. */
    static <P, A> List<Reason> told(Question<P, A> question, Advice<A> advice) {
        return reasons(question, advice).stream()
                .filter(reason -> !reason.measured().isEmpty())
                .toList();
    }

    static <P, A> List<String> facts(Question<P, A> question, Advice<A> advice) {
        return told(question, advice).stream().map(Reason::measured).distinct().toList();
    }

    /** The advice without the facts of the deciding rule that speak for the learner's answer as well. */
    static <P, A> Advice<A> apart(Question<P, A> question, Verdict<A> verdict) {
        Advice<A> advice = verdict.advice();
        if (advice.rulings().isEmpty()) {
            return advice;
        }
        Ruling<A> first = advice.rulings().getFirst();
        List<Reason> own = first.reasons().stream()
                .filter(reason ->
                        !question.decision().speaksForBoth(question.position(), verdict.answer(), reason.fact()))
                .toList();
        return own.size() == first.reasons().size()
                ? advice
                : new Advice<>(
                        advice.best(),
                        advice.acceptable(),
                        Stream.concat(
                                        Stream.of(first.withReasons(own)),
                                        advice.rulings().stream().skip(1))
                                .toList(),
                        advice.nearMisses(),
                        advice.silent(),
                        advice.beside());
    }

    /**
     * The facts with the page and what follows. Where all that is told are figures of practice, no page stands behind them: it
     * would claim them for the book.
     */
    static <P, A> String withAskedIfRoom(
            Question<P, A> question, String subject, Advice<A> advice, String page, String instead) {
        int room = Clauses.WORDS - Clauses.words(subject) - Clauses.words(page + instead);
        List<String> whole = fitting(withAsked(question, advice), room);
        Set<String> usual = once(question, advice)
                .filter(reason -> reason.basis() == Basis.PRACTICE && Explainer.tellsAsked(reason))
                .map(BestFacts::withAsked)
                .collect(Collectors.toUnmodifiableSet());
        boolean isPractice = !whole.isEmpty() && usual.containsAll(whole);
        return Clauses.withFacts(
                subject, whole.isEmpty() ? facts(question, advice) : whole, isPractice ? instead : page + instead);
    }

    /** As many of the facts as there is room for, from the first on. */
    private static List<String> fitting(List<String> facts, int room) {
        int left = room;
        List<String> told = new ArrayList<>();
        for (String fact : facts) {
            left -= Clauses.words(fact);
            if (left < 0) {
                return told;
            }
            told.add(fact);
        }
        return told;
    }

    /** What follows from it, all of it where several answers are as good: ", so bet 1 chip or 2 chips". */
    static <P, A> String so(Question<P, A> question, Advice<A> advice, int most) {
        String best = ", so " + Explainer.best(question, advice).inside();
        return advice.best().size() > 1 && Clauses.words(best) > most ? "" : best;
    }
}
