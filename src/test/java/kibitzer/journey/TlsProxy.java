package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.InstalledProgram;

/**
 * The nginx installed on this machine, with the lines that docs/operating.md prints for it and a certificate of its own; only names,
 * ports and files are put in their place.
 */
final class TlsProxy implements AutoCloseable {
    private static final Path GUIDE = Path.of("docs/operating.md");
    private static final String HOST = "cards.example.org";
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final Path folder;
    private final Process process;
    private final X509Certificate certificate;

    private TlsProxy(Path folder, Process process, X509Certificate certificate) {
        this.folder = folder;
        this.process = process;
        this.certificate = certificate;
    }

    /** Its own, which nobody vouches for. */
    X509Certificate certificate() {
        return certificate;
    }

    /** Empty where none is installed. */
    static Optional<Path> installed() {
        return InstalledProgram.of("nginx");
    }

    /** What the guide has the trainer told, for people who come to this address. */
    static Map<String, String> environment(String address) {
        Map<String, String> told = new HashMap<>();
        Matcher line = Pattern.compile("^ {4}Environment=(\\w+)=(\\S+)$", Pattern.MULTILINE)
                .matcher(chapter());
        while (line.find()) {
            told.put(line.group(1), line.group(2).replace("https://" + HOST, address));
        }
        assertThat(told)
                .containsOnlyKeys("SERVER_ADDRESS", "SERVER_FORWARDHEADERSSTRATEGY", "KIBITZER_ADDRESS")
                .containsEntry("KIBITZER_ADDRESS", address);
        return told;
    }

    /** Listens on this port of the machine, and passes on to that of the trainer. */
    static TlsProxy start(int port, int trainer) {
        try {
            Path folder = Files.createTempDirectory("nginx");
            Path certificate = folder.resolve("cards.pem");
            Path key = folder.resolve("cards.key");
            certify(certificate, key);
            String lines = lines().replace("listen 443", "listen 127.0.0.1:" + port)
                    .replace(HOST, "localhost")
                    .replace("/etc/ssl/cards.pem", certificate.toString())
                    .replace("/etc/ssl/cards.key", key.toString())
                    .replace("127.0.0.1:8080", "127.0.0.1:" + trainer);
            Path configuration = folder.resolve("nginx.conf");
            Files.writeString(
                    configuration,
                    String.join(
                            "\n",
                            "daemon off;",
                            "pid " + folder.resolve("pid") + ";",
                            "events {}",
                            "http {",
                            "access_log off;",
                            temporary(folder, "client_body", "proxy", "fastcgi", "uwsgi", "scgi"),
                            lines,
                            "}"));
            Process process = new ProcessBuilder(
                            installed().orElseThrow().toString(),
                            "-p",
                            folder.toString(),
                            "-e",
                            folder.resolve("errors").toString(),
                            "-c",
                            configuration.toString())
                    .inheritIO()
                    .start();
            awaitOpen(port, process);
            return new TlsProxy(folder, process, read(certificate));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String temporary(Path folder, String... kinds) {
        return String.join(
                "\n",
                Arrays.stream(kinds)
                        .map(kind -> kind + "_temp_path " + folder.resolve(kind) + ";")
                        .toList());
    }

    private static String chapter() {
        try {
            return Files.readString(GUIDE).split("\n## HTTPS\n", 2)[1].split("\n## ", 2)[0];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** From the first line of nginx to the end of its server. */
    private static String lines() {
        Matcher printed = Pattern.compile("^ {4}map .*?^ {4}}$", Pattern.MULTILINE | Pattern.DOTALL)
                .matcher(chapter());
        assertThat(printed.find()).as("the lines for nginx").isTrue();
        return printed.group();
    }

    private static void certify(Path certificate, Path key) throws IOException {
        List<String> command = List.of(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
                "-out",
                certificate.toString(),
                "-keyout",
                key.toString());
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            assertThat(process.waitFor()).as(said).isZero();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static X509Certificate read(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(bytes);
        } catch (CertificateException e) {
            throw new IOException(file.toString(), e);
        }
    }

    private static void awaitOpen(int port, Process process) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!isOpen(port)) {
            if (System.nanoTime() > end || !process.isAlive()) {
                throw new IllegalStateException("nginx did not start; it has told why");
            }
            LockSupport.parkNanos(20_000_000);
        }
    }

    private static boolean isOpen(int port) {
        try (Socket open = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return open.isConnected();
        } catch (IOException notYet) {
            return false;
        }
    }

    @Override
    public void close() {
        process.destroy();
        try (Stream<Path> files = Files.walk(folder)) {
            process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
