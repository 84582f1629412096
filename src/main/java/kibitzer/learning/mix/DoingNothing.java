package kibitzer.learning.mix;

import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;

/**
 * Questions whose right answer is to do nothing: pass, not to knock, to stand. Who is only ever asked when there is
 * something to do learns to do something every time.
 */
final class DoingNothing {
    /** As answers are written: a pass, a knock not made, a hand thrown in, no card thrown, a slip without penalty. */
    private static final Set<String> NOTHING =
            Set.of("P", "pass", "play-on", "stand", "drop", "no-penalty", "deal-stands", "");

    private static final Set<String> TELLING = Set.of("pass", "play-on", "stand", "pat", "not-to");

    private DoingNothing() {}

    /** True if the book's first answer is to do nothing. */
    static <P, A> boolean isRight(Question<P, A> question) {
        Advice<A> advice = question.advice();
        return !advice.silent() && advice.best().stream().anyMatch(best -> isNothing(question.decision(), best));
    }

    /** True if answers of this shape can do nothing; in some positions, or in all, none may. */
    static <P, A> boolean isPossible(Decision<P, A> decision) {
        return NOTHING.stream()
                .anyMatch(word -> read(decision.answerKind(), word)
                        .filter(answer -> isNothing(decision, answer))
                        .isPresent());
    }

    /** True if to do nothing may be answered here. */
    static <P, A> boolean isPossible(Question<P, A> question) {
        return switch (question.choices()) {
            case Choices.Listed<A>(var answers) ->
                answers.stream().anyMatch(answer -> isNothing(question.decision(), answer));
            case Choices.Open<A>() -> isPossible(question.decision());
        };
    }

    /** True if a rule's name tells that it does nothing. */
    static boolean isTold(Skill skill) {
        return skill.rule()
                .map(rule -> TELLING.stream().anyMatch(rule::contains))
                .orElse(false);
    }

    private static <A> Optional<A> read(AnswerKind<A> kind, String word) {
        try {
            return Optional.of(kind.read(word));
        } catch (BadNotation | BadQuestion noAnswer) {
            return Optional.empty();
        }
    }

    private static <P, A> boolean isNothing(Decision<P, A> decision, A answer) {
        AnswerKind<A> kind = decision.answerKind();
        JsonNode written = kind.json().write(answer);
        return written.isString() && NOTHING.contains(written.asString());
    }
}
