package kibitzer.cli;

import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import kibitzer.classroom.mail.MailSettings;
import kibitzer.learning.storage.Backups;
import kibitzer.learning.storage.Contents;
import kibitzer.learning.storage.DataFolder;
import kibitzer.learning.storage.DataTrouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Looks at the stored data. */
@Command(
        name = "doctor",
        description = "Tells in a line each how data folder, space, database, migrations and backup stand; exit 1 if"
                + " something is wrong.")
final class DoctorCall implements Callable<Integer> {
    private static final long MEGABYTE = 1L << 20;
    private static final long LITTLE = 1024 * MEGABYTE;

    private final PrintStream out;
    private final PrintStream err;

    @Mixin
    private StoredData data = new StoredData();

    DoctorCall(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        return data.with(err, folder -> {
            folder.prepare();
            out.println("data folder: " + folder.path() + ", can be written to");
            long free = folder.path().toFile().getUsableSpace();
            long size = folder.file().toFile().length();
            out.println("space: " + free / MEGABYTE + " MB free, the database has " + (size + MEGABYTE - 1) / MEGABYTE
                    + " MB" + (free < LITTLE ? "; make space, 1 GB is little" : ""));
            database(folder);
            out.println("last backup: "
                    + Backups.last(folder).orElse("none was made from this folder; ./kibitzer backup FILE makes one"));
            out.println("mail: " + mail());
            if (free < LITTLE) {
                throw new DataTrouble("There is little space in " + folder.path() + ".");
            }
        });
    }

    /** As the environment says it; the trainer is started with the same. */
    private static String mail() {
        MailSettings settings =
                new MailSettings(said("SPRING_MAIL_HOST"), said("KIBITZER_MAIL_FROM"), said("KIBITZER_ADDRESS"));
        return settings.isWanted()
                ? settings.fault()
                        .orElseGet(() -> "by " + settings.host() + ", from " + settings.from() + ", links lead to "
                                + settings.address())
                : "off; SPRING_MAIL_HOST names the mail server that is to send it";
    }

    private static String said(String name) {
        return Optional.ofNullable(System.getenv(name)).orElse("");
    }

    private void database(DataFolder folder) {
        if (!folder.hasDatabase()) {
            out.println("database: none yet, the first start makes it");
            out.println("migrations: all, at the first start");
        } else if (folder.isInUse()) {
            out.println("database: open in a trainer that runs");
            out.println("migrations: made when that trainer started");
        } else {
            Contents contents = Contents.read(folder);
            out.println("database: opens, every row can be read, " + contents.answers() + " answers");
            if (contents.newer()) {
                throw new DataTrouble(
                        "migrations: a newer Kibitzer wrote this database; run that one, or restore a backup"
                                + " from before the upgrade.");
            }
            out.println("migrations: "
                    + (contents.pending() == 0 ? "none to do" : contents.pending() + " to do, at the next start"));
        }
    }
}
