package kibitzer.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.function.Consumer;
import kibitzer.learning.storage.DataFolder;
import kibitzer.learning.storage.DataTrouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What calls on the stored data have alike: the folder, and a trouble told in its sentence. */
final class StoredData {

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where the embedded database lives (default: KIBITZER_DATA or ./data).")
    private @Nullable Path data;

    /** Does it; returns the exit code. */
    int with(PrintStream err, Consumer<DataFolder> done) {
        try {
            String other = System.getenv("KIBITZER_DATABASE");
            if (data == null && other != null && !other.isBlank()) {
                throw new DataTrouble("KIBITZER_DATABASE names a database of its own; use its tools, for PostgreSQL"
                        + " pg_dump and pg_restore, or name a data folder: --data FOLDER");
            }
            done.accept(DataFolder.named(data));
            return 0;
        } catch (DataTrouble trouble) {
            err.println(trouble.says());
            return 1;
        }
    }
}
