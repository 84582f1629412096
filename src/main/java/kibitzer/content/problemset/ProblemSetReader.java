package kibitzer.content.problemset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;
import kibitzer.content.StatedQuestion;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.content.reading.Block;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.JsonSchema;
import kibitzer.content.reading.LocatedJson;
import kibitzer.content.reading.Reading;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;

/** Reads a problem set and collects everything that is wrong in it, each fault with its line. */
public final class ProblemSetReader {
    private static final Pattern QUESTION = Pattern.compile("/questions/(\\d+)(/.*)?");
    private static final JsonSchema SCHEMA = JsonSchema.shipped("/problem-sets/schema/problem-set.schema.json");

    private ProblemSetReader() {}

    /**
     * Reads a set and deals its questions; its faults are those of form.
     *
     * @param file the file as its author knows it, for faults
     * @param id what the set is to be named
     */
    public static Reading<ProblemSet> read(String file, String id, String text) {
        return look(file, id, text, false).whole();
    }

    /** Reads a set and marks the answers that it states: all its faults. */
    public static Reading<ProblemSet> check(String file, String id, String text) {
        return look(file, id, text).whole();
    }

    /** Checks a set as {@link #check} does, and tells of each question by itself whether it is sound. */
    public static SetReading look(String file, String id, String text) {
        return look(file, id, text, true);
    }

    private static SetReading look(String file, String id, String text, boolean marked) {
        Reading<LocatedJson> json = LocatedJson.json(file, text);
        return json.value()
                .map(located -> look(new Block(file, located, "", new ArrayList<>()), id, marked))
                .orElseGet(() -> new SetReading(Optional.empty(), Optional.empty(), json.faults(), List.of()));
    }

    /** The same for a set that is at hand as JSON: all faults are on line 1. */
    public static SetReading look(String id, JsonNode set) {
        return look(new Block(id, new LocatedJson(set, Map.of()), "", new ArrayList<>()), id, true);
    }

    private static SetReading look(Block block, String id, boolean marked) {
        Map<Integer, List<Fault>> byQuestion = new TreeMap<>();
        SCHEMA.violations(block.node()).forEach((at, wrong) -> {
            Block place = of(block, at, byQuestion);
            wrong.forEach(what -> place.within(at)
                    .fault(
                            "",
                            (at.isEmpty() ? "the set" : at.substring(1)) + ": " + what,
                            "a set that holds to its schema"));
        });
        if (!block.node().isObject()) {
            return new SetReading(Optional.empty(), Optional.empty(), block.faults(), List.of());
        }
        List<QuestionReading> questions = new ArrayList<>();
        for (int i = 0; i < Math.min(block.get("questions").size(), ProblemSet.MOST_QUESTIONS); i++) {
            String at = "/questions/" + i;
            List<Fault> faults = byQuestion.getOrDefault(i, new ArrayList<>());
            Block own = new Block(block.file(), block.json(), at, faults);
            Optional<ProblemSet.Problem> problem = problem(own, marked);
            questions.add(new QuestionReading(i + 1, block.json().line(at), own.node(), problem, faults));
        }
        return new SetReading(
                Optional.of(block.node()), Optional.of(set(block, id, questions)), block.faults(), questions);
    }

    /** The faults at a place: the question's own within one. */
    private static Block of(Block block, String at, Map<Integer, List<Fault>> byQuestion) {
        Matcher question = QUESTION.matcher(at);
        return question.matches()
                ? new Block(
                        block.file(),
                        block.json(),
                        "",
                        byQuestion.computeIfAbsent(Integer.parseInt(question.group(1)), i -> new ArrayList<>()))
                : block;
    }

    private static ProblemSet set(Block block, String id, List<QuestionReading> questions) {
        JsonNode level = block.get("level");
        return new ProblemSet(
                id,
                block.get("title").asString(""),
                block.get("about").asString(""),
                Optional.of(block.get("author").asString("")).filter(author -> !author.isBlank()),
                level.isInt() ? level.asInt() : 1,
                questions.stream()
                        .flatMap(question -> question.problem().stream())
                        .toList());
    }

    private static Optional<ProblemSet.Problem> problem(Block block, boolean marked) {
        boolean dealt = block.node().has("deal");
        if (dealt && (block.node().has("decision") || block.node().has("position"))) {
            block.fault("deal", "a question that is both written out and dealt", "decision and position, or deal");
        }
        return dealt
                ? deal(block.within("/deal"))
                        .map(known -> problem(block, known, Optional.of(Dealing.of(block.get("deal"))), marked))
                : StatedQuestion.read(block).map(known -> problem(block, known, Optional.empty(), marked));
    }

    private static ProblemSet.Problem problem(
            Block block, Question<?, ?> known, Optional<Dealing> dealing, boolean marked) {
        if (marked) {
            StatedQuestion.check(block, known);
        }
        JsonNode points = block.get("points");
        JsonNode note = block.get("note");
        return new ProblemSet.Problem(
                known,
                dealing,
                points.isInt() ? points.asInt() : 1,
                note.isString() ? Optional.of(note.asString()) : Optional.empty(),
                block.get("hint").asBoolean(true),
                Overruling.read(block.within("/overrule"), known));
    }

    private static Optional<Question<?, ?>> deal(Block block) {
        try {
            JsonNode with = block.get("with");
            if (!with.isMissingNode() && !with.isObject()) {
                throw new BadQuestion("with", "is not an object", "the decision's options for dealing");
            }
            return Optional.of(Dealing.of(block.node()).question());
        } catch (BadQuestion bad) {
            block.fault(bad);
        } catch (BadNotation | IllegalArgumentException | IllegalStateException undealt) {
            block.fault("with", "nothing can be dealt with these options: " + undealt.getMessage(), "other options");
        }
        return Optional.empty();
    }
}
