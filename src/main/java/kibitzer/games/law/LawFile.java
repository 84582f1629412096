package kibitzer.games.law;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * A file of laws: its codes, the remedies they know, and the cases, each with its place in every code that has it.
 *
 * @param cases by code, in the order of the file
 */
record LawFile(List<LawCode> codes, Map<String, Remedy> remedies, List<LawCase> cases) {
    private static final YAMLMapper YAML = new YAMLMapper();

    /** @throws IllegalStateException if the file is not as it should be */
    static LawFile read(String name) {
        try (InputStream text = LawFile.class.getResourceAsStream("/kibitzer/laws/" + name)) {
            return read(
                    name,
                    YAML.readTree(Optional.ofNullable(text)
                            .orElseThrow(() -> new IllegalStateException(name + " is missing among the laws"))));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name + " cannot be read", unreadable);
        }
    }

    private static LawFile read(String name, JsonNode file) {
        List<LawCode> codes = file.path("codes")
                .valueStream()
                .map(code -> new LawCode(text(code, "game"), text(code, "book"), text(code, "title")))
                .toList();
        Map<String, Remedy> remedies = new LinkedHashMap<>();
        file.path("remedies").forEachEntry((id, words) -> remedies.put(id, new Remedy(id, words.asString())));
        try {
            return new LawFile(
                    codes,
                    remedies,
                    codes.stream()
                            .flatMap(code -> casesOf(code, file.path("cases"), remedies))
                            .toList());
        } catch (IllegalArgumentException wrong) {
            throw new IllegalStateException(name + ": " + wrong.getMessage(), wrong);
        }
    }

    /** The remedies offered beside the right ones are those that this code knows. */
    private static Stream<LawCase> casesOf(LawCode code, JsonNode cases, Map<String, Remedy> remedies) {
        List<LawCase> found = cases.valueStream()
                .flatMap(entry -> entry.path("laws")
                        .valueStream()
                        .filter(law -> text(law, "game").equals(code.game()))
                        .map(law -> new LawCase(
                                code,
                                text(entry, "offence"),
                                Stage.named(text(entry, "stage")),
                                text(entry, "what"),
                                entry.path("because").asString(""),
                                text(law, "law"),
                                law.path("sources")
                                        .valueStream()
                                        .map(JsonNode::asString)
                                        .toList(),
                                named(entry, "remedies", remedies),
                                named(entry, "others", remedies))))
                .toList();
        Set<Remedy> known =
                found.stream().flatMap(one -> one.remedies().stream()).collect(Collectors.toSet());
        return found.stream()
                .map(one -> new LawCase(
                        one.code(),
                        one.offence(),
                        one.stage(),
                        one.what(),
                        one.because(),
                        one.law(),
                        one.sources(),
                        one.remedies(),
                        one.others().stream().filter(known::contains).toList()));
    }

    private static List<Remedy> named(JsonNode entry, String list, Map<String, Remedy> remedies) {
        return entry.path(list)
                .valueStream()
                .map(id -> Optional.ofNullable(remedies.get(id.asString()))
                        .orElseThrow(() -> new IllegalArgumentException(text(entry, "offence") + " names the remedy \""
                                + id.asString() + "\", which is unknown; expected one of the file's remedies")))
                .toList();
    }

    private static String text(JsonNode node, String field) {
        String text = node.path(field).asString("");
        if (text.isEmpty()) {
            throw new IllegalArgumentException(field + " is missing in " + node);
        }
        return text;
    }
}
