package kibitzer.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.InstalledProgram;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** The configurations of a release tell the trainers where people come from, and believe nobody else who says so. */
class BehindProxiesTest {
    private static final Path DEPLOY = Path.of("deploy");
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final String OUTER = "203.0.113.9";

    @TempDir
    private Path folder;

    private static Map<String, Map<String, Object>> services(String file) throws IOException {
        Map<String, Map<String, Map<String, Object>>> read = new Yaml().load(Files.readString(DEPLOY.resolve(file)));
        return read.get("services");
    }

    @Test
    void eachTrainerInAContainerBelievesTheProxyBeforeIt() throws IOException {
        List<Map<String, Object>> trainers = Stream.concat(
                        services("compose.yaml").values().stream(), services("compose-two.yaml").values().stream())
                .filter(service -> ".".equals(service.get("build")))
                .toList();
        assertThat(trainers)
                .hasSize(3)
                .allSatisfy(trainer -> assertThat(trainer.get("environment"))
                        .asInstanceOf(InstanceOfAssertFactories.MAP)
                        .containsEntry("SERVER_FORWARDHEADERSSTRATEGY", "native"));
    }

    /** Who has the port of the containers is this machine: nobody else may say where a request came from. */
    @Test
    void theContainersListenOnThisMachineAlone() throws IOException {
        for (String file : List.of("compose.yaml", "compose-two.yaml")) {
            List<Object> ports = services(file).values().stream()
                    .flatMap(service -> service.get("ports") instanceof List<?> open ? open.stream() : Stream.empty())
                    .map(Object.class::cast)
                    .toList();
            assertThat(ports).as(file).containsExactly("127.0.0.1:8080:8080");
        }
    }

    @Test
    void whatAProxyOfTheSameMachineSaysIsPassedOnAndWhatABrowserSaysIsNot() throws Exception {
        assertThat(seen(Map.of()))
                .containsEntry("X-forwarded-for", OUTER + ", 127.0.0.1")
                .containsEntry("X-forwarded-proto", "https");
        assertThat(seen(Map.of("KIBITZER_OUTER_PROXY", "172.16.0.0/12 192.168.0.0/16")))
                .containsEntry("X-forwarded-for", "127.0.0.1")
                .doesNotContainKey("X-forwarded-proto");
        assertThat(seen(Map.of("KIBITZER_OUTER_PROXY", "172.16.0.0/12 127.0.0.0/8")))
                .as("the second of several networks")
                .containsEntry("X-forwarded-for", OUTER + ", 127.0.0.1");
    }

    /** The headers that a trainer sees of a request that says it came from elsewhere, by HTTPS. */
    private Map<String, String> seen(Map<String, String> settings) throws Exception {
        Optional<Path> installed = installed();
        assumeTrue(installed.isPresent(), "No HAProxy on this machine");
        HttpServer trainer = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        trainer.createContext("/", BehindProxiesTest::tellHeaders);
        trainer.start();
        int port = free();
        Process balancer = balancer(installed.get(), port, trainer.getAddress().getPort(), settings);
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/"))
                    .header("X-Forwarded-For", OUTER)
                    .header("X-Forwarded-Proto", "https")
                    .build();
            return onceItServes(client, request, balancer)
                    .lines()
                    .map(line -> line.split("=", 2))
                    .collect(Collectors.toMap(header -> header[0], header -> header[1]));
        } finally {
            balancer.destroy();
            balancer.waitFor();
            trainer.stop(0);
        }
    }

    private Process balancer(Path program, int port, int trainer, Map<String, String> settings) throws IOException {
        ProcessBuilder start = new ProcessBuilder(
                        program.toString(),
                        "-db",
                        "-f",
                        DEPLOY.resolve("haproxy.cfg").toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("haproxy.log").toFile());
        Map<String, String> environment = start.environment();
        environment.put("KIBITZER_PROXY", "127.0.0.1:" + port);
        environment.put("KIBITZER_PROXY_SOCKET", folder.resolve("admin.sock").toString());
        PosixFileAttributes own = Files.readAttributes(folder, PosixFileAttributes.class);
        environment.put("KIBITZER_PROXY_USER", own.owner().getName());
        environment.put("KIBITZER_PROXY_GROUP", own.group().getName());
        for (String name : List.of("ONE", "ONE_HEALTH", "TWO", "TWO_HEALTH")) {
            environment.put("KIBITZER_" + name, "127.0.0.1:" + trainer);
        }
        environment.putAll(settings);
        return start.start();
    }

    private static String onceItServes(HttpClient client, HttpRequest request, Process balancer) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (balancer.isAlive() && System.nanoTime() < end) {
            try {
                HttpResponse<String> reply = client.send(request, BodyHandlers.ofString());
                if (reply.statusCode() == 200) {
                    return reply.body();
                }
            } catch (ConnectException notYet) {
                // it has not got its port
            }
            LockSupport.parkNanos(50_000_000);
        }
        throw new IllegalStateException("HAProxy does not serve");
    }

    private static void tellHeaders(HttpExchange exchange) throws IOException {
        List<String> lines = new ArrayList<>();
        exchange.getRequestHeaders().forEach((name, values) -> lines.add(name + "=" + String.join(", ", values)));
        byte[] body = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static Optional<Path> installed() {
        return InstalledProgram.of("haproxy");
    }
}
