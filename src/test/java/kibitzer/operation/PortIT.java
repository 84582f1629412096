package kibitzer.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import kibitzer.journey.RunningTrainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What whoever starts the packaged trainer is told where it cannot have its port. */
class PortIT {

    @Test
    void aPortThatAnotherProgramHas(@TempDir Path data) throws IOException {
        try (ServerSocket other = new ServerSocket(0)) {
            String port = String.valueOf(other.getLocalPort());
            RunningTrainer.Called ended = RunningTrainer.call(data, "serve", "--port", port);

            assertThat(ended.exit()).isEqualTo(1);
            assertThat(ended.said())
                    .contains("Port " + port + " is in use by another program.", "serve --port N")
                    .doesNotContain("\tat ");
        }
    }

    @Test
    void aPortThatIsNone(@TempDir Path data) {
        RunningTrainer.Called ended = RunningTrainer.call(data, "serve", "--port", "99999");

        assertThat(ended.exit()).isNotZero();
        assertThat(ended.said()).contains("99999").doesNotContain("\tat ");
        assertThat(data).isEmptyDirectory();
    }
}
