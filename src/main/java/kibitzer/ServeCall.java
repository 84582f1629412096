package kibitzer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import kibitzer.learning.storage.DataFolder;
import kibitzer.learning.storage.DataTrouble;
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

    @Option(
            names = "--management-port",
            paramLabel = "N",
            description =
                    "TCP port for health and figures, on this machine only (default: KIBITZER_MANAGEMENT_PORT or none).")
    private @Nullable Integer managementPort;

    static void run(List<String> words) {
        int exit = new CommandLine(new ServeCall())
                .setExecutionExceptionHandler((failure, call, parsed) -> {
                    if (failure instanceof DataTrouble trouble) {
                        call.getErr().println(trouble.says());
                    } // else Spring has told by then why it does not start
                    return call.getCommandSpec().exitCodeOnExecutionException();
                })
                .execute(words.toArray(String[]::new));
        if (exit != 0) {
            System.exit(exit);
        }
    }

    @Override
    public Integer call() {
        DecisionsAhead decisions = DecisionsAhead.begun();
        List<String> settings = new ArrayList<>();
        if (port != null) {
            settings.add("--server.port=" + inRange("--port", port));
        }
        if (managementPort != null) {
            settings.add("--management.server.port=" + inRange("--management-port", managementPort));
        }
        DataFolder folder = DataFolder.named(data);
        settings.add("--kibitzer.data=" + folder.path());
        if (database != null) {
            settings.add("--kibitzer.database=" + database);
        }
        if (database == null && System.getenv("KIBITZER_DATABASE") == null) {
            folder.prepare();
        } else {
            folder.make(); // health looks at the space there
        }
        SpringApplication trainer = new SpringApplication(KibitzerApplication.class);
        trainer.addInitializers(parts -> parts.addBeanFactoryPostProcessor(decisions));
        trainer.run(settings.toArray(String[]::new));
        return 0;
    }

    private int inRange(String option, int port) {
        if (port < 0 || port > 65_535) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '" + option + "': " + port + " (expected 0 to 65535)");
        }
        return port;
    }
}
