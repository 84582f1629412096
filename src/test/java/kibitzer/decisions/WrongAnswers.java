package kibitzer.decisions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import kibitzer.advice.Advice;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;

/**
 * Wrong answers that a learner could have given: what is right in another position of the same decision, or one of the
 * listed choices.
 */
final class WrongAnswers {
    private static final int TRIED = 12;

    private WrongAnswers() {}

    /** A wrong answer to a question. */
    record Wrong<P, A>(Question<P, A> question, Verdict<A> verdict) {}

    /** One wrong answer to each of so many questions, as far as there is one; the same for the same seed. */
    static <P, A> void of(Decision<P, A> decision, long seed, int questions, Consumer<Wrong<P, A>> taking) {
        List<Question<P, A>> dealt = new ArrayList<>();
        Map<Question<P, A>, Advice<A>> advices = new IdentityHashMap<>();
        Set<A> answers = new LinkedHashSet<>();
        for (int number = 0; number < questions + 2; number++) {
            Question<P, A> question = Question.dealt(decision, DealRequest.of(seed * 1_000 + number));
            dealt.add(question);
            Advice<A> advice = question.advice();
            advices.put(question, advice);
            answers.addAll(advice.best());
        }
        Random random = new Random(seed);
        for (Question<P, A> question : dealt.subList(0, questions)) {
            List<A> tried = new ArrayList<>(answers);
            Collections.shuffle(tried, random);
            if (question.choices() instanceof Choices.Listed<A>(List<A> listed)) {
                List<A> others = new ArrayList<>(listed);
                Collections.shuffle(others, random);
                tried.addAll(0, others.subList(0, Math.min(random.nextInt(2), others.size())));
                tried.addAll(others);
            }
            tried.stream()
                    .filter(answer -> advices.get(question).best().stream()
                            .noneMatch(best -> decision.answerKind().agrees(best, answer)))
                    .filter(answer -> !advices.get(question).acceptable().contains(answer))
                    .filter(answer ->
                            decision.objection(question.position(), answer).isEmpty())
                    .limit(TRIED)
                    .map(answer -> new Wrong<>(question, question.mark(answer)))
                    .filter(wrong -> wrong.verdict().grade() == Grade.WRONG)
                    .findFirst()
                    .ifPresent(taking);
        }
    }
}
