package kibitzer.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The calls of {@code kibitzer} that answer on standard output and end; replies are UTF-8. */
@Command(
        name = "kibitzer",
        description = "Teaches card games from four old rule books.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "CALL")
public final class CommandLineCalls {

    private CommandLineCalls() {}

    /** Answers one call, the words as typed; returns the exit code: 0 all answered, 1 some line had an error, 2 misuse. */
    public static int answer(List<String> words) {
        return new CommandLine(new CommandLineCalls()).execute(words.toArray(String[]::new));
    }
}
