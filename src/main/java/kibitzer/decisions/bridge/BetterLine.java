package kibitzer.decisions.bridge;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.chances.PercentageTables;
import kibitzer.conventions.bridge.chances.PrintedPercentage;
import kibitzer.conventions.bridge.chances.line.Line;
import kibitzer.conventions.bridge.chances.line.PrintedSum;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Which of several lines of play is likeliest to succeed: drop, finesse, a break, or one after another. */
public final class BetterLine implements Decision<LineChoice, Line> {
    private static final int HAND = 13;
    private static final int MOST_MISSING = 16;
    private static final int FEWEST_LINES = 2;
    private static final int MOST_LINES = 4;
    private static final Fraction HUNDRED = Fraction.of(100, 1);
    private static final String RULE = "bridge.better-line";

    private static final Source SOURCE = Source.source(PercentageTables.GUARDS.id(), PercentageTables.BREAKS.id())
            .withFigureFromPractice("The tables print how cards lie; each line is counted over every way they may lie");

    private static final Kind<Line> LINE = new Kind<>(
            Line.EXPECTED,
            JsonNodeFactory.instance.objectNode().put("type", "string").put("description", Line.EXPECTED),
            json -> Line.of(Kinds.textOf(json, Line.EXPECTED)),
            line -> JsonNodeFactory.instance.stringNode(line.toString()));

    private static final Field<CardSet> MISSING = required(
            "missing", Kinds.cards(1, MOST_MISSING), "the cards of the suits in question that the opponents hold");
    private static final Field<List<Line>> LINES = required("lines", lines(), "the ways to play that are compared");
    private static final Field<Integer> KNOWN_LEFT = optional(
            "known-left",
            Kinds.number(0, HAND),
            0,
            "cards already known in the left hand, the missing ones not counted");
    private static final Field<Integer> KNOWN_RIGHT =
            optional("known-right", Kinds.number(0, HAND), 0, "the same of the right hand");
    private static final Field<String> ABOUT =
            optional("about", Kinds.word(LineDealer.words()), "", "what the lines are about; anything if left out");

    private static final Form<LineChoice> FORM = new Form<>(
            List.of(MISSING, KNOWN_LEFT, KNOWN_RIGHT, LINES),
            values -> new LineChoice(
                    values.get(MISSING), values.get(KNOWN_LEFT), values.get(KNOWN_RIGHT), values.get(LINES)),
            BetterLine::values);

    @Override
    public DecisionId id() {
        return new DecisionId("bridge/better-line");
    }

    @Override
    public String title() {
        return "The better line";
    }

    @Override
    public String game() {
        return "contract-bridge";
    }

    @Override
    public Form<LineChoice> form() {
        return FORM;
    }

    @Override
    public AnswerKind<Line> answerKind() {
        return new AnswerKind.Phrase<>(LINE, Line::inWords);
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(ABOUT);
    }

    @Override
    public List<Source> sources() {
        return List.of(SOURCE);
    }

    @Override
    public LineChoice deal(DealRequest request) {
        return LineDealer.deal(
                request.seed().chance(), request.with().find(ABOUT).map(LineDealer::of));
    }

    @Override
    public Choices<Line> choices(LineChoice choice) {
        return new Choices.Listed<>(choice.lines());
    }

    @Override
    public Optional<String> objection(LineChoice choice, Line answer) {
        return choice.lines().contains(answer)
                ? Optional.empty()
                : Optional.of("\"" + answer + "\" is none of the lines to choose from");
    }

    @Override
    public Advice<Line> advise(LineChoice choice) {
        List<Counted> counted = choice.lines().stream()
                .map(line -> new Counted(line, choice.chance(line), printed(choice, line)))
                .toList();
        Fraction most =
                counted.stream().map(Counted::chance).max(Fraction::compareTo).orElseThrow();
        List<Line> best = counted.stream()
                .filter(line -> line.chance().equals(most))
                .map(Counted::line)
                .toList();
        List<Reason> reasons = counted.stream().map(Counted::reason).toList();
        ArrayNode entries = JsonNodeFactory.instance.arrayNode();
        counted.forEach(line -> entries.add(line.entry()));
        Ruling<Line> ruling = new Ruling<>(RULE, SOURCE, best, List.of(), Standing.HOLDS, reasons);
        return new Advice<>(best, List.of(), List.of(ruling), List.of(), false, Map.of("lines", entries));
    }

    @Override
    public List<Ruling<Line>> whyNot(LineChoice choice, Line answer) {
        Fraction most = choice.lines().stream()
                .map(choice::chance)
                .max(Fraction::compareTo)
                .orElseThrow();
        Reason less = Reason.missing(
                "chance",
                choice.chance(answer).toDouble(),
                "it succeeds " + percent(choice.chance(answer)) + " of the time",
                percent(most) + ", which another line reaches");
        return List.of(new Ruling<>(RULE, SOURCE, List.of(answer), List.of(), Standing.FAILS, List.of(less)));
    }

    @Override
    public Prompt ask(LineChoice choice) {
        List<Exhibit> exhibits = new ArrayList<>();
        for (Suit suit : Suit.DOWNWARDS) {
            if (choice.missing().length(suit) > 0) {
                exhibits.add(new Exhibit.Fact(
                        "Your side holds", (HAND - choice.missing().length(suit)) + " " + suit.plural()));
            }
        }
        if (!choice.nothingKnown()) {
            exhibits.add(new Exhibit.Fact("Known beside, on the left", choice.knownLeft() + " cards"));
            exhibits.add(new Exhibit.Fact("on the right", choice.knownRight() + " cards"));
        }
        exhibits.add(new Exhibit.Row("The opponents hold", choice.missing().toList()));
        return new Prompt("You must lose no trick here. Which line is the likeliest?", exhibits);
    }

    private static Optional<PrintedSum> printed(LineChoice choice, Line line) {
        return choice.nothingKnown() ? line.printed(choice.missing()) : Optional.empty();
    }

    /** A line, what it comes to, and what the book's rows make. */
    private record Counted(Line line, Fraction chance, Optional<PrintedSum> book) {

        Reason reason() {
            return Reason.counted(line.toString(), chance.toDouble(), line.inWords() + ": " + figures());
        }

        /** "57.91 percent; the book prints 12 + 41 + half of 9.6, together 57.8". */
        private String figures() {
            StringBuilder figures = new StringBuilder(percent(chance));
            book.ifPresent(sum -> {
                figures.append("; the book prints ").append(sum.inWords());
                if (sum.parts().size() > 1) {
                    figures.append(", together ").append(inPercent(sum.chance()));
                }
                sum.misprints()
                        .forEach(row -> figures.append(" (of ")
                                .append(row.percent().toPlainString())
                                .append(": ")
                                .append(row.remark())
                                .append(")"));
            });
            return figures.toString();
        }

        ObjectNode entry() {
            ObjectNode entry = JsonNodeFactory.instance
                    .objectNode()
                    .put("line", line.toString())
                    .put("probability", chance.toDouble())
                    .put("odds", new Odds(chance).inWords());
            book.ifPresent(sum -> {
                ObjectNode printed = entry.putObject("book").put("printed", sum.inWords());
                printed.put("percent", sum.chance().times(HUNDRED).toDouble());
                ArrayNode errata = JsonNodeFactory.instance.arrayNode();
                sum.misprints().stream()
                        .map(PrintedPercentage::erratum)
                        .flatMap(Optional::stream)
                        .forEach(errata::add);
                if (!errata.isEmpty()) {
                    printed.set("errata", errata);
                }
            });
            return entry;
        }
    }

    private static String percent(Fraction chance) {
        return chance.times(HUNDRED).rounded(2).toPlainString() + " percent";
    }

    private static String inPercent(Fraction chance) {
        return chance.times(HUNDRED).rounded(2).stripTrailingZeros().toPlainString();
    }

    private static Kind<List<Line>> lines() {
        String expected = FEWEST_LINES + " to " + MOST_LINES + " different lines, each " + Line.EXPECTED;
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "array").put("description", expected);
        schema.putObject("items").put("type", "string");
        return new Kind<>(expected, schema, json -> readLines(json, expected), lines -> {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            lines.forEach(line -> array.add(line.toString()));
            return array;
        });
    }

    private static List<Line> readLines(JsonNode json, String expected) {
        if (!json.isArray()) {
            throw new BadNotation(json.toString(), expected);
        }
        List<Line> lines = json.valueStream().map(LINE::read).distinct().toList();
        if (lines.size() < FEWEST_LINES || lines.size() > MOST_LINES) {
            throw BadNotation.because(lines.size() + " different lines", expected);
        }
        return lines;
    }

    private static FieldValues values(LineChoice choice) {
        FieldValues values = FieldValues.none().with(MISSING, choice.missing()).with(LINES, choice.lines());
        return choice.nothingKnown()
                ? values
                : values.with(KNOWN_LEFT, choice.knownLeft()).with(KNOWN_RIGHT, choice.knownRight());
    }
}
