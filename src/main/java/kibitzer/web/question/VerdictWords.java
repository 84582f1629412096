package kibitzer.web.question;

import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;
import kibitzer.marking.Authority;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.WhyTold;

/** The sentences of a verdict that are read first: the line that counts, why not the answer given, and what the best is for. */
public final class VerdictWords<P, A> {
    private final Question<P, A> question;
    private final Advice<A> advice;
    private final Optional<Verdict<A>> verdict;
    private final Citations citations;
    private final Explainer explainer;

    /** @param verdict empty where the question was skipped */
    VerdictWords(Question<P, A> question, Advice<A> advice, Optional<Verdict<A>> verdict, Citations citations) {
        this.question = question;
        this.advice = advice;
        this.verdict = verdict;
        this.citations = citations;
        this.explainer = new Explainer(citations);
    }

    public static <P, A> VerdictWords<P, A> of(Question<P, A> question, Verdict<A> verdict, Citations citations) {
        return new VerdictWords<>(question, verdict.advice(), Optional.of(verdict), citations);
    }

    /** "Not right: the book says pass". */
    public String headline() {
        Decision<P, A> decision = question.decision();
        String best = Explainer.best(question, advice).inside();
        String says = Authority.of(decision, advice).says();
        if (verdict.isEmpty()) {
            return best.isEmpty() ? "The book says nothing here" : "Skipped: " + says + best;
        }
        Verdict<A> marked = verdict.get();
        return switch (marked.grade()) {
            case BEST ->
                (advice.silent() ? "Right by general practice: " : "Right: ")
                        + decision.say(question.position(), marked.answer()).inside();
            case ACCEPTABLE ->
                best.isEmpty()
                        ? "Allowed: the book says nothing here"
                        : advice.silent()
                                ? "Allowed: the book says nothing here; " + says + best
                                : "Allowed, but the book puts first: " + best;
            case WRONG -> "Not right: " + says + best;
            case ILLEGAL -> "Not possible here";
        };
    }

    /** Why a wrong answer is wrong: the first that is read below the line that counts. */
    public Optional<String> why() {
        return verdict.filter(marked -> marked.grade() == Grade.WRONG && !advice.silent())
                .map(marked -> explainer.firstSentence(question, marked));
    }

    /** What the best answer is for: said of it by name to who did not give it. */
    public Optional<String> purpose() {
        return verdict.filter(marked -> marked.grade() != Grade.BEST)
                .map(marked -> explainer.secondSentence(question, marked))
                .orElseGet(() -> new WhyTold(citations).ofTheAnswer(advice));
    }
}
