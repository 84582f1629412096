package kibitzer.learning.mix;

import java.util.List;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.Decision;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;

/**
 * Questions whose right answer is to do nothing: pass, not to knock, to stand. Who is only ever asked when there is
 * something to do learns to do something every time.
 */
final class DoingNothing {
    /** As answers are written: a pass, a knock not made, a card not taken, no card thrown, a slip without penalty. */
    private static final Set<String> NOTHING = Set.of("P", "pass", "play-on", "stand", "no-penalty", "deal-stands", "");

    private static final Set<String> TELLING = Set.of("pass", "play-on", "stand", "pat", "not-to");

    private DoingNothing() {}

    /** True if the book's first answer is to do nothing. */
    static <P, A> boolean isRight(Question<P, A> question) {
        Advice<A> advice = question.advice();
        return !advice.silent() && advice.best().stream().anyMatch(best -> isNothing(question.decision(), best));
    }

    /** True if to do nothing may be answered at all; where answers are not listed, if they are of a kind that could. */
    static <P, A> boolean isPossible(Question<P, A> question) {
        return switch (question.choices()) {
            case Choices.Listed<A>(List<A> answers) ->
                answers.stream().anyMatch(answer -> isNothing(question.decision(), answer));
            default ->
                question.advice().best().stream()
                        .anyMatch(best -> question.decision()
                                .answerKind()
                                .json()
                                .write(best)
                                .isString());
        };
    }

    /** True if a rule's name tells that it does nothing. */
    static boolean isTold(Skill skill) {
        return skill.rule()
                .map(rule -> TELLING.stream().anyMatch(rule::contains))
                .orElse(false);
    }

    private static <P, A> boolean isNothing(Decision<P, A> decision, A answer) {
        AnswerKind<A> kind = decision.answerKind();
        JsonNode written = kind.json().write(answer);
        return written.isString() && NOTHING.contains(written.asString());
    }
}
