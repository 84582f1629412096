package kibitzer.journey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.springframework.util.FileSystemUtils;

/** The packaged trainer laid out as a folder, as {@code ./kibitzer} does it: so it starts in two thirds of the time. Once for all tests of a run. */
final class LaidOut {
    /** The jar as it was built. */
    static final String PACKED = System.getProperty("kibitzer.jar", "target/kibitzer.jar");

    private static final class Once {
        private static final Path JAR = layOut();
    }

    private LaidOut() {}

    /** The jar to start, with its libraries beside it. */
    static String jar() {
        return Once.JAR.toString();
    }

    private static Path layOut() {
        Path packed = Path.of(PACKED);
        Path folder = packed.resolveSibling("laid-out");
        try {
            FileSystemUtils.deleteRecursively(folder);
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Djarmode=tools",
                            "-jar",
                            PACKED,
                            "extract",
                            "--destination",
                            folder.toString())
                    .inheritIO()
                    .start();
            if (process.waitFor() != 0) {
                throw new IllegalStateException(PACKED + " cannot be laid out in " + folder);
            }
            return folder.resolve(packed.getFileName());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
