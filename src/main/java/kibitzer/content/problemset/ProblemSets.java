package kibitzer.content.problemset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.content.ShippedFile;

/** The problem sets that are at hand, by name. */
public final class ProblemSets {
    private static final String FOLDER = "problem-sets";
    private static final String ENDING = ".json";

    private final Map<String, ProblemSet> byId = new LinkedHashMap<>();

    public ProblemSets(List<ProblemSet> sets) {
        sets.forEach(set -> byId.put(set.id(), set));
    }

    /**
     * The sets that ship.
     *
     * @throws IllegalStateException naming every fault, if any set has one; the build lets none through
     */
    public static ProblemSets shipped() {
        return new ProblemSets(ShippedFile.under(FOLDER, ENDING).stream()
                .filter(file -> !file.path().contains("/schema/"))
                .map(file -> ProblemSetReader.read(file.path(), id(file), file.text())
                        .sound())
                .toList());
    }

    private static String id(ShippedFile file) {
        return file.path().substring(FOLDER.length() + 1, file.path().length() - ENDING.length());
    }

    public List<ProblemSet> all() {
        return List.copyOf(byId.values());
    }

    public Optional<ProblemSet> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }
}
