package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import kibitzer.learning.learner.Secret;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The link with which a trainer is set up: told once, to no log. */
class SetUpLineTest {
    private static final String ADDRESS = "http://localhost:8080";

    private final ByteArrayOutputStream told = new ByteArrayOutputStream();
    private final PrintStream console = new PrintStream(told, true, StandardCharsets.UTF_8);
    private final Secret link = Secret.fresh();

    @TempDir
    private Path folder;

    private String told() {
        return told.toString(StandardCharsets.UTF_8);
    }

    private Path file() {
        return folder.resolve("set-up-link.txt");
    }

    @Test
    void aTerminalIsToldTheLink() {
        new SetUpLine(true, folder, console).tell(ADDRESS, Optional.of(link));
        assertThat(told()).contains("once, within a day: " + ADDRESS + "/setup/" + link.text());
        assertThat(file()).doesNotExist();
    }

    @Test
    void aJournalOrAContainersLogIsToldWhereTheLinkIsAndNotTheLink() throws IOException {
        new SetUpLine(false, folder, console).tell(ADDRESS, Optional.of(link));
        assertThat(told()).contains(file().toString()).doesNotContain(link.text());
        assertThat(Files.readString(file())).isEqualTo(ADDRESS + "/setup/" + link.text() + "\n");
        assertThat(Files.getPosixFilePermissions(file())).isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void theNextStartTakesTheFileAwayOrWritesAnother() throws IOException {
        SetUpLine line = new SetUpLine(false, folder, console);
        line.tell(ADDRESS, Optional.of(link));
        Secret fresh = Secret.fresh();
        line.tell(ADDRESS, Optional.of(fresh));
        assertThat(Files.readString(file())).contains(fresh.text()).doesNotContain(link.text());
        line.tell(ADDRESS, Optional.empty());
        assertThat(file()).doesNotExist();
    }
}
