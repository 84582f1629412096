package kibitzer.web.table;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Badges by what they are put on, in notation: "KS" or "1NT". */
public record Marks(Map<String, Set<Mark>> byName) {
    public static final Marks NONE = new Marks(Map.of());

    public Marks {
        Map<String, Set<Mark>> copy = new LinkedHashMap<>();
        byName.forEach((name, marks) -> copy.put(name, Set.copyOf(marks)));
        byName = Map.copyOf(copy);
    }

    public Marks with(String name, Mark mark) {
        Map<String, Set<Mark>> more = new LinkedHashMap<>(byName);
        Set<Mark> marks = new LinkedHashSet<>(more.getOrDefault(name, Set.of()));
        marks.add(mark);
        more.put(name, marks);
        return new Marks(more);
    }

    public Set<Mark> on(String name) {
        return byName.getOrDefault(name, Set.of());
    }

    /** {"KS": "best", "2C": "wrong chosen"}. */
    JsonNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        byName.forEach((name, marks) -> json.put(
                name, String.join(" ", marks.stream().sorted().map(Mark::word).toList())));
        return json;
    }
}
