package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Columns;

/** Holds an answer against the advice. */
final class Marker {
    private Marker() {}

    static <P, A> Verdict<A> mark(Question<P, A> question, A answer) {
        Advice<A> advice = question.advice();
        Optional<String> objection = question.decision().objection(question.position(), answer);
        if (objection.isPresent()) {
            return new Verdict<>(answer, Grade.ILLEGAL, advice, List.of(), objection);
        }
        Grade grade = grade(question, advice, answer);
        List<Ruling<A>> against = against(question, advice, answer, grade);
        Optional<Ruling<A>> allowing =
                grade == Grade.ACCEPTABLE && against.stream().noneMatch(Marker::lacksPracticeAlone)
                        ? question.decision()
                                .allowing(question.position(), answer)
                                .filter(ruling -> ruling.why().isPresent())
                        : Optional.empty();
        return allowing.isPresent()
                ? new Verdict<>(answer, grade, advice, List.of(), Optional.empty(), allowing)
                : new Verdict<>(answer, grade, advice, against, Optional.empty());
    }

    /**
     * What the rules behind an answer do not find. What only practice asks is no ground for a wrong answer where a book
     * speaks; where nothing is missing, the rules that would give it and come later.
     */
    private static <P, A> List<Ruling<A>> against(Question<P, A> question, Advice<A> advice, A answer, Grade grade) {
        if (grade == Grade.BEST) {
            return List.of();
        }
        boolean spokenOf = question.decision().isSpokenOf(question.position(), answer);
        List<Ruling<A>> behind = question.decision().whyNot(question.position(), answer).stream()
                .filter(ruling -> spokenOf)
                .filter(ruling -> advice.silent()
                        || grade != Grade.WRONG
                        || question.decision() instanceof CountedDecision // who counts it has no other rule
                        || !ruling.source().isGeneralPractice())
                .toList();
        List<Ruling<A>> lacking = behind.stream()
                .filter(ruling -> ruling.standing() != Standing.HOLDS)
                .toList();
        if (grade == Grade.WRONG && !advice.silent()) {
            Optional<Ruling<A>> slip = slip(question, advice, answer, lacking);
            if (slip.isPresent()) {
                return Stream.concat(slip.stream(), lacking.stream().filter(Marker::findsMore))
                        .toList();
            }
        }
        if (grade == Grade.ACCEPTABLE && lacking.stream().anyMatch(Marker::lacksPracticeAlone)) {
            return lacking.stream().filter(Marker::lacksPracticeAlone).toList();
        }
        return lacking.isEmpty() && grade == Grade.WRONG ? behind : lacking;
    }

    /** The slips that give the answer, under the rule that is slipped from. */
    private static <P, A> Optional<Ruling<A>> slip(
            Question<P, A> question, Advice<A> advice, A answer, List<Ruling<A>> lacking) {
        Ruling<A> rule = lacking.isEmpty() ? advice.rulings().getFirst() : lacking.getFirst();
        return Slip.told(
                        question.decision().slips(question.position()),
                        question.decision().answerKind(),
                        answer,
                        advice.best().getFirst(),
                        rule.failing())
                .map(told -> new Ruling<>(
                        rule.rule(),
                        rule.source(),
                        List.of(answer),
                        List.of(),
                        Standing.FAILS,
                        Stream.concat(Stream.of(told.reason()), otherColumns(question, rule, told))
                                .toList()));
    }

    /** Of a sheet, what else is wrong on it. */
    private static <P, A> Stream<Reason> otherColumns(Question<P, A> question, Ruling<A> rule, Slip.Told told) {
        return question.decision().answerKind() instanceof Columns
                ? rule.failing().stream()
                        .filter(reason -> told.column().stream().noneMatch(reason.fact()::equals))
                : Stream.of();
    }

    /** False where it was found only that the answer is another, or by how much a chance is missed. */
    private static boolean findsMore(Ruling<?> ruling) {
        return ruling.failing().stream()
                .anyMatch(reason -> reason.basis() != Basis.GIVEN && reason.basis() != Basis.COUNTED);
    }

    /** What a rule of the book withholds for a figure of practice alone is allowed for that, and no other rule need be heard. */
    private static boolean lacksPracticeAlone(Ruling<?> ruling) {
        return !ruling.source().isGeneralPractice()
                && !ruling.failing().isEmpty()
                && ruling.failing().stream().allMatch(reason -> reason.basis() == Basis.PRACTICE);
    }

    /** Where the book is silent, what general practice allows is allowed and nothing more. */
    private static <P, A> Grade grade(Question<P, A> question, Advice<A> advice, A answer) {
        Decision<P, A> decision = question.decision();
        AnswerKind<A> kind = decision.answerKind();
        if (advice.best().stream().anyMatch(best -> kind.agrees(best, answer))) {
            return Grade.BEST;
        }
        boolean allowed = advice.silent() && decision.isWithinReason(question.position(), answer)
                || decision.isLeftOpen(question.position(), answer)
                || advice.acceptable().stream().anyMatch(other -> kind.agrees(other, answer))
                || advice.best().stream().anyMatch(best -> kind.nearly(best, answer));
        return allowed ? Grade.ACCEPTABLE : Grade.WRONG;
    }
}
