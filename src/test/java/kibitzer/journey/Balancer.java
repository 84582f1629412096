package kibitzer.journey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.URI;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import kibitzer.InstalledProgram;

/** The HAProxy installed on this machine, with the configuration that a release brings, before two trainers. */
final class Balancer implements AutoCloseable {
    private static final Path CONFIGURATION = Path.of("deploy/haproxy.cfg");
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int COLUMN_OF_STATUS = 17;

    private final Path folder;
    private final Process process;
    private final int port = freePort();

    /** @param health the trainers' ports for it */
    Balancer(Map<String, RunningTrainer> trainers, Map<String, Integer> health) {
        try {
            folder = Files.createTempDirectory("haproxy");
            ProcessBuilder start = new ProcessBuilder(
                            installed().orElseThrow().toString(), "-db", "-f", CONFIGURATION.toString())
                    .inheritIO();
            start.environment().put("KIBITZER_PROXY", "127.0.0.1:" + port);
            start.environment().put("KIBITZER_PROXY_SOCKET", socket().toString());
            PosixFileAttributes own = Files.readAttributes(folder, PosixFileAttributes.class);
            start.environment().put("KIBITZER_PROXY_USER", own.owner().getName());
            start.environment().put("KIBITZER_PROXY_GROUP", own.group().getName());
            trainers.forEach((name, trainer) -> {
                String variable = "KIBITZER_" + name.toUpperCase(Locale.ROOT);
                start.environment()
                        .put(variable, "127.0.0.1:" + trainer.address().getPort());
                start.environment().put(variable + "_HEALTH", "127.0.0.1:" + health.get(name));
            });
            process = start.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        trainers.keySet().forEach(this::awaitUp);
    }

    /** Empty where none is installed. */
    static Optional<Path> installed() {
        return InstalledProgram.of("haproxy");
    }

    static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    URI address() {
        return URI.create("http://localhost:" + port);
    }

    String at(String path) {
        return address().resolve(path).toString();
    }

    /** New visitors are sent to this trainer alone, while those of the others stay where they are. */
    void sendNewVisitorsTo(String name, Iterable<String> others) {
        ask("set server trainers/" + name + " state ready");
        others.forEach(other -> ask("set server trainers/" + other + " state drain"));
    }

    void sendVisitorsToAll(Iterable<String> names) {
        names.forEach(name -> ask("set server trainers/" + name + " state ready"));
    }

    /** Waits until the trainer is sent people. */
    void awaitUp(String name) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!isUp(name)) {
            if (System.nanoTime() > end || !process.isAlive()) {
                throw new IllegalStateException(
                        process.isAlive()
                                ? "HAProxy does not find trainer " + name + " well:\n" + ask("show stat")
                                : "HAProxy did not start; it has told why");
            }
            LockSupport.parkNanos(100_000_000);
        }
    }

    private boolean isUp(String name) {
        return Files.exists(socket())
                && ask("show stat")
                        .lines()
                        .filter(line -> line.startsWith("trainers," + name + ","))
                        .anyMatch(line -> line.split(",", -1)[COLUMN_OF_STATUS].equals("UP"));
    }

    private Path socket() {
        return folder.resolve("admin.sock");
    }

    private String ask(String command) {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.connect(UnixDomainSocketAddress.of(socket()));
            channel.write(ByteBuffer.wrap((command + "\n").getBytes(StandardCharsets.UTF_8)));
            StringBuilder reply = new StringBuilder();
            ByteBuffer read = ByteBuffer.allocate(8192);
            while (channel.read(read) >= 0) {
                reply.append(StandardCharsets.UTF_8.decode(read.flip()));
                read.clear();
            }
            return reply.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            Files.deleteIfExists(socket());
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
