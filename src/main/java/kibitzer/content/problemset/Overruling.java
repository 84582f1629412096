package kibitzer.content.problemset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.content.reading.Block;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;

/**
 * The answers that count as right where the author of a set knows better than the trainer: these and no others.
 *
 * @param answers at least one, as canonical JSON
 * @param comment why, for the learner
 */
public record Overruling(List<JsonNode> answers, String comment) {
    /** Characters of a comment. */
    public static final int LONGEST_COMMENT = 1_000;

    public Overruling {
        answers = List.copyOf(answers);
    }

    /** True if the answer counts as right: it is as good as one of these. */
    public <P, A> boolean accepts(Question<P, A> question, A given) {
        var kind = question.decision().answerKind();
        return answers.stream().map(kind.json()::read).anyMatch(answer -> kind.agrees(answer, given));
    }

    /** The answers as a person reads them: "1NT or 1H". */
    public <P, A> String inWords(Question<P, A> question) {
        var kind = question.decision().answerKind();
        return String.join(
                " or ",
                answers.stream()
                        .map(answer -> kind.inWords(kind.json().read(answer)))
                        .toList());
    }

    /** Reads the field "overrule" of a question; notes a fault for every answer that is none here. */
    static <P, A> Optional<Overruling> read(Block block, Question<P, A> question) {
        if (!block.node().isObject()) {
            return Optional.empty();
        }
        List<JsonNode> answers = new ArrayList<>();
        for (int i = 0; i < block.get("answers").size(); i++) {
            String field = "answers/" + i;
            try {
                A answer = question.decision()
                        .answerKind()
                        .json()
                        .read(block.get("answers").path(i));
                question.decision()
                        .objection(question.position(), answer)
                        .ifPresentOrElse(
                                objection -> block.fault(field, "overrule: " + objection, "a legal answer"),
                                () -> answers.add(
                                        question.decision().answerKind().json().write(answer)));
            } catch (BadNotation bad) {
                block.fault(field, "overrule: " + bad.getMessage());
            }
        }
        String comment = block.get("comment").asString("").strip();
        if (block.get("comment").isString() && comment.isEmpty()) {
            block.fault("comment", "overrule: no comment", "why the trainer is overruled");
        }
        return answers.isEmpty() || comment.isEmpty()
                ? Optional.empty()
                : Optional.of(new Overruling(answers, comment));
    }
}
