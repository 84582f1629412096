package kibitzer.content.problemset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.cards.notation.BadNotation;
import kibitzer.content.Block;
import kibitzer.content.Fault;
import kibitzer.content.JsonSchema;
import kibitzer.content.LocatedJson;
import kibitzer.content.Reading;
import kibitzer.content.StatedQuestion;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Reads a problem set and collects everything that is wrong in it, each fault with its line. */
public final class ProblemSetReader {
    private static final JsonSchema SCHEMA = JsonSchema.shipped("/problem-sets/schema/problem-set.schema.json");

    private ProblemSetReader() {}

    /**
     * Reads a set.
     *
     * @param file the file as its author knows it, for faults
     * @param id what the set is to be named
     */
    public static Reading<ProblemSet> read(String file, String id, String text) {
        Reading<LocatedJson> json = LocatedJson.json(file, text);
        if (json.value().isEmpty()) {
            return new Reading<>(Optional.empty(), json.faults());
        }
        List<Fault> faults = new ArrayList<>();
        Block block = new Block(file, json.value().get(), "", faults);
        SCHEMA.violations(block.node())
                .forEach((at, wrong) -> wrong.forEach(what -> block.within(at)
                        .fault(
                                "",
                                (at.isEmpty() ? "the set" : at.substring(1)) + ": " + what,
                                "a set that holds to its schema")));
        if (!block.node().isObject()) {
            return new Reading<>(Optional.empty(), faults);
        }
        List<ProblemSet.Problem> problems = new ArrayList<>();
        for (int i = 0; i < block.get("questions").size(); i++) {
            problem(block.within("/questions/" + i)).ifPresent(problems::add);
        }
        JsonNode level = block.get("level");
        return new Reading<>(
                Optional.of(new ProblemSet(
                        id,
                        block.get("title").asString(""),
                        block.get("about").asString(""),
                        Optional.of(block.get("author").asString("")).filter(author -> !author.isBlank()),
                        level.isInt() ? level.asInt() : 1,
                        problems)),
                faults);
    }

    private static Optional<ProblemSet.Problem> problem(Block block) {
        boolean dealt = block.node().has("deal");
        if (dealt && (block.node().has("decision") || block.node().has("position"))) {
            block.fault("deal", "a question that is both written out and dealt", "decision and position, or deal");
        }
        Optional<Question<?, ?>> question = dealt ? deal(block.within("/deal")) : StatedQuestion.read(block);
        return question.map(known -> {
            StatedQuestion.check(block, known);
            JsonNode points = block.get("points");
            JsonNode note = block.get("note");
            return new ProblemSet.Problem(
                    known,
                    points.isInt() ? points.asInt() : 1,
                    note.isString() ? Optional.of(note.asString()) : Optional.empty());
        });
    }

    private static Optional<Question<?, ?>> deal(Block block) {
        try {
            return Optional.of(dealt(block, Decisions.get(block.get("decision").asString(""))));
        } catch (BadQuestion bad) {
            block.fault(bad);
        } catch (BadNotation | IllegalArgumentException | IllegalStateException undealt) {
            block.fault("with", "nothing can be dealt with these options: " + undealt.getMessage(), "other options");
        }
        return Optional.empty();
    }

    private static <P, A> Question<P, A> dealt(Block block, Decision<P, A> decision) {
        JsonNode options = block.get("with");
        FieldValues with = Form.options(decision.dealOptions())
                .read(options.isMissingNode() ? JsonNodeFactory.instance.objectNode() : options, "with");
        return Question.dealt(
                decision, new DealRequest(new Seed(block.get("seed").asLong(0)), with));
    }
}
