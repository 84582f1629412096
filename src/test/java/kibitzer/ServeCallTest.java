package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What whoever starts the trainer is told where its data cannot be used. */
class ServeCallTest {

    @TempDir
    private Path folder;

    private record Ended(int exit, String out, String err) {}

    private Ended serve(Path data, String... more) throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "kibitzer.Main",
                "serve",
                "--port",
                "0",
                "--data",
                data.toString()));
        Collections.addAll(command, more);
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        if (!process.waitFor(3, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        return new Ended(process.waitFor(), Files.readString(out), Files.readString(err));
    }

    private static void isOneSentence(Ended ended, String... says) {
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.err().lines().filter(line -> !line.startsWith("WARNING:")))
                .as(ended.err())
                .singleElement()
                .asString()
                .contains(says);
        assertThat(ended.out()).doesNotContain("Exception", "\tat ");
    }

    /** Health looks at the space there, so that a trainer on PostgreSQL without it would never be sent people. */
    @Test
    void theFolderIsMadeThoughTheDatabaseIsElsewhere() throws Exception {
        Path data = folder.resolve("not").resolve("yet");
        Ended ended = serve(data, "--database", "jdbc:postgresql://127.0.0.1:1/nowhere?connectTimeout=1");
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(data).isDirectory();

        Path file = Files.writeString(folder.resolve("words"), "words");
        isOneSentence(
                serve(file.resolve("data"), "--database", "jdbc:postgresql://127.0.0.1:1/nowhere?connectTimeout=1"),
                "cannot be written to",
                "--data FOLDER");
    }

    @Test
    void aFolderThatIsAFile() throws Exception {
        Path file = Files.writeString(folder.resolve("data"), "words");
        isOneSentence(serve(file), file + " is a file", "--data FOLDER");
    }

    /** Where nobody may write, not even the administrator of the machine. */
    @Test
    void aFolderThatCannotBeWrittenTo() throws Exception {
        isOneSentence(serve(Path.of("/proc")), "/proc cannot be written to", "--data FOLDER");
    }

    @Test
    void aFileOfSomethingElse() throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        Path file = Files.writeString(data.resolve("kibitzer.mv.db"), "garbage ".repeat(10_000));
        isOneSentence(serve(data), file + " is damaged", "restore FILE --over");
        assertThat(file).hasContent("garbage ".repeat(10_000));
    }

    @Test
    void aDamagedDatabase() throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        byte[] noise = new byte[65_536];
        new Random(1).nextBytes(noise);
        byte[] start = "H:2,block:2,blockSize:1000".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(start, 0, noise, 0, start.length);
        Path file = Files.write(data.resolve("kibitzer.mv.db"), noise);
        isOneSentence(serve(data), file + " is damaged", "restore FILE --over");
    }

    @Test
    void dataThatAnotherHasOpen() throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        try (Connection other = DriverManager.getConnection("jdbc:h2:file:" + data.resolve("kibitzer"))) {
            isOneSentence(serve(data), "Another Kibitzer has the data in " + data, "stop it");
            assertThat(other.isValid(1)).isTrue();
            assertThat(data.resolve("kibitzer.trace.db")).doesNotExist();
        }
    }
}
