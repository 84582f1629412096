package kibitzer.marking.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.Choices;
import kibitzer.marking.Question;
import kibitzer.wording.Sentence;

/**
 * What helps towards an answer, a step at a time: what to look at, what is seen there, and the rule by its name. Where the
 * answer is counted there is no rule to name: then a slip that is often made there, and the answer among two.
 *
 * @param steps a sentence each, at least one, the one that helps least first; none names the answer
 */
public record Hints(List<String> steps) {
    private static final int ENOUGH_TO_CHOOSE_TWO = 3;

    public Hints {
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("no hints; expected one at least");
        }
    }

    /** One sentence and no more. */
    public static Hints only(String sentence) {
        return new Hints(List.of(sentence));
    }

    /** What to look at and no more, which helps without telling anything. */
    public static <P, A> Hints first(Question<P, A> question) {
        return only(lookAt(question, question.advice()));
    }

    /** Of a question, from the rules that decide it. */
    public static <P, A> Hints of(Question<P, A> question) {
        Advice<A> advice = question.advice();
        List<String> steps = new ArrayList<>(List.of(lookAt(question, advice)));
        seen(question, advice).ifPresent(steps::add);
        if (question.decision().rules().isEmpty()) {
            slip(question, advice).ifPresent(steps::add);
            oneOfTwo(question, advice).ifPresent(steps::add);
        } else {
            rule(question.decision(), advice).ifPresent(steps::add);
        }
        return new Hints(steps);
    }

    /** The same with the words of an author on what to look at. */
    public Hints beginning(String words) {
        return new Hints(Stream.concat(Stream.of(words), steps.stream().skip(1)).toList());
    }

    /** "Ask yourself: How many points? What shape?"; where it is counted, what is counted. */
    private static <P, A> String lookAt(Question<P, A> question, Advice<A> advice) {
        String questions = advice.rulings().stream()
                .flatMap(ruling -> ruling.reasons().stream())
                .map(Reason::question)
                .filter(one -> !one.isEmpty())
                .distinct()
                .map(Sentence::asking)
                .collect(Collectors.joining(" "));
        if (!questions.isEmpty()) {
            return "Ask yourself: " + questions;
        }
        String asks = question.decision().head().asks();
        return advice.rulings().isEmpty()
                ? "No rule decides here: trust your judgement."
                : question.decision().rules().isEmpty()
                        ? "It is counted, a step at a time: " + asks + "."
                        : "Weigh one answer against another: " + asks + ".";
    }

    private static <P, A> Optional<String> seen(Question<P, A> question, Advice<A> advice) {
        List<Seen> all =
                advice.ruling().map(ruling -> Seen.of(question, ruling)).orElse(List.of());
        boolean counted = question.decision().rules().isEmpty();
        String seen = all.stream()
                .limit(counted ? Math.max(0, all.size() - 1) : all.size()) // the last of a count is its result
                .filter(step -> !step.namesTheAnswer())
                .map(Seen::found)
                .distinct()
                .collect(Collectors.joining("; "));
        return seen.isEmpty() ? Optional.empty() : Optional.of("Here: " + seen + ".");
    }

    private static <A> Optional<String> rule(Decision<?, A> decision, Advice<A> advice) {
        return advice.rulings().stream()
                .map(Ruling::rule)
                .filter(decision.rules()::contains)
                .findFirst()
                .map(decision::titleOf)
                .map(title -> "The rule is called \u201C" + title + "\u201D.");
    }

    private static <P, A> Optional<String> slip(Question<P, A> question, Advice<A> advice) {
        return slips(question, advice).findFirst().map(Slip::warning);
    }

    private static <P, A> Stream<Slip<A>> slips(Question<P, A> question, Advice<A> advice) {
        return question.decision().slips(question.position()).stream()
                .filter(slip -> advice.best().stream()
                        .noneMatch(best -> question.decision().answerKind().agrees(slip.answer(), best)));
    }

    /** The answer and one other, in the order in which they are shown, where more than two can be chosen from. */
    private static <P, A> Optional<String> oneOfTwo(Question<P, A> question, Advice<A> advice) {
        if (!(question.choices() instanceof Choices.Listed<A>(List<A> answers))
                || answers.size() < ENOUGH_TO_CHOOSE_TWO
                || advice.best().isEmpty()) {
            return Optional.empty();
        }
        A best = advice.best().getFirst();
        Optional<A> other = slips(question, advice)
                .map(Slip::answer)
                .filter(answers::contains)
                .findFirst()
                .or(() -> beside(answers, advice));
        return other.map(wrong -> answers.stream()
                .filter(answer -> answer.equals(best) || answer.equals(wrong))
                .map(answer -> question.decision().answerKind().quoted(answer))
                .collect(Collectors.joining(" or ", "It is one of two: ", ".")));
    }

    /** The next in the list that is not right, before or behind by the answers' own place: it gives nothing away. */
    private static <A> Optional<A> beside(List<A> answers, Advice<A> advice) {
        int place = answers.indexOf(advice.best().getFirst());
        List<A> wrong = answers.stream()
                .filter(answer -> !advice.best().contains(answer))
                .filter(answer -> !advice.acceptable().contains(answer))
                .toList();
        return wrong.isEmpty() ? Optional.empty() : Optional.of(wrong.get(place % wrong.size()));
    }
}
