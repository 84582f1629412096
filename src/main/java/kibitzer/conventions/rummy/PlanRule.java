package kibitzer.conventions.rummy;

import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Needs;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.shipped.ShippedYaml;
import tools.jackson.databind.JsonNode;

/**
 * A rule as a file of judgment writes it. It speaks where its question is asked and all stands under {@code only-when}; it decides where
 * its {@code needs} are met, and without any where no rule before it has.
 *
 * @param topic the question it stands under
 */
record PlanRule(Topic topic, JsonNode entry) {
    private static final Set<String> FIELDS = Set.of(
            "id",
            "title",
            "source",
            "pages",
            "practice",
            "taken-over",
            "leaving",
            "reckoning",
            "meaning",
            "only-when",
            "needs",
            "answer",
            "manner",
            "why",
            "why-by-book",
            "why-in");

    /** Where the book leaves the choice open. */
    private static final String EITHER = "either";

    private static final Pattern RANGE = Pattern.compile("(at least|at most|exactly) (\\d+)");

    private static final Quality<Situation> ABOUT = new Quality<>(
            "about",
            "a question on",
            "what is the question about",
            situation -> situation.topic().id());

    /** What the last rule on a topic finds: none of those before it spoke. */
    private static final Trait<Situation> NOTHING_ELSE = new Trait<Situation>(
                    "nothing-else",
                    "nothing else is called for here",
                    "something speaks for another answer",
                    situation -> true)
            .saying(situation -> "");

    /** @throws IllegalArgumentException if the entry is no rule; it says what was expected */
    Answering<Situation, String> read() {
        ShippedYaml.known(entry, FIELDS);
        List<Need<Situation>> needs = needs(entry.path("needs"));
        Answering<Situation, String> rule = Rule.rule(ShippedYaml.text(entry, "id"), source())
                .when(among(ABOUT, topic.id()))
                .needs(needs.isEmpty() ? List.of(has(NOTHING_ELSE)) : needs)
                .answers(answers(ShippedYaml.text(entry, "answer")));
        for (Need<Situation> more : needs(entry.path("only-when"))) {
            rule = rule.onlyWhen(more);
        }
        if (entry.has("manner")) {
            rule = rule.manner(manner(ShippedYaml.text(entry, "manner")));
        }
        if (entry.has("title")) {
            rule = rule.title(ShippedYaml.text(entry, "title"));
        }
        return reasoned(rule);
    }

    private Source source() {
        Source source = Source.source(names("source"));
        if (entry.has("practice")) {
            source = source.withFigureFromPractice(ShippedYaml.text(entry, "practice"));
        }
        if (entry.has("pages")) {
            source = source.onPage(
                    entry.path("pages").valueStream().map(JsonNode::intValue).toArray(Integer[]::new));
        }
        if (entry.has("taken-over")) {
            source = source.takenOver(ShippedYaml.text(entry, "taken-over"));
        }
        source = source.leaving(names("leaving")).reckoning(names("reckoning"));
        for (Map.Entry<String, String> meaning :
                ShippedYaml.texts(entry, "meaning").entrySet()) {
            source = source.meaning(meaning.getValue(), meaning.getKey());
        }
        return source;
    }

    private Answers<Situation, String> answers(String answer) {
        if (answer.equals(EITHER)) {
            return new Answers<>(
                    EITHER, situation -> List.copyOf(situation.topic().answers().keySet()));
        }
        if (!topic.answers().containsKey(answer)) {
            throw new IllegalArgumentException("the answer \"" + answer + "\"; expected " + EITHER + ", "
                    + String.join(", ", topic.answers().keySet()));
        }
        return Answers.only(answer);
    }

    private static Manner manner(String name) {
        return Arrays.stream(Manner.values())
                .filter(manner -> inWords(manner).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the manner \"" + name + "\"; expected one of "
                        + Arrays.stream(Manner.values()).map(PlanRule::inWords).collect(Collectors.joining(", "))));
    }

    private static String inWords(Manner manner) {
        return manner.name().toLowerCase(Locale.ROOT);
    }

    private Answering<Situation, String> reasoned(Answering<Situation, String> rule) {
        if (entry.has("why")) {
            return rule.why(ShippedYaml.text(entry, "why"));
        }
        String text = ShippedYaml.text(entry, "why-by-book");
        return entry.has("why-in") ? rule.whyByBook(text, names("why-in")) : rule.whyByBook(text);
    }

    private List<Need<Situation>> needs(JsonNode asked) {
        List<Need<Situation>> needs = new ArrayList<>();
        asked.forEachEntry((name, wanted) -> {
            switch (name) {
                case "all" -> needs.add(new Need.All<>(needs(wanted)));
                case "any" -> needs.add(new Need.Any<>(needs(wanted)));
                default ->
                    (wanted.isArray() ? wanted.valueStream() : Stream.of(wanted))
                            .map(one -> need(name, one))
                            .forEach(needs::add);
            }
        });
        return List.copyOf(needs);
    }

    private Need<Situation> need(String name, JsonNode wanted) {
        if (wanted.isBoolean()) {
            Trait<Situation> trait =
                    DerivedFacts.trait(name).orElseGet(() -> fact(name).trait());
            return wanted.booleanValue() ? has(trait) : lacks(trait);
        }
        Quantity<Situation> quantity =
                DerivedFacts.quantity(name).orElseGet(() -> fact(name).quantity());
        return Needs.within(quantity, range(name, wanted.asString("")));
    }

    private static Range range(String name, String wanted) {
        Matcher words = RANGE.matcher(wanted);
        if (!words.matches()) {
            throw new IllegalArgumentException(name + " is to be \"" + wanted
                    + "\"; expected true, false, or at least, at most or exactly a number");
        }
        int figure = Integer.parseInt(words.group(2));
        return switch (words.group(1)) {
            case "at least" -> Range.atLeast(figure);
            case "at most" -> Range.atMost(figure);
            default -> Range.exactly(figure);
        };
    }

    private Fact fact(String name) {
        return topic.facts().stream()
                .filter(fact -> fact.name().equals(name))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("a need of \"" + name + "\"; expected a fact of the question: "
                                + topic.facts().stream().map(Fact::name).collect(Collectors.joining(", "))));
    }

    private String[] names(String field) {
        return ShippedYaml.words(entry, field).toArray(String[]::new);
    }
}
