package kibitzer.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file that {@code ./kibitzer package} writes, unpacked in an empty folder and started from there. */
class ReleaseIT {
    private static final Pattern ADDRESS = Pattern.compile("Kibitzer is at (http://localhost:\\d+)");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** It lives for seconds: to compile it thoroughly, twice while its caches are made, takes half a minute of the processor. */
    private static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

    @TempDir
    private static Path folder;

    private static Path release;

    @BeforeAll
    static void unpack() throws Exception {
        run(
                folder,
                JAVA,
                "-Djarmode=tools",
                "-jar",
                System.getProperty("kibitzer.jar"),
                "extract",
                "--destination",
                "laid-out");
        run(folder, "sh", Path.of(".mvn", "release").toAbsolutePath().toString(), "laid-out", ".");
        Path packed = only(folder, "kibitzer-*.tar.gz");
        run(folder, "tar", "-xzf", packed.toString());
        release = folder.resolve(packed.getFileName().toString().replace(".tar.gz", ""));
    }

    private static Path only(Path in, String named) throws IOException {
        try (var found = Files.newDirectoryStream(in, named)) {
            return found.iterator().next();
        }
    }

    /** What a program printed on standard output; it must end well. */
    private static String run(Path in, String... command) throws Exception {
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        Process process = process(in, command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES))
                .as("%s ends", List.of(command))
                .isTrue();
        assertThat(process.exitValue())
                .as("%s: %s", List.of(command), Files.readString(err))
                .isZero();
        return Files.readString(out);
    }

    private static ProcessBuilder process(Path in, String... command) {
        ProcessBuilder process = new ProcessBuilder(command).directory(in.toFile());
        Map<String, String> environment = process.environment();
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("JAVA_TOOL_OPTIONS", SHORT_LIVED);
        Stream.of("KIBITZER_DATA", "KIBITZER_CACHE", "KIBITZER_PORT", "KIBITZER_MANAGEMENT_PORT")
                .forEach(environment::remove);
        return process;
    }

    @Test
    void holdsWhatItTakesToRunItAndNothingOfTheSources() throws Exception {
        try (Stream<Path> files = Files.list(release)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .contains("kibitzer", "app", "kibitzer.service", "compose.yaml", "Dockerfile", "LICENSE", "docs")
                    .contains("compose-two.yaml", "haproxy.cfg")
                    .doesNotContain("src", "pom.xml", "target");
        }
        assertThat(release.resolve("kibitzer")).isExecutable();
    }

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]*)(#[^)\\s]*)?\\)");

    /** Of the documents that speak to whoever runs a release every link leads to a file of it; the others name sources too. */
    @Test
    void itsDocumentsLinkWhatIsThere() throws Exception {
        List<String> broken = new ArrayList<>();
        for (String name :
                List.of("operating.md", "accounts.md", "security.md", "http-api.md", "classroom.md", "lti.md")) {
            Path document = release.resolve("docs").resolve(name);
            Matcher link = LINK.matcher(Files.readString(document));
            while (link.find()) {
                String to = link.group(1);
                if (!to.isEmpty() && !to.contains(":") && !Files.exists(document.resolveSibling(to))) {
                    broken.add(name + ": " + to);
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void answersACallOfTheCommandLine() throws Exception {
        assertThat(run(release, "./kibitzer", "decisions")).contains("bridge/call");
    }

    @Test
    void servesThePagesAndTellsItsHealthAfterGettingReadyOnce() throws Exception {
        run(release, "./kibitzer", "prepare");
        assertThat(release.resolve("cache").resolve("serve.aot")).isNotEmptyFile();
        assertThat(release.resolve("cache").resolve("calls.aot")).isNotEmptyFile();
        int management = free();
        Process trainer = process(
                        release, "./kibitzer", "serve", "--port", "0", "--management-port", String.valueOf(management))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader printed = trainer.inputReader(StandardCharsets.UTF_8);
                HttpClient client = HttpClient.newHttpClient()) {
            Matcher address = ADDRESS.matcher(printed.readLine());
            assertThat(address.find()).isTrue();
            assertThat(get(client, address.group(1) + "/lessons").statusCode()).isEqualTo(200);
            // Its port opens after the pages' one, whose address was printed.
            assertThat(onceItListens(client, "http://localhost:" + management + "/health/readiness")
                            .body())
                    .contains("\"status\":\"UP\"");
            assertThat(release.resolve("data").resolve("kibitzer.mv.db")).exists();
        } finally {
            trainer.destroy();
            trainer.waitFor();
        }
    }

    private static HttpResponse<String> get(HttpClient client, String address) throws Exception {
        return client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
    }

    private static HttpResponse<String> onceItListens(HttpClient client, String address) throws Exception {
        long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (true) {
            try {
                return get(client, address);
            } catch (ConnectException notYet) {
                if (System.nanoTime() > end) {
                    throw notYet;
                }
                LockSupport.parkNanos(100_000_000);
            }
        }
    }

    private static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
