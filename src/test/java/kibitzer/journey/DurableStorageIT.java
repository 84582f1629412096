package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DurableStorageIT {

    @Test
    void everyCommittedRowSurvivesKillMinusNine(@TempDir Path data) throws Exception {
        Process writer = tally(data, "write");
        int acknowledged;
        try (BufferedReader lines = writer.inputReader()) {
            do {
                acknowledged = Integer.parseInt(lines.readLine());
            } while (acknowledged < 500);
            writer.destroyForcibly().waitFor();
        }

        Process reader = tally(data, "count");
        try (BufferedReader lines = reader.inputReader()) {
            assertThat(Integer.parseInt(lines.readLine())).isGreaterThanOrEqualTo(acknowledged);
        }
    }

    private static Process tally(Path data, String task) throws Exception {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Tally.class.getName(),
                        task,
                        "--kibitzer.data=" + data)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
