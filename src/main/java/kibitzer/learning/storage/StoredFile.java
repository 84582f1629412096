package kibitzer.learning.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.MVStore;
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
    /** Per cent of the file's pieces that are in use, below which they are written together. */
    private static final int FILLED = 60;

    private static final int BYTES_A_ROUND = 4 << 20;

    private final DataSource source;
    private final Optional<DataFolder> folder;
    /** Requests that could not be taken, and of which the log has its line; that of a folder that may not be read is "". */
    private final Set<String> told = new HashSet<>();

    private long tidied = -1;

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
        folder.ifPresent(this::answerRequests);
    }

    private void answerRequests(DataFolder data) {
        try {
            List<BackupRequest> waiting = BackupRequest.waiting(data);
            told.retainAll(waiting.stream().map(BackupRequest::id).toList());
            waiting.forEach(this::begin);
        } catch (IOException closed) {
            tellOnce("", closed);
        }
    }

    /** A request that is not the trainer's to take stays where it is, and is told once. */
    private void begin(BackupRequest request) {
        try {
            request.begin();
        } catch (IOException notOurs) {
            tellOnce(request.id(), notOurs);
            return;
        }
        answer(request);
    }

    private void tellOnce(String request, IOException refused) {
        if (told.add(request)) {
            LOG.warn(
                    "A backup is asked for by a file that another user made ({}); ask for it as the user who runs"
                            + " the trainer, and take that file away",
                    refused.getMessage());
        }
    }

    private void answer(BackupRequest request) {
        try (Connection connection = source.getConnection()) {
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

    /**
     * Writes what is left of half-empty pieces of the file together, so that their room is used again: a few milliseconds a
     * round, and none where nobody has stored anything since. The room is used again only after H2's retention time, so that
     * whoever reads, or a machine whose power fails, finds the older pieces whole; moving pieces that are in use would be
     * quicker and is left to the end of a run.
     */
    @Scheduled(fixedDelay = 1_000)
    synchronized void keepSmall() {
        if (folder.isEmpty()) {
            return;
        }
        try (Connection connection = source.getConnection()) {
            if (connection.unwrap(JdbcConnection.class).getSession() instanceof SessionLocal session) {
                MVStore store = session.getDatabase().getStore().getMvStore();
                if (store.getCurrentVersion() != tidied) {
                    store.compact(FILLED, BYTES_A_ROUND);
                    tidied = store.getCurrentVersion();
                }
            }
        } catch (SQLException | RuntimeException failed) {
            LOG.warn("The database's file could not be tidied; the next round tries again", failed);
        }
    }
}
