package kibitzer.journey;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The packaged trainer as a process of its own, with a data folder and a port of its own. It can be killed without warning
 * and started again on the same data and the same address.
 */
public final class RunningTrainer implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("Kibitzer is at http://localhost:(\\d+)");
    /** A machine that does much else takes minutes for it from the packed jar. */
    private static final Duration PATIENCE_TO_START = Duration.ofMinutes(10);

    private static final Duration PATIENCE_TO_PRINT = Duration.ofMinutes(1);

    private final String jar;
    private final Path data;
    private final List<String> settings;
    private final ConcurrentLinkedQueue<String> output = new ConcurrentLinkedQueue<>();
    private Process process;
    private int port;
    private Duration ahead;
    private final Map<String, String> environment;
    private final Optional<URI> seenAt;

    private RunningTrainer(Path data, Duration ahead, String... settings) {
        this(LaidOut.jar(), data, ahead, Map.of(), Optional.empty(), settings);
    }

    private RunningTrainer(
            String jar,
            Path data,
            Duration ahead,
            Map<String, String> environment,
            Optional<URI> seenAt,
            String... settings) {
        this.jar = jar;
        this.data = data;
        this.environment = environment;
        this.seenAt = seenAt;
        this.settings = List.of(settings);
        this.ahead = ahead;
        this.process = launch();
    }

    /** Starts a trainer with an empty data folder and waits until it answers. */
    public static RunningTrainer start() {
        return startAhead(Duration.ZERO);
    }

    /** The same from the jar as it was built, which is not laid out. */
    public static RunningTrainer startPacked() {
        try {
            return new RunningTrainer(
                    LaidOut.PACKED, Files.createTempDirectory("kibitzer"), Duration.ZERO, Map.of(), Optional.empty());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same with the trainer's clock put forward. */
    public static RunningTrainer startAhead(Duration ahead) {
        try {
            return new RunningTrainer(Files.createTempDirectory("kibitzer"), ahead);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts on a data folder that has something in it; it goes with the trainer. */
    public static RunningTrainer startOn(Path data) {
        return new RunningTrainer(data, Duration.ZERO);
    }

    /** One of several on a PostgreSQL database, with a port for its health. */
    static RunningTrainer startOn(String database, int managementPort) {
        try {
            return new RunningTrainer(
                    Files.createTempDirectory("kibitzer"),
                    Duration.ZERO,
                    "--database",
                    database,
                    "--management-port",
                    Integer.toString(managementPort));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same with these set in its environment, as an operator does. */
    public static RunningTrainer startWith(Map<String, String> environment) {
        try {
            return new RunningTrainer(
                    LaidOut.jar(), Files.createTempDirectory("kibitzer"), Duration.ZERO, environment, Optional.empty());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One behind a proxy, with which people speak at another address. */
    static RunningTrainer startBehind(URI proxy, Map<String, String> environment) {
        try {
            return new RunningTrainer(
                    LaidOut.jar(),
                    Files.createTempDirectory("kibitzer"),
                    Duration.ZERO,
                    environment,
                    Optional.of(proxy));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address of the first page, as people see it. */
    public URI address() {
        return seenAt.orElseGet(() -> URI.create("http://localhost:" + port));
    }

    /** Where it listens itself. */
    int port() {
        return port;
    }

    /** The address of a page, its path given from the root: {@code at("/lessons")}. */
    public String at(String path) {
        return address().resolve(path).toString();
    }

    /** What the trainer has printed so far. */
    public List<String> output() {
        return List.copyOf(output);
    }

    /**
     * Waits until the trainer has printed this; it says more than its address, and a line later.
     *
     * @throws IllegalStateException if it has not within a minute
     */
    public String awaitPrinted(Pattern what) {
        long end = System.nanoTime() + PATIENCE_TO_PRINT.toNanos();
        while (true) {
            Matcher printed = what.matcher(String.join("\n", output));
            if (printed.find()) {
                return printed.group();
            }
            if (System.nanoTime() > end) {
                throw new IllegalStateException(
                        "The trainer did not print " + what + ":\n" + String.join("\n", output));
            }
            LockSupport.parkNanos(20_000_000);
        }
    }

    /** The link with which a fresh trainer is set up: its output is a pipe, so that it leaves the link in its folder. */
    public String setUpLink() {
        awaitPrinted(Pattern.compile("The link that makes you the administrator"));
        try {
            return Files.readString(data.resolve("set-up-link.txt")).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A call of the command line on this trainer's data, while it runs. */
    public Called call(String... words) {
        return call(data, words);
    }

    /** A call of the command line on a data folder. */
    public static Called call(Path data, String... words) {
        List<String> command = new ArrayList<>(LaidOut.java(LaidOut.jar()));
        Collections.addAll(command, "-jar", LaidOut.jar());
        Collections.addAll(command, words);
        Collections.addAll(command, "--data", data.toString());
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Called(process.waitFor(), said);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** How a call ended, and what it said on both of its outputs. */
    public record Called(int exit, String said) {}

    /** Ends the process as a power cut would (kill -9). */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** Starts again after {@link #kill()} on the same data and port. */
    public void restart() {
        if (process.isAlive()) {
            throw new IllegalStateException("The trainer still runs; kill() it first");
        }
        process = launch();
    }

    /**
     * Ends it in good order, its data left where it is.
     *
     * @return the file of its database
     */
    Path stop() {
        process.destroy();
        awaitEnd();
        return data.resolve("kibitzer.mv.db");
    }

    /** Ends the trainer and starts it again with its clock put further forward. */
    public void passTime(Duration further) {
        kill();
        ahead = ahead.plus(further);
        restart();
    }

    @Override
    public void close() {
        process.destroy();
        awaitEnd();
        try (Stream<Path> files = Files.walk(data)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process launch() {
        try {
            List<String> command = new ArrayList<>(LaidOut.java(jar));
            command.addAll(coverageAgent());
            command.add("-Dkibitzer.clock-ahead=" + ahead);
            command.add("-Dkibitzer.first-visit=false"); // a story asks for little of what that gets ready
            Collections.addAll(
                    command, "-jar", jar, "serve", "--port", Integer.toString(port), "--data", data.toString());
            command.addAll(settings);
            ProcessBuilder start = new ProcessBuilder(command).redirectErrorStream(true);
            start.environment().putAll(environment);
            Process started = start.start();
            port = awaitPort(started);
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The agent that measures this JVM, if any: what the journeys reach in the trainer's process counts too. */
    private static List<String> coverageAgent() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-javaagent:"))
                .toList();
    }

    /** Reads the process's output to its end on a thread of its own; returns when the address has been told. */
    private int awaitPort(Process started) {
        CompletableFuture<Integer> told = new CompletableFuture<>();
        // reading a pipe holds the thread that carries a virtual one, and a machine of two cores has two of these
        Thread.ofPlatform().daemon().start(() -> {
            try (BufferedReader lines = started.inputReader()) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    output.add(line);
                    Matcher address = ADDRESS.matcher(line);
                    if (address.find()) {
                        told.complete(Integer.parseInt(address.group(1)));
                    }
                }
            } catch (IOException e) {
                output.add(e.toString());
            }
            told.completeExceptionally(new IllegalStateException("The trainer ended before it told its address"));
        });
        try {
            return told.get(PATIENCE_TO_START.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            started.destroyForcibly();
            throw new IllegalStateException("The trainer did not start:\n" + String.join("\n", output), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void awaitEnd() {
        try {
            if (!process.waitFor(PATIENCE_TO_START.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
