package kibitzer.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import kibitzer.learning.storage.Backups;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a copy of the embedded database in its place. */
@Command(name = "restore", description = "Puts a backup in the data folder; the trainer must stand.")
final class RestoreCall implements Callable<Integer> {
    private final PrintStream out;
    private final PrintStream err;

    @Mixin
    private StoredData data = new StoredData();

    @Parameters(paramLabel = "FILE", description = "What backup wrote.")
    private Path file = Path.of("");

    @Option(names = "--over", description = "Sets a database that is there aside, under another name.")
    private boolean over;

    RestoreCall(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        return data.with(err, folder -> {
            folder.prepareToReplace();
            Backups.restore(folder, file, over)
                    .ifPresent(before -> out.println("The database that was there: " + before));
            out.println("Restored: " + folder.file());
        });
    }
}
