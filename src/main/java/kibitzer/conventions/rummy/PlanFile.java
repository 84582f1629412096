package kibitzer.conventions.rummy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.RuleBuilder.Answering;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The files of judgment: what a player may know, and the questions with the rules that decide them. */
final class PlanFile {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final Set<String> OF_A_NUMBER = Set.of("label", "one", "least", "most", "step", "one-of");
    private static final Set<String> OF_YES_OR_NO = Set.of("label", "so", "not-so");
    private static final Set<String> OF_A_QUESTION =
            Set.of("about", "game", "title", "ask", "answers", "facts", "rules");

    private PlanFile() {}

    /**
     * What the file of facts declares, by name.
     *
     * @throws IllegalStateException if it is not as it should be
     */
    static Map<String, Fact> facts(String name) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        read(name).forEachEntry((fact, entry) -> told(name, fact, () -> facts.put(fact, fact(fact, entry))));
        return Map.copyOf(facts);
    }

    private static Fact fact(String name, JsonNode entry) {
        if (entry.has("so")) {
            known(entry, OF_YES_OR_NO);
            return Fact.of(name, text(entry, "label"), text(entry, "so"), text(entry, "not-so"));
        }
        known(entry, OF_A_NUMBER);
        boolean listed = entry.has("one-of");
        return Fact.number(
                name,
                text(entry, "label"),
                text(entry, "one"),
                listed
                        ? entry.path("one-of")
                                .valueStream()
                                .map(JsonNode::intValue)
                                .toList()
                        : steps(entry),
                listed ? Fact.Measure.ONE_OF : Fact.Measure.NUMBER);
    }

    private static List<Integer> steps(JsonNode entry) {
        int step = entry.has("step") ? number(entry, "step") : 1;
        int least = entry.has("least") ? number(entry, "least") : 0;
        return IntStream.iterate(least, value -> value + step)
                .limit((number(entry, "most") - least) / step + 1)
                .boxed()
                .toList();
    }

    /**
     * The questions of a file with their rules, in its order.
     *
     * @throws IllegalStateException if it is not as it should be
     */
    static List<Plan> plans(String name, Map<String, Fact> facts) {
        return read(name)
                .valueStream()
                .map(entry -> told(name, entry.path("about").asString("?"), () -> plan(entry, facts)))
                .toList();
    }

    private static Plan plan(JsonNode entry, Map<String, Fact> facts) {
        known(entry, OF_A_QUESTION);
        Topic topic = new Topic(
                text(entry, "about"),
                text(entry, "game"),
                text(entry, "title"),
                text(entry, "ask"),
                texts(entry.path("answers")),
                names(entry.path("facts")).map(fact -> fact(facts, fact)).toList());
        List<Answering<Situation, String>> rules = entry.path("rules")
                .valueStream()
                .map(rule -> told(topic.id(), rule.path("id").asString("?"), () -> new PlanRule(topic, rule).read()))
                .toList();
        return new Plan(topic, rules);
    }

    private static Fact fact(Map<String, Fact> facts, String name) {
        return Optional.ofNullable(facts.get(name))
                .orElseThrow(() -> new IllegalArgumentException("the fact \"" + name + "\"; expected one of "
                        + String.join(", ", new TreeSet<>(facts.keySet()))));
    }

    private static JsonNode read(String name) {
        try (InputStream text = PlanFile.class.getResourceAsStream("/kibitzer/conventions/rummy/plans/" + name)) {
            return YAML.readTree(Optional.ofNullable(text)
                    .orElseThrow(() -> new IllegalStateException(name + " is missing among the plans")));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name + " cannot be read", unreadable);
        }
    }

    /** What goes wrong in an entry is told with its place. */
    private static <T> T told(String place, String entry, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException | IllegalStateException wrong) {
            throw new IllegalStateException(place + ", " + entry + ": " + wrong.getMessage(), wrong);
        }
    }

    static void known(JsonNode entry, Set<String> expected) {
        entry.propertyNames().stream()
                .filter(name -> !expected.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException(
                            "\"" + name + "\"; expected one of " + String.join(", ", new TreeSet<>(expected)));
                });
    }

    static String text(JsonNode entry, String field) {
        String text = entry.path(field).asString("");
        if (text.isEmpty()) {
            throw new IllegalArgumentException(field + " is missing in " + entry);
        }
        return text;
    }

    private static int number(JsonNode entry, String field) {
        if (!entry.path(field).isInt()) {
            throw new IllegalArgumentException(field + " is " + entry.path(field) + "; expected a whole number");
        }
        return entry.path(field).intValue();
    }

    /** The words of a list, or the one word that stands in its place. */
    static Stream<String> names(JsonNode list) {
        return list.isString() ? Stream.of(list.asString()) : list.valueStream().map(JsonNode::asString);
    }

    static Map<String, String> texts(JsonNode entry) {
        Map<String, String> texts = new LinkedHashMap<>();
        entry.forEachEntry((key, text) -> texts.put(key, text.asString()));
        return texts;
    }
}
