package kibitzer.learning.mix;

import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Choices;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;

/**
 * Questions whose right answer is to do nothing: pass, not to knock, to stand. Who is only ever asked when there is
 * something to do learns to do something every time.
 */
final class IdleQuestions {
    private IdleQuestions() {}

    /** True if the book's first answer is to do nothing. */
    static <P, A> boolean isRight(Question<P, A> question) {
        Advice<A> advice = question.advice();
        return !advice.silent() && advice.best().stream().anyMatch(question.decision()::isNothing);
    }

    /** True if answers of this shape can do nothing; in some positions, or in all, none may. */
    static boolean isPossible(Decision<?, ?> decision) {
        return !decision.idle().isEmpty();
    }

    /** True if to do nothing may be answered here. */
    static <P, A> boolean isPossible(Question<P, A> question) {
        return switch (question.choices()) {
            case Choices.Listed<A>(var answers) -> answers.stream().anyMatch(question.decision()::isNothing);
            case Choices.Open<A>() -> isPossible(question.decision());
        };
    }

    /** True if the skill is a rule whose answer is to do nothing. */
    static boolean isTaughtBy(Skill skill) {
        return skill.rule().filter(skill.asks()::doesNothing).isPresent();
    }
}
