package kibitzer.games.law;

import static kibitzer.shipped.ShippedYaml.entries;
import static kibitzer.shipped.ShippedYaml.text;
import static kibitzer.shipped.ShippedYaml.texts;
import static kibitzer.shipped.ShippedYaml.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.shipped.ShippedYaml;
import tools.jackson.databind.JsonNode;

/**
 * A file of laws: its codes, the remedies they know, and the cases, each with its place in every code that has it.
 *
 * @param cases by code, in the order of the file
 */
record LawFile(List<LawCode> codes, Map<String, Remedy> remedies, List<LawCase> cases) {
    /** @throws IllegalStateException if the file is not as it should be */
    static LawFile read(String name) {
        return read(name, ShippedYaml.read("/kibitzer/laws/" + name));
    }

    private static LawFile read(String name, JsonNode file) {
        List<LawCode> codes = entries(file, "codes")
                .map(code -> new LawCode(text(code, "game"), text(code, "book"), text(code, "title")))
                .toList();
        Map<String, Remedy> remedies = new LinkedHashMap<>();
        texts(file, "remedies").forEach((id, words) -> remedies.put(id, new Remedy(id, words)));
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
                .flatMap(entry -> entries(entry, "laws")
                        .filter(law -> text(law, "game").equals(code.game()))
                        .map(law -> new LawCase(
                                code,
                                text(entry, "offence"),
                                Stage.named(text(entry, "stage")),
                                text(entry, "what"),
                                entry.path("because").asString(""),
                                text(law, "law"),
                                words(law, "sources"),
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
        return words(entry, list).stream()
                .map(id -> Optional.ofNullable(remedies.get(id))
                        .orElseThrow(() -> new IllegalArgumentException(text(entry, "offence") + " names the remedy \""
                                + id + "\", which is unknown; expected one of the file's remedies")))
                .toList();
    }
}
