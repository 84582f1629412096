package kibitzer.decisions.rummy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;

/** A question whose answer is counted from the position: a subclass counts, deals and shows, no more. */
abstract class Counted<P, A> extends RummyDecision<P, A> {
    /**
     * What was counted.
     *
     * @param answer the right answer
     * @param allowed others that the book leaves open; often none
     * @param source where the rule stands
     * @param steps the count, step by step, in words
     */
    record Count<A>(A answer, List<A> allowed, Source source, List<String> steps) {
        Count(A answer, Source source, List<String> steps) {
            this(answer, List.of(), source, steps);
        }
    }

    private final String rule;
    private final AnswerKind<A> kind;
    private final List<A> choices;

    /** @param choices all answers where they are few; none where the answer is open */
    Counted(String id, String title, AnswerKind<A> kind, List<A> choices) {
        super(id, title);
        this.rule = id.replace('/', '.');
        this.kind = kind;
        this.choices = List.copyOf(choices);
    }

    /** Words of a choice, each with its label: "knock", "Knock", "play-on", "Play on". */
    static AnswerKind<String> words(String... pairs) {
        Map<String, String> labels = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            labels.put(pairs[i], pairs[i + 1]);
        }
        return new AnswerKind.OneWord(labels);
    }

    abstract Count<A> count(P position);

    @Override
    public final AnswerKind<A> answerKind() {
        return kind;
    }

    @Override
    public final Choices<A> choices(P position) {
        return choices.isEmpty() ? new Choices.Open<>() : new Choices.Listed<>(choices);
    }

    @Override
    public Optional<String> objection(P position, A answer) {
        return Optional.empty();
    }

    @Override
    public final Advice<A> advise(P position) {
        Count<A> count = count(position);
        List<Reason> reasons = new ArrayList<>();
        for (int i = 0; i < count.steps().size(); i++) {
            reasons.add(Reason.counted(
                    "step-" + (i + 1), count.steps().get(i), count.steps().get(i)));
        }
        List<A> best = List.of(count.answer());
        Ruling<A> ruling = new Ruling<>(rule, count.source(), best, count.allowed(), Standing.HOLDS, reasons);
        return new Advice<>(best, count.allowed(), List.of(ruling), List.of(), false, Map.of());
    }

    @Override
    public final List<Ruling<A>> whyNot(P position, A answer) {
        Count<A> count = count(position);
        if (count.answer().equals(answer) || count.allowed().contains(answer)) {
            return List.of();
        }
        Reason reason = Reason.missing(
                "answer", answer.toString(), String.join("; ", count.steps()), kind.inWords(count.answer()));
        return List.of(new Ruling<>(rule, count.source(), List.of(answer), List.of(), Standing.FAILS, List.of(reason)));
    }
}
