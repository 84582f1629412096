package kibitzer.marking.wire;

import java.util.List;
import java.util.Map;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Standing;
import kibitzer.advice.Why;
import kibitzer.decisions.Decision;
import kibitzer.marking.Citation;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.WhyTold;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes questions, advice and verdicts as the JSON of the public contract. */
public final class ReplyWriter {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Citations citations;
    private final Explainer explainer;

    public ReplyWriter(Citations citations) {
        this.citations = citations;
        this.explainer = new Explainer(citations);
    }

    /** {"decision": ..., "position": {...}}. */
    public <P, A> ObjectNode question(Question<P, A> question) {
        ObjectNode json =
                JSON.objectNode().put("decision", question.decision().id().text());
        json.set("position", question.decision().form().write(question.position()));
        return json;
    }

    public <P, A> ObjectNode advice(Question<P, A> question) {
        Advice<A> advice = question.advice();
        return advice(question.decision(), advice, explainer.advice(question, advice));
    }

    /** Marks an answer: advice, and the grade of the answer with what speaks against it. */
    public <P, A> ObjectNode verdict(Question<P, A> question, A answer) {
        return verdict(question, question.mark(answer));
    }

    /** A verdict that was given on the question. */
    public <P, A> ObjectNode verdict(Question<P, A> question, Verdict<A> verdict) {
        ObjectNode json = advice(question.decision(), verdict.advice(), explainer.verdict(question, verdict));
        json.put("grade", verdict.grade().word());
        ArrayNode against = json.putArray("against");
        verdict.objection()
                .ifPresent(
                        objection -> against.add(reason(Reason.missing("legal", false, objection, "a legal answer"))));
        verdict.against().stream()
                .flatMap(ruling -> ruling.failing().stream())
                .distinct()
                .map(ReplyWriter::reason)
                .forEach(against::add);
        question.decision()
                .reckon(question.position())
                .ifPresent(reckoning -> json.set("reckoned", reckoned(question.decision(), reckoning)));
        return json;
    }

    private static <A> ObjectNode reckoned(Decision<?, A> decision, Reckoning<A> reckoning) {
        ObjectNode json = JSON.objectNode();
        json.set("best", answers(decision, reckoning.best()));
        ArrayNode rows = json.putArray("answers");
        for (Reckoning.Row<A> row : reckoning.rows()) {
            ObjectNode entry = rows.addObject();
            entry.set("answer", decision.answerKind().json().write(row.answer()));
            for (int column = 0; column < reckoning.columns().size(); column++) {
                entry.put(
                        reckoning.columns().get(column).key(),
                        row.figures().get(column).value());
            }
        }
        return json.put("basis", reckoning.basis());
    }

    private <P, A> ObjectNode advice(Decision<P, A> decision, Advice<A> advice, String text) {
        ObjectNode json = JSON.objectNode();
        json.set("best", answers(decision, advice.best()));
        json.set("acceptable", answers(decision, advice.acceptable()));
        advice.ruling().ifPresent(ruling -> {
            json.put("rule", ruling.rule());
            json.set("source", source(citations.of(ruling.source())));
        });
        WhyTold.of(advice).ifPresent(why -> json.set("why", why(why)));
        ArrayNode reasons = json.putArray("reasons");
        advice.rulings().stream()
                .flatMap(ruling -> ruling.reasons().stream())
                .distinct()
                .map(ReplyWriter::reason)
                .forEach(reasons::add);
        advice.nearMisses().stream()
                .flatMap(near -> near.failing().stream())
                .distinct()
                .map(ReplyWriter::reason)
                .forEach(reasons::add);
        json.put("text", text);
        json.put("silent", advice.silent());
        BesideWriter.write(advice.beside(), json);
        return json;
    }

    private static <A> ArrayNode answers(Decision<?, A> decision, List<A> answers) {
        ArrayNode array = JSON.arrayNode();
        answers.stream().map(decision.answerKind().json()::write).forEach(array::add);
        return array;
    }

    private static ObjectNode source(Citation citation) {
        ObjectNode json = JSON.objectNode().put("book", citation.book());
        citation.page().ifPresent(page -> json.put("page", page));
        citation.ids().forEach(json.putArray("ids")::add);
        citation.practice().ifPresent(note -> json.put("practice", note));
        return json;
    }

    private ObjectNode why(Why why) {
        ObjectNode json =
                JSON.objectNode().put("text", why.text()).put("origin", why.isTheBooks() ? "book" : "general practice");
        citations.of(why.source()).pages().stream().distinct().forEach(json.putArray("pages")::add);
        return json;
    }

    private static ObjectNode reason(Reason reason) {
        ObjectNode json = JSON.objectNode().put("fact", reason.fact());
        json.set("actual", value(reason.actual()));
        json.put("required", reason.required());
        json.put("holds", reason.standing() != Standing.FAILS);
        if (reason.basis() == Basis.PRACTICE && !reason.required().isEmpty()) {
            json.put("practice", true);
        }
        return json;
    }

    static JsonNode value(Object value) {
        return switch (value) {
            case Boolean flag -> JSON.booleanNode(flag);
            case Integer number -> JSON.numberNode(number);
            case Long number -> JSON.numberNode(number);
            case Double number when number == Math.rint(number) -> JSON.numberNode(number.longValue());
            case Double number -> JSON.numberNode(number);
            case List<?> values -> {
                ArrayNode list = JSON.arrayNode();
                values.forEach(one -> list.add(value(one)));
                yield list;
            }
            case Map<?, ?> fields -> {
                ObjectNode object = JSON.objectNode();
                fields.forEach((name, one) -> object.set(name.toString(), value(one)));
                yield object;
            }
            default -> JSON.stringNode(value.toString());
        };
    }
}
