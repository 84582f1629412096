package kibitzer;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is installed on this machine: on PATH, or where servers lie that a user's PATH leaves out. */
public final class InstalledProgram {
    private static final List<String> OF_SERVERS = List.of("/usr/sbin", "/usr/local/sbin");

    private InstalledProgram() {}

    /** The first of these names that is there; empty where none is. */
    public static Optional<Path> of(String... names) {
        return Stream.concat(Arrays.stream(System.getenv("PATH").split(File.pathSeparator)), OF_SERVERS.stream())
                .flatMap(folder -> Arrays.stream(names).map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
