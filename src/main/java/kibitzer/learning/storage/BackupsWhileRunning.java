package kibitzer.learning.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Makes the backups of the embedded database that are {@linkplain BackupRequest asked for} in its folder while the trainer runs. */
@Component
class BackupsWhileRunning {
    private static final Logger LOG = LoggerFactory.getLogger(BackupsWhileRunning.class);
    private static final Pattern FILE = Pattern.compile("jdbc:h2:file:([^;]+).*");

    private final DataSource source;
    private final Optional<DataFolder> folder;

    BackupsWhileRunning(DataSource source, @Value("${spring.datasource.url}") String url) {
        this.source = source;
        Matcher file = FILE.matcher(url);
        this.folder = file.matches()
                ? Optional.ofNullable(Path.of(file.group(1)).getParent()).map(DataFolder::new)
                : Optional.empty();
    }

    /** Makes every backup that is asked for. */
    @Scheduled(fixedDelay = 500)
    synchronized void answerRequests() {
        folder.ifPresent(data -> BackupRequest.waiting(data).forEach(this::answer));
    }

    private void answer(BackupRequest request) {
        try (Connection connection = source.getConnection()) {
            request.begin();
            Backups.write(connection, request.part());
            Files.move(request.part(), request.made(), StandardCopyOption.ATOMIC_MOVE);
        } catch (SQLException | IOException failed) {
            LOG.warn("A backup could not be made", failed);
            request.fail(
                    FullDisk.behind(failed)
                            ? "The disk of the data folder is full, so no backup can be made; make space and try again."
                            : "The running trainer could not make the backup; its log says why.");
        }
    }
}
