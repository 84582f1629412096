package kibitzer.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import org.springframework.util.FileSystemUtils;

/**
 * Starts the packaged trainer as {@code ./kibitzer serve} does, with the JVM's cache that a first start leaves, and prints the seconds
 * from the call until the trainer tells its address: on an empty folder and on one with a database, and the same with every lesson and
 * problem set there ten times.
 */
public final class Starts {
    private static final int TIMES = 5;
    private static final int AS_MANY = 10;
    private static final String ADDRESS = "Kibitzer is at";
    private static final String JAR = "kibitzer.jar";
    private static final List<String> JVM = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xlog:disable",
            "-Xlog:all=warning:stderr",
            "-Xlog:aot*=error:stderr",
            "-Xlog:cds*=error:stderr");

    private Starts() {}

    /** Takes what {@code ./kibitzer} has laid out beside the jar of the property {@code kibitzer.jar}. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path app = Path.of(System.getProperty("kibitzer.jar", "target/kibitzer.jar"))
                .toAbsolutePath()
                .resolveSibling("app");
        Path folder = Files.createTempDirectory("starts");
        try {
            Path usual = trained(copy(app, folder.resolve("usual"), 1));
            Path tenfold = trained(copy(app, folder.resolve("tenfold"), AS_MANY));
            for (Path laidOut : List.of(usual, tenfold)) {
                tell(laidOut, "an empty folder", folder.resolve("data"), true);
                tell(laidOut, "a database there", folder.resolve("data"), false);
            }
        } finally {
            FileSystemUtils.deleteRecursively(folder);
        }
    }

    private static void tell(Path app, String where, Path data, boolean emptied)
            throws IOException, InterruptedException {
        List<Duration> took = new ArrayList<>();
        for (int time = 0; time < TIMES; time++) {
            if (emptied) {
                FileSystemUtils.deleteRecursively(data);
            }
            took.add(started(app, data));
        }
        Collections.sort(took);
        System.out.printf(
                Locale.ROOT,
                "%-8s %-17s %s s%n",
                app.getFileName(),
                where,
                took.stream()
                        .map(one -> String.format(Locale.ROOT, "%.2f", one.toMillis() / 1000.0))
                        .collect(Collectors.joining(" ")));
    }

    private static Duration started(Path app, Path data) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        Process trainer = process(app, List.of("-XX:AOTCache=" + app.resolve("serve.aot")), data);
        try (BufferedReader printed = trainer.inputReader()) {
            Optional<String> told =
                    printed.lines().filter(line -> line.startsWith(ADDRESS)).findFirst();
            Duration took = Duration.ofNanos(System.nanoTime() - begun);
            if (told.isEmpty()) {
                throw new IllegalStateException("The trainer in " + app + " does not start");
            }
            return took;
        } finally {
            trainer.destroy();
            trainer.waitFor();
        }
    }

    private static Path trained(Path app) throws IOException, InterruptedException {
        List<String> training = List.of("-XX:AOTCacheOutput=" + app.resolve("serve.aot"), "-Dkibitzer.rehearsal=true");
        Process trainer = process(app, training, app.resolve("rehearsal"));
        trainer.getInputStream().transferTo(OutputStream.nullOutputStream());
        if (trainer.waitFor() != 0) {
            throw new IllegalStateException("The trainer in " + app + " does not start");
        }
        return app;
    }

    private static Process process(Path app, List<String> options, Path data) throws IOException {
        List<String> command = new ArrayList<>(JVM);
        command.addAll(options);
        command.addAll(List.of("-jar", app.resolve(JAR).toString(), "serve", "--port", "0", "--data", data.toString()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static Path copy(Path app, Path to, int times) throws IOException {
        FileSystemUtils.copyRecursively(app.resolve("lib"), to.resolve("lib"));
        try (JarFile from = new JarFile(app.resolve(JAR).toFile());
                JarOutputStream jar = new JarOutputStream(Files.newOutputStream(to.resolve(JAR)))) {
            for (JarEntry entry : Collections.list(from.entries())) {
                byte[] content = content(from, entry);
                write(jar, entry.getName(), content);
                for (int copy = 2; copy <= times && isTaught(entry.getName()); copy++) {
                    write(jar, named(entry.getName(), copy), content);
                }
            }
        }
        return to;
    }

    private static boolean isTaught(String name) {
        return name.startsWith("lessons/") && name.endsWith(".md")
                || name.startsWith("problem-sets/") && name.endsWith(".json");
    }

    /** A lesson in a course of its own, a set by a name of its own. */
    private static String named(String name, int copy) {
        int at = name.startsWith("lessons/") ? name.lastIndexOf('/') : name.lastIndexOf('.');
        return name.substring(0, at) + "-" + copy + name.substring(at);
    }

    private static byte[] content(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream content = jar.getInputStream(entry)) {
            return content.readAllBytes();
        }
    }

    private static void write(JarOutputStream jar, String name, byte[] content) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        jar.write(content);
        jar.closeEntry();
    }
}
