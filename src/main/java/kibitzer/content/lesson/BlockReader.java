package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.advice.Source;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;
import kibitzer.content.StatedQuestion;
import kibitzer.content.reading.Block;
import kibitzer.content.reading.Fault;
import kibitzer.content.syllabus.NumericTable;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Question;
import kibitzer.marking.steps.WorkedExample;
import tools.jackson.databind.node.JsonNodeFactory;

/** Reads the fenced blocks of a lesson. */
final class BlockReader {
    private static final int MOST_QUESTIONS = 50;
    private static final String PREDICT = "predict";
    private static final String RIGHT = "right";
    private static final String SAY_FIRST = "The lines below tell. Say first what you think.";
    private static final int LEAST_ANSWERS = 2;
    private static final int MOST_ANSWERS = 4;

    /** Of a sentence against an answer: behind the answer, and with its page, it has at most thirty. */
    private static final int MOST_WORDS = 18;

    private final Syllabus syllabus;
    private final boolean expecting;
    private final List<Runnable> claims;

    /**
     * @param expecting true where every question must say what is expected
     * @param claims takes what can only be known by marking or dealing; each notes a fault where it does not hold
     */
    BlockReader(Syllabus syllabus, boolean expecting, List<Runnable> claims) {
        this.syllabus = syllabus;
        this.expecting = expecting;
        this.claims = claims;
    }

    /** Whether a question is asked before the text tells its rule. */
    static boolean isPrediction(Block block) {
        return block.get(PREDICT).isBoolean() && block.get(PREDICT).asBoolean();
    }

    Optional<Part> question(Block block, String id) {
        if (!block.isObject("decision, position, expect, hint")) {
            return Optional.empty();
        }
        block.only("decision", "position", "expect", "accept", "hint", "predict", "about", "id");
        if (block.node().has(PREDICT) && !isPrediction(block)) {
            block.fault(PREDICT, PREDICT + " is " + block.get(PREDICT), "true, or the field left out");
        }
        if (expecting && !block.node().has("expect")) {
            block.fault("", "a question without an expected answer", "expect: the answer that the lesson teaches");
        }
        Optional<String> hint = block.optional("hint", "a sentence");
        List<String> about = block.node().has("about")
                ? block.list("about", "a list of games of the lesson").stream()
                        .map(Block.Item::text)
                        .toList()
                : List.of();
        return StatedQuestion.read(block).map(question -> {
            claims.add(() -> StatedQuestion.check(block, question));
            return new Part.Ask(block.optional("id", "a name").orElse(id), question, hint, isPrediction(block), about);
        });
    }

    /**
     * A prediction of what a page says, with its answers: for what no rule of the trainer decides.
     *
     * @param game the lesson's game
     */
    Optional<Part> choice(Block block, String id, String game) {
        if (!block.isObject("ask, source, answers")) {
            return Optional.empty();
        }
        block.only("ask", "source", "answers", "hint", "id");
        Optional<String> ask = block.required("ask", "the question, one sentence");
        List<String> source = block.list("source", "a list of ids of the syllabus").stream()
                .filter(item -> isKnown(block, item))
                .map(Block.Item::text)
                .toList();
        if (source.isEmpty()) {
            block.fault("source", "a choice without a source", "source: the id of what the page says");
        }
        List<StatedChoice.Answer> answers = answers(block);
        if (ask.isEmpty() || source.isEmpty() || answers.isEmpty()) {
            return Optional.empty();
        }
        if (!ask.get().endsWith("?")) {
            block.fault("ask", "ask is no question", "a sentence that ends with a question mark");
        }
        StatedChoice.Stated stated =
                new StatedChoice.Stated(ask.get(), Source.source(source.toArray(String[]::new)), answers);
        return Optional.of(new Part.Ask(
                block.optional("id", "a name").orElse(id),
                new Question<>(new StatedChoice(game, stated), stated),
                block.optional("hint", "a sentence").or(() -> Optional.of(SAY_FIRST)),
                true,
                List.of()));
    }

    private boolean isKnown(Block block, Block.Item item) {
        boolean known = syllabus.place(item.text()).isPresent();
        if (!known) {
            block.fault(item.field(), "source \"" + item.text() + "\" is unknown", "an id of the syllabus");
        }
        return known;
    }

    /** Two to four, one of them right; empty, with a fault, where they are not. */
    private static List<StatedChoice.Answer> answers(Block block) {
        List<StatedChoice.Answer> answers = block.get("answers")
                .propertyStream()
                .map(answer -> answer(block, answer.getKey(), answer.getValue().asString("")))
                .toList();
        Set<String> different = answers.stream()
                .map(answer -> answer.words().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        long right = answers.stream().filter(StatedChoice.Answer::isRight).count();
        if (answers.size() < LEAST_ANSWERS || answers.size() > MOST_ANSWERS || different.size() < answers.size()) {
            block.fault("answers", answers.size() + " answers", "two to four, no two alike");
            return List.of();
        }
        if (right != 1) {
            block.fault("answers", right + " answers are right", "one of them: \"" + RIGHT + "\" behind it");
            return List.of();
        }
        return answers;
    }

    private static StatedChoice.Answer answer(Block block, String words, String told) {
        String against = told.strip();
        if (against.isEmpty() || against.endsWith(".") || against.split("\\s+").length > MOST_WORDS) {
            block.fault(
                    "answers",
                    "behind \"" + words + "\" stands \"" + against + "\"",
                    "\"" + RIGHT + "\", or why it is wrong: at most " + MOST_WORDS + " words without a full stop");
        }
        if (words.isBlank() || !Character.isUpperCase(words.charAt(0)) && !Character.isDigit(words.charAt(0))) {
            block.fault("answers", "an answer \"" + words + "\"", "a few words that begin with a capital or a figure");
        }
        return new StatedChoice.Answer(words, against.equals(RIGHT) ? "" : against);
    }

    Optional<Part> worked(Block block, String id) {
        if (!block.isObject("decision, position")) {
            return Optional.empty();
        }
        block.only("decision", "position", "id");
        return StatedQuestion.read(block).map(question -> {
            claims.add(() -> {
                if (WorkedExample.of(question).isEmpty()) {
                    block.fault(
                            "position",
                            "no rule that can be practised decides here, or it looks at nothing",
                            "a position that a rule of " + question.decision().id() + " decides");
                }
            });
            return new Part.Worked(block.optional("id", "a name").orElse(id), question);
        });
    }

    Optional<Part> drill(Block block, String id) {
        if (!block.isObject("decision, with, questions, pass")) {
            return Optional.empty();
        }
        block.only("decision", "with", "questions", "pass", "id");
        Optional<Integer> questions = block.number("questions", 1, MOST_QUESTIONS);
        Optional<Integer> pass = block.number("pass", 1, questions.orElse(MOST_QUESTIONS));
        Optional<String> decision = block.required("decision", "the id of a decision, such as bridge/call");
        if (decision.isEmpty()) {
            return Optional.empty();
        }
        try {
            return drill(block, Decisions.get(decision.get()), questions.orElse(1), pass.orElse(1), id);
        } catch (BadQuestion bad) {
            block.fault(bad);
            return Optional.empty();
        }
    }

    private <P, A> Optional<Part> drill(Block block, Decision<P, A> decision, int questions, int pass, String id) {
        FieldValues with = Form.options(decision.dealtWith())
                .read(block.node().has("with") ? block.get("with") : JsonNodeFactory.instance.objectNode(), "with");
        claims.add(() -> checkDealt(block, decision, with));
        return Optional.of(new Part.Drill(block.optional("id", "a name").orElse(id), decision, with, questions, pass));
    }

    private static <P, A> void checkDealt(Block block, Decision<P, A> decision, FieldValues with) {
        try {
            decision.advise(decision.dealt(new DealRequest(new Seed(1), with)));
        } catch (BadNotation | BadQuestion | IllegalArgumentException | IllegalStateException undealt) {
            block.fault("with", "nothing can be dealt with these options: " + undealt.getMessage(), "other options");
        }
    }

    Optional<Part> table(Block block, String id) {
        if (!block.isObject("source: the id of a table, or columns and rows")) {
            return Optional.empty();
        }
        block.only("source", "caption", "columns", "rows", "id");
        String own = block.optional("id", "a name").orElse(id);
        Optional<String> caption = block.optional("caption", "a sentence");
        Optional<String> source = block.optional("source", "the id of a table of the syllabus");
        if (source.isPresent() && syllabus.place(source.get()).isEmpty()) {
            block.fault("source", "source \"" + source.get() + "\" is unknown", "an id of the syllabus");
            return Optional.empty();
        }
        Optional<NumericTable> printed = source.flatMap(syllabus::table);
        List<String> columns = block.list("columns", "a list of headings").stream()
                .map(Block.Item::text)
                .toList();
        if (columns.isEmpty() && printed.isEmpty()) {
            block.fault("", "a table without columns", "columns: [...] and rows, or source: the id of a table");
            return Optional.empty();
        }
        return Optional.of(new Part.DataTable(
                own,
                caption.or(() -> printed.map(NumericTable::title)),
                columns.isEmpty() ? printed.orElseThrow().columns() : columns,
                columns.isEmpty() ? printed.orElseThrow().rows() : rows(block, columns.size()),
                source.map(cited -> syllabus.of(Source.source(cited)))));
    }

    private static List<List<String>> rows(Block block, int columns) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < block.get("rows").size(); i++) {
            var row = block.get("rows").path(i);
            if (row.size() != columns) {
                block.fault(
                        "rows/" + i, "row " + (i + 1) + " has " + row.size() + " cells", columns + ", one a column");
            }
            rows.add(row.valueStream().map(cell -> cell.asString("")).toList());
        }
        if (rows.isEmpty()) {
            block.fault("rows", "a table without rows", "rows: [[...], [...]]");
        }
        return rows;
    }

    /** Lines of cards, each with a label if it likes ("Dummy: KS QS"), and a caption. */
    static Optional<Part> hand(String file, int firstLine, String text, String id, List<Fault> faults) {
        List<Part.HandDiagram.Row> rows = new ArrayList<>();
        Optional<String> caption = Optional.empty();
        Set<Card> seen = new HashSet<>();
        int packs = 1;
        int number = firstLine - 1;
        int faultsBefore = faults.size();
        for (String line : text.split("\n")) {
            number++;
            int colon = line.indexOf(':');
            String label = colon < 0 ? "" : line.substring(0, colon).strip();
            String rest = line.substring(colon + 1).strip();
            if (line.isBlank()) {
                continue;
            }
            if (label.equals("caption")) {
                if (rest.startsWith("\"")) {
                    faults.add(new Fault(
                            file, number, "a caption in quotation marks, which would be shown", "the sentence alone"));
                }
                caption = Optional.of(rest);
            } else if (label.equals("packs")) {
                packs = rest.matches("[1-8]") ? Integer.parseInt(rest) : 1;
            } else {
                try {
                    Part.HandDiagram.Row row = row(label, rest);
                    rows.add(row);
                    twice(row, seen, packs).ifPresent(twice -> {
                        throw BadNotation.because(twice, "each card once, or \"packs: 2\" above");
                    });
                } catch (BadNotation bad) {
                    faults.add(new Fault(file, number, badCards(bad), bad.expected()));
                }
            }
        }
        if (rows.isEmpty() && faults.size() == faultsBefore) {
            faults.add(
                    new Fault(file, firstLine, "a hand without cards", "cards such as AQ4.KJ52.Q83.K97 or KS QS TH"));
        }
        return rows.isEmpty() ? Optional.empty() : Optional.of(new Part.HandDiagram(id, rows, caption));
    }

    private static String badCards(BadNotation bad) {
        String message = String.valueOf(bad.getMessage());
        int expected = message.indexOf("; expected ");
        return expected < 0 ? message : message.substring(0, expected);
    }

    private static Part.HandDiagram.Row row(String label, String cards) {
        return cards.contains(".")
                ? new Part.HandDiagram.Row(label, PbnHand.read(cards).stream().toList(), true)
                : new Part.HandDiagram.Row(label, CardNotation.readList(cards), false);
    }

    private static Optional<String> twice(Part.HandDiagram.Row row, Set<Card> seen, int packs) {
        if (packs > 1) {
            return Optional.empty();
        }
        return row.cards().stream()
                .filter(card -> !seen.add(card))
                .map(card -> "the " + card.inWords() + " stands twice")
                .findFirst();
    }
}
