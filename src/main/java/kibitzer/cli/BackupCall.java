package kibitzer.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import kibitzer.learning.storage.Backups;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Copies the embedded database. */
@Command(name = "backup", description = "Writes a consistent copy of the database, while the trainer runs or stands.")
final class BackupCall implements Callable<Integer> {
    private final PrintStream out;
    private final PrintStream err;

    @Mixin
    private StoredData data = new StoredData();

    @Parameters(paramLabel = "FILE", description = "The copy, a zip file that is not there yet.")
    private Path file = Path.of("");

    BackupCall(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        return data.with(err, folder -> {
            Backups.make(folder, file);
            out.println("Backup written: " + file.toAbsolutePath().normalize() + ", "
                    + file.toFile().length() / 1024 + " KB");
        });
    }
}
