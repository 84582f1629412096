package kibitzer.decisions;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.decisions.WrongAnswers.Wrong;

/**
 * Whether the fact that is told first of a wrong answer decides between it and the best ones, by the rule's own conditions: those it
 * has for each answer, since what it asks of the hand is the same for all of them.
 */
final class TellsApart {
    private TellsApart() {}

    /** True where every best answer falls to the condition that the answer is said to miss. */
    static <P, A> boolean rulesOutTheBest(BookDecision<P, A> decision, Wrong<P, A> wrong, String sentence) {
        Consulted<?, A> consulted = decision.consult(wrong.question().position());
        return wrong.verdict().against().stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .limit(1)
                .anyMatch(ruling -> missesInAll(consulted, wrong, ruling, sentence));
    }

    /** True where what is said for the best answer is so of the learner's as well. */
    static <P, A> boolean speaksForBoth(BookDecision<P, A> decision, Wrong<P, A> wrong, String sentence) {
        Consulted<?, A> consulted = decision.consult(wrong.question().position());
        return wrong.verdict().advice().rulings().stream()
                .limit(1)
                .anyMatch(ruling -> holdsForMine(consulted, wrong, ruling, sentence));
    }

    private static <X, A> boolean missesInAll(
            Consulted<X, A> consulted, Wrong<?, A> wrong, Ruling<A> ruling, String sentence) {
        X position = consulted.position();
        Option<X, A> mine = new Option<>(position, wrong.verdict().answer());
        return told(ruling.failing(), sentence).stream()
                .flatMap(told -> conditions(consulted, ruling, told, mine).stream())
                .filter(condition -> !holds(condition, mine))
                .anyMatch(condition -> wrong.verdict().advice().best().stream()
                        .allMatch(best -> isSpokenOf(consulted, ruling, best)
                                && !holds(condition, new Option<>(position, best))));
    }

    private static <X, A> boolean holdsForMine(
            Consulted<X, A> consulted, Wrong<?, A> wrong, Ruling<A> ruling, String sentence) {
        Option<X, A> mine = new Option<>(consulted.position(), wrong.verdict().answer());
        return told(ruling.reasons(), sentence).stream()
                .flatMap(told -> conditions(consulted, ruling, told, mine).stream())
                .anyMatch(condition -> holds(condition, mine));
    }

    /** The fact whose words stand first. */
    private static Optional<Reason> told(List<Reason> reasons, String sentence) {
        return reasons.stream()
                .filter(reason -> !reason.measured().isEmpty() && sentence.contains(reason.measured()))
                .min(Comparator.comparingInt(reason -> sentence.indexOf(reason.measured())));
    }

    private static <X, A> List<Need<Option<X, A>>> conditions(
            Consulted<X, A> consulted, Ruling<A> ruling, Reason told, Option<X, A> mine) {
        return consulted
                .book()
                .rule(ruling.rule())
                .filter(rule -> rule.speaksOf(mine.position(), mine.answer()))
                .map(Rule::each)
                .orElse(List.of())
                .stream()
                .filter(need -> need.reasons(mine).stream()
                        .anyMatch(reason -> reason.fact().equals(told.fact())))
                .toList();
    }

    /** A condition of a rule that never gives the answer may mean nothing of it. */
    private static <X, A> boolean isSpokenOf(Consulted<X, A> consulted, Ruling<A> ruling, A answer) {
        return consulted
                .book()
                .rule(ruling.rule())
                .filter(rule -> rule.speaksOf(consulted.position(), answer))
                .isPresent();
    }

    private static <S> boolean holds(Need<S> need, S subject) {
        return need.standing(subject) != Standing.FAILS;
    }
}
