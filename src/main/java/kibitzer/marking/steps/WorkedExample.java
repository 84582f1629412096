package kibitzer.marking.steps;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Ranges;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;

/**
 * A hand worked out by the rule that decides it: what the rule looks at, one thing after the other, and then the answer.
 *
 * @param rule the rule's id
 * @param title what a person calls the rule
 * @param steps in the order in which the rule asks for them, at least one
 * @param answer "Open 1NT."
 */
public record WorkedExample(String rule, String title, List<Seen> steps, String answer) {

    public WorkedExample {
        steps = List.copyOf(steps);
    }

    /** Whether hands of a decision can be worked out: not where the answer is counted, nor where it is the rule itself. */
    public static boolean isFor(Decision<?, ?> decision) {
        return !decision.rules().isEmpty() && !(decision.answerKind() instanceof Ranges);
    }

    /** The steps that leave the answer to the learner. */
    public List<Seen> withoutTheAnswer() {
        return steps.stream().filter(step -> !step.namesTheAnswer()).toList();
    }

    /** The last step that a learner can be asked for before the answer. */
    public Optional<Seen> lastToFind() {
        return withoutTheAnswer().reversed().stream().findFirst();
    }

    /** Empty where no rule that can be practised decides, or it looks at nothing. */
    public static <P, A> Optional<WorkedExample> of(Question<P, A> question) {
        if (!isFor(question.decision())) {
            return Optional.empty();
        }
        Advice<A> advice = question.advice();
        return advice.rulings().stream()
                .filter(ruling -> question.decision().rules().contains(ruling.rule()))
                .findFirst()
                .map(ruling -> new WorkedExample(
                        ruling.rule(),
                        question.decision().titleOf(ruling.rule()),
                        Seen.of(question, ruling),
                        Explainer.best(question, advice).alone() + "."))
                .filter(worked -> !worked.steps.isEmpty());
    }
}
