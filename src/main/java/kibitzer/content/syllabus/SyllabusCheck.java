package kibitzer.content.syllabus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.JsonSchema;
import kibitzer.content.reading.LocatedJson;
import kibitzer.content.reading.Reading;
import tools.jackson.databind.JsonNode;

/** Holds a file of the syllabus to its schema, its ids to be unique and the games it names to exist. */
public final class SyllabusCheck {
    public static final List<String> FILES = List.of(
            "games.jsonl",
            "pointers.jsonl",
            "tables.jsonl",
            "hands.jsonl",
            "glossary.jsonl",
            "errata.jsonl",
            "not-checked.jsonl",
            "not-asked.jsonl");

    private final Syllabus syllabus;
    private final JsonSchema schema;
    private final String file;
    private final String key;
    private final Map<String, Integer> seen = new HashMap<>();
    private final List<Fault> faults = new ArrayList<>();

    private SyllabusCheck(String file, String kind) {
        this.syllabus = Syllabus.shipped();
        this.schema = JsonSchema.shipped("/lessons/syllabus/schema/" + kind + ".schema.json");
        this.file = file;
        this.key = kind.equals("glossary") ? "term" : "id";
    }

    /**
     * Every fault of a file.
     *
     * @param file the file as its author knows it
     * @param name which file of the syllabus it is: "pointers.jsonl"
     */
    public static List<Fault> check(String file, String name, String text) {
        SyllabusCheck check = new SyllabusCheck(file, name.substring(0, name.lastIndexOf('.')));
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (!line.isBlank()) {
                check.line(number, line);
            }
        }
        return List.copyOf(check.faults);
    }

    /** True if the syllabus has a file of this name. */
    public static boolean knows(String name) {
        return FILES.contains(name);
    }

    private void line(int number, String text) {
        Reading<LocatedJson> reading = LocatedJson.json(file, text);
        if (reading.value().isEmpty()) {
            reading.faults().forEach(fault -> fault(number, fault.found(), fault.expected()));
            return;
        }
        JsonNode json = reading.value().get().root();
        schema.violations(json)
                .forEach((at, wrong) -> wrong.forEach(what -> fault(
                        number,
                        (at.isEmpty() ? "the line" : at.substring(1)) + ": " + what,
                        "a line that holds to its schema")));
        if (!text.startsWith("{\"" + key + "\": \"")) {
            fault(number, "the line does not begin with its " + key, "{\"" + key + "\": \"...\"");
        }
        String id = json.path(key).asString("");
        Integer earlier = seen.putIfAbsent(id, number);
        if (earlier != null) {
            fault(number, "\"" + id + "\" stands on line " + earlier + " already", "each " + key + " once");
        }
        names(number, json);
        cells(number, json);
    }

    private void names(int number, JsonNode json) {
        for (String field : List.of("game", "variant_of")) {
            JsonNode game = json.path(field);
            if (game.isString() && syllabus.games().find(game.asString()).isEmpty()) {
                fault(number, field + " \"" + game.asString() + "\" is unknown", "the id of a game of games.jsonl");
            }
        }
        boolean saysWhyNot = json.size() == 2 && json.has("why");
        String id = json.path("id").asString("");
        if (saysWhyNot && !syllabus.has(id)) {
            fault(number, "\"" + id + "\" is unknown", "the id of a pointer or worked hand of the syllabus");
        }
    }

    private void cells(int number, JsonNode json) {
        int columns = json.path("columns").size();
        int row = 0;
        for (JsonNode cells : json.path("rows")) {
            row++;
            if (cells.size() != columns) {
                fault(number, "row " + row + " has " + cells.size() + " cells", columns + ", one a column");
            }
        }
    }

    private void fault(int number, String found, String expected) {
        faults.add(new Fault(file, number, found, expected));
    }
}
