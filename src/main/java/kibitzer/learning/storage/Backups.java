package kibitzer.learning.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Makes copies of the embedded database while the trainer runs or stands, and puts them in its place. */
public final class Backups {
    private static final String LAST = "last-backup";

    private Backups() {}

    /**
     * Makes a backup: everything acknowledged before it began is in it.
     *
     * @param file must not be there yet
     * @throws DataTrouble if it cannot be made
     */
    public static void make(DataFolder data, Path file) {
        Path target = file.toAbsolutePath().normalize();
        if (Files.exists(target)) {
            throw new DataTrouble(target + " is there already; name a file that is not.");
        }
        if (!data.hasDatabase()) {
            throw new DataTrouble(
                    "There is no database in " + data.path() + "; name the folder it is in: --data FOLDER");
        }
        Path part = target.resolveSibling(target.getFileName() + ".part");
        try {
            if (data.isInUse()) {
                fromRunning(data, part);
            } else {
                fromStanding(data, part);
            }
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
            Path last = Files.writeString(
                    data.path().resolve(LAST),
                    Instant.now().truncatedTo(ChronoUnit.SECONDS) + " " + target,
                    StandardCharsets.UTF_8);
            data.giveToItsUser(last);
        } catch (IOException | SQLException failed) {
            throw data.trouble(failed)
                    .orElseGet(() -> new DataTrouble("The backup " + target + " could not be written: " + failed
                            + "; name a file in a folder that there is, with space, that you may write to."));
        } finally {
            part.toFile().delete();
        }
    }

    private static void fromStanding(DataFolder data, Path part) throws SQLException {
        try (Connection connection = data.open()) {
            write(connection, part);
        }
    }

    private static void fromRunning(DataFolder data, Path part) throws IOException {
        BackupRequest request = BackupRequest.ask(data);
        try {
            Files.move(request.await(data), part);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new DataTrouble("Stopped; no backup was made.");
        } finally {
            request.end();
        }
    }

    /** Writes the database behind a connection, as it is after the last commit. */
    static void write(Connection connection, Path file) throws SQLException {
        try (PreparedStatement backup = connection.prepareStatement("backup to ?")) {
            backup.setString(1, file.toString());
            backup.execute();
        }
    }

    /**
     * Puts a backup in the data folder, after every row of it was read.
     *
     * @param over whether a database that is there is set aside; else it is refused
     * @return where a database that was there is now
     * @throws DataTrouble if the backup is damaged or of a newer trainer, or the folder cannot take it
     */
    public static Optional<Path> restore(DataFolder data, Path backup, boolean over) {
        if (!Files.isRegularFile(backup)) {
            throw new DataTrouble(
                    "There is no backup " + backup.toAbsolutePath().normalize() + "; name a file.");
        }
        if (data.hasDatabase() && data.isInUse()) {
            throw new DataTrouble("A trainer has the data in " + data.path() + " open; stop it first.");
        }
        if (data.hasDatabase() && !over) {
            throw new DataTrouble("There is a database in " + data.path()
                    + " already; name another folder (--data FOLDER), or say --over: then it is set aside.");
        }
        DataFolder aside = new DataFolder(data.path().resolve("restore-" + UUID.randomUUID()));
        try {
            Files.createDirectories(aside.path());
            unpack(backup, aside.file());
            Contents.read(aside).refuseNewer();
            Optional<Path> before = data.hasDatabase()
                    ? Optional.of(data.file()
                            .resolveSibling("kibitzer-before-" + Instant.now().getEpochSecond() + ".mv.db"))
                    : Optional.empty();
            data.giveToItsUser(aside.file());
            if (before.isPresent()) {
                Files.move(data.file(), before.get());
            }
            Files.move(aside.file(), data.file(), StandardCopyOption.ATOMIC_MOVE);
            return before;
        } catch (IOException failed) {
            throw FullDisk.behind(failed)
                    ? new DataTrouble("The disk of the data folder " + data.path() + " is full; nothing was restored.")
                    : damaged(backup);
        } catch (DataTrouble unreadable) {
            throw unreadable.says().contains(aside.path().toString()) ? damaged(backup) : unreadable;
        } finally {
            aside.file().toFile().delete();
            aside.path().toFile().delete();
        }
    }

    private static DataTrouble damaged(Path backup) {
        return new DataTrouble(backup.toAbsolutePath().normalize()
                + " is damaged, or is no backup of Kibitzer; nothing was restored.");
    }

    private static void unpack(Path backup, Path file) throws IOException {
        try (InputStream in = Files.newInputStream(backup);
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().equals(file.getFileName().toString())) {
                    Files.copy(zip, file);
                    return;
                }
            }
        }
        throw damaged(backup);
    }

    /** When the last backup was made and where to, as it was written down; empty if none was. */
    public static Optional<String> last(DataFolder data) {
        try {
            return Optional.of(Files.readString(data.path().resolve(LAST), StandardCharsets.UTF_8)
                    .strip());
        } catch (IOException none) {
            return Optional.empty();
        }
    }
}
