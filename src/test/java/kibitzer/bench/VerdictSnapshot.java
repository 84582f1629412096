package kibitzer.bench;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.wire.ReplyWriter;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the trainer says to questions of all decisions, one a line in a settled order: written before and after a change, {@code diff}
 * tells what the change means for whoever learns. {@code .ci/snapshot} starts it.
 */
public final class VerdictSnapshot {
    private static final long SEED = 20_000;

    /** Other answers to a question, beside the best. */
    private static final int OTHERS = 2;

    private final Syllabus citations = Syllabus.shipped();
    private final ReplyWriter writer = new ReplyWriter(citations);
    private final Explainer explainer = new Explainer(citations);

    /** @param arguments how many questions of each decision; 150 if nothing is said */
    public static void main(String[] arguments) {
        int count = arguments.length == 0 ? 150 : Integer.parseInt(arguments[0]);
        VerdictSnapshot snapshot = new VerdictSnapshot();
        Decisions.all().forEach(decision -> snapshot.lines(decision, count).forEach(System.out::println));
    }

    /** A line for each question dealt: {"decision", "position", "advice", "verdicts": [{"answer", "grade", "text"}]}. */
    <P, A> Stream<String> lines(Decision<P, A> decision, int count) {
        FieldValues nothing = Form.options(decision.dealtWith()).read(JsonNodeFactory.instance.objectNode(), "with");
        List<String> lines = new ArrayList<>();
        Optional<A> last = Optional.empty();
        for (int index = 0; index < count; index++) {
            Question<P, A> question = Question.dealt(decision, new DealRequest(new Seed(SEED).deal(index), nothing));
            lines.add(line(question, last));
            last = question.advice().best().stream().findFirst();
        }
        return lines.stream();
    }

    private <P, A> String line(Question<P, A> question, Optional<A> last) {
        ObjectNode line = writer.question(question);
        line.set("advice", writer.advice(question));
        ArrayNode verdicts = line.putArray("verdicts");
        for (A answer : answers(question, last)) {
            Verdict<A> verdict = question.mark(answer);
            ObjectNode marked = verdicts.addObject();
            marked.set("answer", question.decision().answerKind().json().write(answer));
            marked.put("grade", verdict.grade().word()).put("text", explainer.verdict(question, verdict));
        }
        return line.toString();
    }

    /** The best, what was best in the question before, and what stands first among the choices. */
    private static <P, A> Set<A> answers(Question<P, A> question, Optional<A> last) {
        Stream<A> choices = switch (question.decision().choices(question.position())) {
            case Choices.Listed<A>(var listed) -> listed.stream();
            default -> Stream.empty();
        };
        List<A> best = question.advice().best();
        Set<A> answers = new LinkedHashSet<>(best.stream().limit(1).toList());
        Stream.concat(last.stream(), choices)
                .filter(answer -> !best.contains(answer))
                .distinct()
                .limit(OTHERS)
                .forEach(answers::add);
        return answers;
    }
}
