package kibitzer.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How {@link ApiProcess} is started over and over: with the JVM's cache of the classes that a start loads, which a first start
 * has filled. The cache knows jars alone, so folders of classes are packed first.
 */
final class TrainedStart {
    private static final List<String> JVM = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            // Standard output is for the port.
            "-Xlog:disable",
            "-Xlog:all=error:stderr");

    private final Path cache;
    private final String classPath;

    private TrainedStart(Path cache, String classPath) {
        this.cache = cache;
        this.classPath = classPath;
    }

    /** Trains in an empty folder, which must stay as long as the start is used. */
    static TrainedStart in(Path folder) throws IOException, InterruptedException {
        TrainedStart start = new TrainedStart(folder.resolve("start.aot"), packed(folder));
        List<String> training = start.command("-XX:AOTCacheOutput=" + start.cache, folder.resolve("data"));
        ApiProcess.started(training, ProcessBuilder.Redirect.DISCARD).end();
        assertThat(start.cache).as("what the first start has left").isNotEmptyFile();
        return start;
    }

    /** The command of a start on a data folder. */
    List<String> command(Path data) {
        return command("-XX:AOTCache=" + cache, data);
    }

    private List<String> command(String use, Path data) {
        List<String> command = new ArrayList<>(JVM);
        command.addAll(List.of(
                use, "-cp", classPath, ApiProcess.class.getName(), "--server.port=0", "--kibitzer.data=" + data));
        return command;
    }

    private static String packed(Path folder) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .map(entry -> Files.isDirectory(entry) ? pack(entry, folder) : entry)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Path pack(Path classes, Path folder) {
        Path jar = folder.resolve(classes.toAbsolutePath().toString().replaceAll("\\W+", "-") + ".jar");
        int failed = ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "-c", "-0", "-f", jar.toString(), "-C", classes.toString(), ".");
        assertThat(failed).as("packing %s", classes).isZero();
        return jar;
    }
}
