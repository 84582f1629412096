package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A player is anybody: syllabus, lessons and problem sets speak of "they" or of the seat, never of "he". */
class AnybodyTest {
    /** A word of its own, not a part of an id ("gin/his-hand"). */
    private static final Pattern HE = Pattern.compile("(?i)(?<![\\w./-])(?:he|his|him|himself)(?![\\w-])");

    /** What is no text of ours: ids, what books print with faults, positions. */
    private static final Set<String> NOT_TEXT =
            Set.of("id", "game", "variant_of", "printed", "ocr_doubts", "position", "example", "expect");

    private static final Pattern DATA = Pattern.compile("^\\s*(?:position|expect|decision|with|hands): .*");

    @Test
    void noPlayerIsHe() {
        List<Said> said = said();
        List<Said> stays = stays();

        TreeSet<String> he = new TreeSet<>();
        said.stream()
                .filter(text -> HE.matcher(text.without(stays)).find())
                .forEach(text -> he.add(text.where() + ": " + text.words()));

        assertThat(String.join("\n", he)).isEmpty();
    }

    @Test
    void whatStaysIsThere() {
        List<Said> said = said();

        assertThat(stays()).allMatch(stays -> said.stream().anyMatch(text -> text.says(stays)));
    }

    /** Words, and the entry or file where they are read. */
    private record Said(String where, String words) {
        boolean says(Said stays) {
            return where.equals(stays.where) && words.contains(stays.words);
        }

        String without(List<Said> staying) {
            String left = words;
            for (Said stays : staying) {
                if (says(stays)) {
                    left = left.replace(stays.words, "");
                }
            }
            return left;
        }
    }

    private static List<Said> said() {
        List<Said> said = new ArrayList<>();
        for (Path file : TextFiles.under(Path.of("lessons/syllabus"), ".jsonl")) {
            for (String line : TextFiles.read(file).lines().toList()) {
                JsonNode entry = JsonMapper.shared().readTree(line);
                texts(entry.path("id").asString(entry.path("term").asString("")), entry, said);
            }
        }
        for (Path file : TextFiles.under(Path.of("problem-sets"), ".json")) {
            if (!file.getParent().endsWith("schema")) {
                texts(file.getFileName().toString(), JsonMapper.shared().readTree(TextFiles.read(file)), said);
            }
        }
        for (Path file : TextFiles.under(Path.of("lessons"), ".md")) {
            String where = Path.of("lessons").relativize(file).toString();
            TextFiles.read(file)
                    .lines()
                    .filter(line -> !DATA.matcher(line).matches())
                    .forEach(line -> said.add(new Said(where, line)));
        }
        return said;
    }

    private static void texts(String where, JsonNode node, List<Said> said) {
        if (node.isString()) {
            said.add(new Said(where, node.asString()));
        } else if (node.isObject()) {
            node.properties().stream()
                    .filter(property -> !NOT_TEXT.contains(property.getKey()))
                    .forEach(property -> texts(where, property.getValue(), said));
        } else {
            node.forEach(part -> texts(where, part, said));
        }
    }

    private static List<Said> stays() {
        try (InputStream file = AnybodyTest.class.getResourceAsStream("he-stays.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(": ", 2))
                    .map(parts -> new Said(parts[0], parts[1]))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
