package kibitzer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;

/**
 * The test classes that take the most of the processor begin, as {@code longest-first.txt} names them, so that none of them goes on
 * alone when all others have ended. The others follow in the order in which they were found.
 */
public final class LongestFirst implements ClassOrderer {
    /** By their names without the package, the longest first. */
    static final List<String> NAMES = read();

    @Override
    public void orderClasses(ClassOrdererContext context) {
        context.getClassDescriptors()
                .sort(Comparator.comparingInt(
                        described -> place(described.getTestClass().getSimpleName())));
    }

    private static int place(String name) {
        int place = NAMES.indexOf(name);
        return place < 0 ? NAMES.size() : place;
    }

    private static List<String> read() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(LongestFirst.class.getResourceAsStream("longest-first.txt")),
                StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
