package kibitzer.content.syllabus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;

/** Makes entries of lines that hold to their JSON Schemas. */
final class EntryReader {
    private EntryReader() {}

    static Place place(JsonNode line) {
        JsonNode page = line.path("page");
        JsonNode lines = line.path("lines");
        return new Place(
                Book.of(text(line, "book")),
                page.isInt() ? OptionalInt.of(page.asInt()) : OptionalInt.empty(),
                lines.path(0).asInt(),
                lines.path(1).asInt());
    }

    static Game game(JsonNode line) {
        return new Game(
                text(line, "id"),
                text(line, "name"),
                texts(line, "aliases"),
                text(line, "family"),
                text(line, "mechanic"),
                optionalText(line, "variant_of"),
                place(line),
                text(line, "players"),
                text(line, "pack"),
                text(line, "objective"),
                texts(line, "decisions"),
                texts(line, "rules"),
                scoring(line),
                line.path("also_in")
                        .valueStream()
                        .map(EntryReader::otherAccount)
                        .toList(),
                texts(line, "ocr_doubts"));
    }

    private static Game.OtherAccount otherAccount(JsonNode account) {
        return new Game.OtherAccount(
                place(account),
                text(account, "name"),
                text(account, "players"),
                text(account, "pack"),
                texts(account, "rules"),
                scoring(account));
    }

    private static Map<String, String> scoring(JsonNode line) {
        Map<String, String> scoring = new LinkedHashMap<>();
        line.path("scoring").properties().forEach(score -> scoring.put(score.getKey(), cell(score.getValue())));
        return Collections.unmodifiableMap(scoring);
    }

    static Pointer pointer(JsonNode line) {
        return new Pointer(
                text(line, "id"),
                text(line, "game"),
                place(line),
                text(line, "topic"),
                text(line, "says"),
                text(line, "when"),
                text(line, "answer"),
                Pointer.Check.valueOf(constant(text(line, "check"))),
                line.optional("example").filter(example -> !example.isNull()),
                optionalText(line, "note"));
    }

    static NumericTable table(JsonNode line) {
        JsonNode notes = line.path("notes");
        return new NumericTable(
                text(line, "id"),
                text(line, "game"),
                place(line),
                text(line, "title"),
                texts(line, "columns"),
                line.path("rows")
                        .valueStream()
                        .map(row -> row.valueStream().map(EntryReader::cell).toList())
                        .toList(),
                NumericTable.Verified.valueOf(constant(text(line, "verified"))),
                notes.isString() ? List.of(notes.asString()) : texts(line, "notes"));
    }

    static WorkedHand hand(JsonNode line) {
        return new WorkedHand(
                text(line, "id"),
                text(line, "game"),
                place(line),
                line.path("position"),
                text(line, "question"),
                line.path("book_answer"),
                text(line, "why"),
                line.path("complete").asBoolean());
    }

    static Erratum erratum(JsonNode line) {
        return new Erratum(
                text(line, "id"),
                text(line, "game"),
                place(line),
                text(line, "kind"),
                text(line, "printed"),
                text(line, "true"),
                text(line, "how"),
                line.path("verified").asBoolean());
    }

    static Term term(JsonNode line) {
        return new Term(
                text(line, "term"),
                texts(line, "games"),
                text(line, "means"),
                texts(line, "also"),
                line.path("by_author").asBoolean(false));
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private static String text(JsonNode line, String field) {
        return line.path(field).asString("");
    }

    private static Optional<String> optionalText(JsonNode line, String field) {
        return line.optional(field).filter(JsonNode::isString).map(JsonNode::asString);
    }

    private static List<String> texts(JsonNode line, String field) {
        List<String> texts = new ArrayList<>();
        line.path(field).valueStream().map(EntryReader::cell).forEach(texts::add);
        return List.copyOf(texts);
    }

    private static String cell(JsonNode cell) {
        if (cell.isNull()) {
            return "";
        }
        if (cell.isArray()) {
            return String.join(", ", cell.valueStream().map(EntryReader::cell).toList());
        }
        return cell.isContainer() ? cell.toString() : cell.asString();
    }
}
