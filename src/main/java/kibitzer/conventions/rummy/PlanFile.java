package kibitzer.conventions.rummy;

import static kibitzer.shipped.ShippedYaml.entries;
import static kibitzer.shipped.ShippedYaml.known;
import static kibitzer.shipped.ShippedYaml.number;
import static kibitzer.shipped.ShippedYaml.text;
import static kibitzer.shipped.ShippedYaml.texts;
import static kibitzer.shipped.ShippedYaml.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.shipped.ShippedYaml;
import tools.jackson.databind.JsonNode;

/** The files of judgment: what a player may know, and the questions with the rules that decide them. */
final class PlanFile {
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
                texts(entry, "answers"),
                words(entry, "facts").stream().map(fact -> fact(facts, fact)).toList());
        List<Answering<Situation, String>> rules = entries(entry, "rules")
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
        return ShippedYaml.read("/kibitzer/conventions/rummy/plans/" + name);
    }

    /** What goes wrong in an entry is told with its place. */
    private static <T> T told(String place, String entry, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException | IllegalStateException wrong) {
            throw new IllegalStateException(place + ", " + entry + ": " + wrong.getMessage(), wrong);
        }
    }
}
