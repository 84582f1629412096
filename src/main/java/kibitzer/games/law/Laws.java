package kibitzer.games.law;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The laws that the books print: contract, duplicate, progressive and 1904 bridge, bridge at a party, whist by four
 * codes, poker by two.
 *
 * <p>Read once, when they are first asked for.
 */
public final class Laws {
    private static final List<String> FILES = List.of(
            "contract-bridge.yaml",
            "duplicate-bridge.yaml",
            "bridge-parties.yaml",
            "english-whist-and-bridge.yaml",
            "whist.yaml",
            "american-whist.yaml",
            "poker.yaml",
            "poker-at-the-table.yaml",
            "poker-house-rules.yaml",
            "card-house-rules.yaml");

    private static final class Shipped {
        static final Laws LAWS = new Laws(FILES.stream().map(LawFile::read).toList());
    }

    private final Map<String, LawCode> codes = new LinkedHashMap<>();
    private final Map<String, Remedy> remedies = new LinkedHashMap<>();
    private final Map<String, Map<String, LawCase>> cases = new LinkedHashMap<>();

    private Laws(List<LawFile> files) {
        for (LawFile file : files) {
            file.codes().forEach(code -> once(codes.put(code.game(), code), code.game()));
            file.remedies().values().forEach(remedy -> once(remedies.put(remedy.id(), remedy), remedy.id()));
            file.cases()
                    .forEach(one -> once(
                            cases.computeIfAbsent(one.code().game(), game -> new LinkedHashMap<>())
                                    .put(one.offence(), one),
                            one.code().game() + ", " + one.offence()));
        }
    }

    private static void once(@Nullable Object before, String what) {
        if (before != null) {
            throw new IllegalStateException(what + " stands twice in the laws; expected once");
        }
    }

    public static Laws shipped() {
        return Shipped.LAWS;
    }

    /** In the order in which they are shown. */
    public List<LawCode> codes() {
        return List.copyOf(codes.values());
    }

    /** The laws of a game, by its id in the syllabus. */
    public Optional<LawCode> code(String game) {
        return Optional.ofNullable(codes.get(game));
    }

    /** Every remedy of every code, by id. */
    public Map<String, Remedy> remedies() {
        return Collections.unmodifiableMap(remedies);
    }

    public Stream<LawCase> all() {
        return cases.values().stream().flatMap(code -> code.values().stream());
    }

    /** The cases of one code, in the order of its stages. */
    public List<LawCase> of(LawCode code) {
        return cases.getOrDefault(code.game(), Map.of()).values().stream()
                .sorted(Comparator.comparing(LawCase::stage))
                .toList();
    }

    public Optional<LawCase> find(String game, String offence) {
        return Optional.ofNullable(cases.getOrDefault(game, Map.of()).get(offence));
    }

    /** What other codes make of the same thing. */
    public List<LawCase> elsewhere(LawCase one) {
        return all().filter(other -> other.offence().equals(one.offence()) && !other.equals(one))
                .toList();
    }

    /** The case of the same code for which the law does provide this: of the same stage, and told shortest, if there are several. */
    public Optional<LawCase> nearest(LawCase one, Remedy remedy) {
        return of(one.code()).stream()
                .filter(other -> other.provides(remedy))
                .min(Comparator.<LawCase, Boolean>comparing(other -> other.stage() != one.stage())
                        .thenComparingInt(other -> other.what().length()));
    }
}
