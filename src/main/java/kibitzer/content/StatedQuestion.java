package kibitzer.content;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.cards.BadNotation;
import kibitzer.content.reading.Block;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.wire.QuestionReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads a question that a file states, and holds the answers it expects against what the trainer advises. */
public final class StatedQuestion {
    private static final Explainer EXPLAINER = new Explainer(Syllabus.shipped());

    private StatedQuestion() {}

    /** The question in the fields decision and position; empty, with faults, if it is none. */
    public static Optional<Question<?, ?>> read(Block block) {
        ObjectNode question = JsonNodeFactory.instance.objectNode();
        for (String field : List.of("decision", "position")) {
            if (block.node().has(field)) {
                question.set(field, block.get(field));
            }
        }
        try {
            return Optional.of(QuestionReader.read(question, Optional.empty()));
        } catch (BadQuestion bad) {
            block.fault(bad);
            return Optional.empty();
        }
    }

    /** Whether it can be asked; and holds the answers in the fields expect (best) and accept (allowed) against the advice. */
    public static <P, A> void check(Block block, Question<P, A> question) {
        question.decision()
                .unfit(question.position())
                .ifPresent(why -> block.fault(block.node().has("deal") ? "deal" : "position", why, "another question"));
        check(block, question, "expect", List.of(Grade.BEST));
        check(block, question, "accept", List.of(Grade.BEST, Grade.ACCEPTABLE));
    }

    private static <P, A> void check(Block block, Question<P, A> question, String field, List<Grade> grades) {
        JsonNode stated = block.get(field);
        List<JsonNode> answers = stated.isMissingNode()
                ? List.of()
                : stated.isArray() ? stated.valueStream().toList() : List.of(stated);
        for (JsonNode answer : answers) {
            try {
                A given = question.decision().answerKind().json().read(answer);
                Verdict<A> verdict = question.mark(given);
                if (!grades.contains(verdict.grade())) {
                    block.fault(field, contradiction(field, question, verdict), best(question, verdict.advice()));
                }
            } catch (BadNotation bad) {
                block.fault(field, field + ": " + bad.getMessage());
            }
        }
    }

    private static <P, A> String contradiction(String field, Question<P, A> question, Verdict<A> verdict) {
        String answer = question.decision().answerKind().inWords(verdict.answer());
        return field + " " + answer + ", which the trainer marks "
                + verdict.grade().word() + " (" + EXPLAINER.verdict(question, verdict) + ")";
    }

    private static <P, A> String best(Question<P, A> question, Advice<A> advice) {
        return advice.best().isEmpty()
                ? "no expected answer, for the book is silent here"
                : String.join(
                        " or ",
                        advice.best().stream()
                                .map(question.decision().answerKind()::inWords)
                                .toList());
    }
}
