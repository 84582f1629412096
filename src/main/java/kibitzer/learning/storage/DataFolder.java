package kibitzer.learning.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.UserPrincipal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which the embedded database lives.
 *
 * @param path absolute: the database takes no other
 */
public record DataFolder(Path path) {
    private static final String NAME = "kibitzer";

    /** With what every file of the database begins. */
    private static final byte[] HEADER = "H:2".getBytes(StandardCharsets.US_ASCII);

    /** The folder named, else that of {@code KIBITZER_DATA}, else {@code ./data}. */
    public static DataFolder named(@Nullable Path named) {
        String fromEnvironment = System.getenv("KIBITZER_DATA");
        String otherwise = fromEnvironment == null || fromEnvironment.isBlank() ? "data" : fromEnvironment;
        return new DataFolder(named == null ? Path.of(otherwise) : named);
    }

    public DataFolder {
        path = path.toAbsolutePath().normalize();
    }

    /** The file of the database, whether there is one or not. */
    public Path file() {
        return path.resolve(NAME + ".mv.db");
    }

    /** True if there is a database. */
    public boolean hasDatabase() {
        return Files.exists(file());
    }

    /**
     * Makes the folder if there is none, and sees whether a database can be kept there.
     *
     * @throws DataTrouble if it cannot
     */
    public void prepare() {
        prepareToReplace();
        if (hasDatabase() && !(Files.isRegularFile(file()) && Files.isReadable(file()) && Files.isWritable(file()))) {
            throw new DataTrouble("The database " + file() + " cannot be read and written; give the user who runs the"
                    + " trainer the right to, or name another folder: --data FOLDER");
        }
        if (hasDatabase() && !isInUse() && !beginsAsDatabase()) {
            throw damaged();
        }
    }

    /**
     * Makes the folder if there is none, for what else is in it where the database is elsewhere.
     *
     * @throws DataTrouble if it cannot
     */
    public void make() {
        if (!Files.exists(path)) {
            prepareToReplace();
        }
    }

    /**
     * As {@link #prepare}, whatever the database that is there is like.
     *
     * @throws DataTrouble if nothing can be written there
     */
    public void prepareToReplace() {
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new DataTrouble("The data folder " + path + " is a file; name a folder: --data FOLDER");
        }
        try {
            Files.createDirectories(path);
            Files.delete(Files.createTempFile(path, "writable", null));
        } catch (IOException failed) {
            throw FullDisk.behind(failed)
                    ? new DataTrouble("The disk of the data folder " + path + " is full; make space and start again.")
                    : new DataTrouble("The data folder " + path + " cannot be written to; give the user who runs the"
                            + " trainer the right to, or name another: --data FOLDER");
        }
    }

    /**
     * Makes a file in the folder the database's user's, or the folder's where there is no database: root may back up and restore,
     * and the trainer must be able to go on with what root has left there.
     *
     * @throws DataTrouble if it is another user's, and whoever calls may not give it away
     */
    void giveToItsUser(Path file) throws IOException {
        UserPrincipal user = Files.getOwner(hasDatabase() ? file() : path);
        if (Files.getOwner(file).equals(user)) {
            return;
        }
        try {
            Files.setOwner(file, user);
        } catch (IOException notAllowed) {
            throw new DataTrouble("The data in " + path + " is the user " + user.getName()
                    + "'s; do this as that user (sudo -u " + user.getName() + " ...) or as root.");
        }
    }

    private boolean beginsAsDatabase() {
        try (InputStream in = Files.newInputStream(file())) {
            byte[] start = in.readNBytes(HEADER.length);
            return start.length == 0 || Arrays.equals(start, HEADER);
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** True while a trainer, or another program, has the database open. */
    public boolean isInUse() {
        if (!hasDatabase()) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file(), StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (OverlappingFileLockException | IOException refused) {
            return true;
        }
    }

    /**
     * Opens the database that is there.
     *
     * @throws DataTrouble if there is none, or it cannot be opened
     */
    Connection open() {
        if (!hasDatabase()) {
            throw new DataTrouble("There is no database in " + path + "; name the folder it is in: --data FOLDER");
        }
        try {
            return DriverManager.getConnection(url());
        } catch (SQLException failed) {
            throw trouble(failed).orElseGet(this::damaged);
        }
    }

    /** As the trainer's own URL, for a database that is there. */
    String url() {
        return "jdbc:h2:file:" + path.resolve(NAME) + ";IFEXISTS=TRUE;TRACE_LEVEL_FILE=0;WRITE_DELAY=0;MODE=PostgreSQL"
                + ";DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";
    }

    /** In words, why the database did not open; empty if that is not what a failure came of. */
    public Optional<DataTrouble> trouble(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof DataTrouble told) {
                return Optional.of(told);
            }
            if (cause instanceof SQLException failed
                    && failed.getClass().getName().startsWith("org.h2.")) {
                Optional<DataTrouble> trouble = trouble(failed);
                if (trouble.isPresent()) {
                    return trouble;
                }
            }
        }
        return Optional.empty();
    }

    /** By H2's numbers of errors. */
    private Optional<DataTrouble> trouble(SQLException failed) {
        if (FullDisk.behind(failed)) {
            return Optional.of(
                    new DataTrouble("The disk of the data folder " + path + " is full; make space and start again."));
        }
        return switch (failed.getErrorCode()) {
            case 90_020 ->
                Optional.of(new DataTrouble("Another Kibitzer has the data in " + path
                        + " open; stop it, or give this one a folder of its own: --data FOLDER"));
            case 90_030, 90_048, 50_000, 90_028, 90_031 -> Optional.of(damaged());
            default -> Optional.empty();
        };
    }

    private DataTrouble damaged() {
        return new DataTrouble(
                "The database " + file() + " is damaged, or is no database of Kibitzer, and was left as it"
                        + " is; restore a backup over it: ./kibitzer restore FILE --over --data " + path);
    }
}
