package kibitzer.content.problemset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import kibitzer.content.reading.ShippedFile;
import org.springframework.util.function.SingletonSupplier;

/** The problem sets that ship, by name. A set is read and its questions are dealt when it is first asked for. */
public final class ProblemSets {
    private static final String FOLDER = "problem-sets";
    private static final String ENDING = ".json";

    private final List<SetOutline> outlines = new ArrayList<>();
    private final Map<String, Supplier<ProblemSet>> byId = new LinkedHashMap<>();

    private ProblemSets(List<ShippedFile> files) {
        for (ShippedFile file : files) {
            String id = id(file);
            outlines.add(SetOutline.of(id, file));
            byId.put(
                    id,
                    SingletonSupplier.of(() ->
                            ProblemSetReader.read(file.path(), id, file.text()).sound()));
        }
    }

    /** The sets that ship. */
    public static ProblemSets shipped() {
        return new ProblemSets(ShippedFile.under(FOLDER, ENDING).stream()
                .filter(file -> !file.path().contains("/schema/"))
                .toList());
    }

    private static String id(ShippedFile file) {
        return file.path().substring(FOLDER.length() + 1, file.path().length() - ENDING.length());
    }

    /** What a list says of each, in the order of their names. */
    public List<SetOutline> outlines() {
        return List.copyOf(outlines);
    }

    /**
     * Every set, read to the end.
     *
     * @throws IllegalStateException naming every fault, if a set has one; the build lets none through
     */
    public List<ProblemSet> all() {
        return byId.values().stream().map(Supplier::get).toList();
    }

    /**
     * A set by its name.
     *
     * @throws IllegalStateException naming every fault, if it has one; the build lets none through
     */
    public Optional<ProblemSet> find(String id) {
        return Optional.ofNullable(byId.get(id)).map(Supplier::get);
    }
}
