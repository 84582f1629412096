package kibitzer.journey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.springframework.util.FileSystemUtils;

/**
 * The packaged trainer laid out as a folder and started once, as {@code ./kibitzer} does it: with the JVM's cache that this start
 * leaves, others take half of the processor's time. Once for all tests of a run.
 */
final class LaidOut {
    /** It lives for minutes: to compile it thoroughly costs more than that gains. The cache serves only the same as it was filled with. */
    private static final List<String> JVM =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:aot*=error", "-Xlog:cds*=error");

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** The jar as it was built. */
    static final String PACKED = System.getProperty("kibitzer.jar", "target/kibitzer.jar");

    private static final class Once {
        private static final Path JAR = trained(layOut());
    }

    private LaidOut() {}

    /** The jar to start, with its libraries beside it. */
    static String jar() {
        return Once.JAR.toString();
    }

    /** How Java is called to start a trainer that lives for minutes, up to what belongs to that one start; only what is laid out has a cache. */
    static List<String> java(String jar) {
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.addAll(JVM);
        if (!jar.equals(PACKED)) {
            command.add("-XX:AOTCache=" + cache(Once.JAR));
        }
        return command;
    }

    private static Path layOut() {
        Path packed = Path.of(PACKED);
        Path folder = packed.resolveSibling("laid-out");
        try {
            FileSystemUtils.deleteRecursively(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        run(List.of(JAVA, "-Djarmode=tools", "-jar", PACKED, "extract", "--destination", folder.toString()));
        return folder.resolve(packed.getFileName());
    }

    private static Path trained(Path jar) {
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.addAll(JVM);
        command.addAll(List.of(
                "-XX:AOTCacheOutput=" + cache(jar),
                "-Dkibitzer.rehearsal=true",
                "-jar",
                jar.toString(),
                "serve",
                "--port",
                "0",
                "--data",
                jar.resolveSibling("rehearsal").toString()));
        run(command);
        return jar;
    }

    private static Path cache(Path jar) {
        return jar.resolveSibling("start.aot");
    }

    private static void run(List<String> command) {
        try {
            if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
                throw new IllegalStateException("This failed: " + String.join(" ", command));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
