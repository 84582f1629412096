package kibitzer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.SpringApplication;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The call {@code serve}: starts the web trainer and returns while it runs. */
@Command(
        name = ServeCall.NAME,
        description = "Starts the trainer and prints its address.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class ServeCall implements Callable<Integer> {

    static final String NAME = "serve";

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "TCP port, 0 for any free one (default: KIBITZER_PORT or 8080).")
    private @Nullable Integer port;

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where the embedded database lives (default: KIBITZER_DATA or ./data).")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "JDBC URL of a PostgreSQL database to use instead (default: KIBITZER_DATABASE).")
    private @Nullable String database;

    static void run(List<String> words) {
        int exit = new CommandLine(new ServeCall())
                // Spring has told by then why it does not start.
                .setExecutionExceptionHandler(
                        (failure, call, parsed) -> call.getCommandSpec().exitCodeOnExecutionException())
                .execute(words.toArray(String[]::new));
        if (exit != 0) {
            System.exit(exit);
        }
    }

    @Override
    public Integer call() {
        List<String> settings = new ArrayList<>();
        if (port != null) {
            if (port < 0 || port > 65_535) {
                throw new ParameterException(
                        spec.commandLine(), "Invalid value for option '--port': " + port + " (expected 0 to 65535)");
            }
            settings.add("--server.port=" + port);
        }
        settings.add("--kibitzer.data=" + dataFolder());
        if (database != null) {
            settings.add("--kibitzer.database=" + database);
        }
        SpringApplication.run(KibitzerApplication.class, settings.toArray(String[]::new));
        return 0;
    }

    /** The folder as an absolute path: the embedded database takes no other. */
    private Path dataFolder() {
        if (data != null) {
            return data.toAbsolutePath().normalize();
        }
        String fromEnvironment = System.getenv("KIBITZER_DATA");
        return Path.of(fromEnvironment == null || fromEnvironment.isBlank() ? "data" : fromEnvironment)
                .toAbsolutePath()
                .normalize();
    }
}
