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
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Looks after the embedded database's file while the trainer runs: makes the backups that are {@linkplain BackupRequest asked
 * for} in its folder, and keeps the file small. Each answer is in the file before it is acknowledged, and what it takes the
 * place of is given free by nobody else.
 */
@Component
class StoredFile {
    private static final Logger LOG = LoggerFactory.getLogger(StoredFile.class);
    private static final Pattern FILE = Pattern.compile("jdbc:h2:file:([^;]+).*");
    private static final long GROWN = 16L << 20;
    private static final int COMPACTED_IN_MILLIS = 200;

    private final DataSource source;
    private final Optional<DataFolder> folder;
    private long size;

    StoredFile(DataSource source, @Value("${spring.datasource.url}") String url) {
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

    /** Makes the file smaller where it has grown, in a fifth of a second at most: what writes meanwhile waits so long. */
    @Scheduled(fixedDelay = 5_000)
    synchronized void keepSmall() {
        folder.map(data -> data.file().toFile().length())
                .filter(now -> now > size + GROWN)
                .ifPresent(grown -> compact());
    }

    private void compact() {
        try (Connection connection = source.getConnection()) {
            if (connection.unwrap(JdbcConnection.class).getSession() instanceof SessionLocal session) {
                session.getDatabase().getStore().getMvStore().compactFile(COMPACTED_IN_MILLIS);
            }
            size = folder.map(data -> data.file().toFile().length()).orElse(0L);
        } catch (SQLException | RuntimeException failed) {
            LOG.warn("The database's file could not be made smaller; the next round tries again", failed);
        }
    }
}
