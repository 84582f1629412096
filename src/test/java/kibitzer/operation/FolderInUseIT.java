package kibitzer.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import kibitzer.journey.RunningTrainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A second trainer on the data of one that runs. */
class FolderInUseIT {

    @Test
    void isRefusedInASentenceAndLeavesNothingInTheFolderOfTheFirst(@TempDir Path data) {
        try (RunningTrainer first = RunningTrainer.startOn(data)) {
            RunningTrainer.Called second = RunningTrainer.call(data, "serve", "--port", "0");

            assertThat(second.exit()).isEqualTo(1);
            assertThat(second.said())
                    .contains("Another Kibitzer has the data in " + data.toAbsolutePath() + " open")
                    .doesNotContain("\tat ");
            assertThat(data)
                    .isDirectoryContaining("glob:**kibitzer.mv.db")
                    .isDirectoryNotContaining("glob:**.trace.db");
            assertThat(first.call("doctor").said()).contains("open in a trainer that runs");
        }
    }
}
