package kibitzer.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.marking.Citations;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The calls of {@code kibitzer} that answer on standard output and end; replies are UTF-8. */
@Command(
        name = "kibitzer",
        description = "Teaches card games from four old rule books.",
        synopsisSubcommandLabel = "CALL",
        footer = "The launcher itself knows serve (the default), test and bench.")
public final class CommandLineCalls {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Shows this text.")
    @SuppressWarnings("unused") // picocli reads it
    private boolean help;

    private CommandLineCalls() {}

    /** Answers one call, the words as typed; returns the exit code: 0 all answered, 1 some line had an error, 2 misuse. */
    public static int answer(List<String> words) {
        PrintStream out = new PrintStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
                false,
                StandardCharsets.UTF_8);
        try (out) {
            return answer(words, System.in, out, System.err);
        }
    }

    /** As {@link #answer(List)}, with its streams named. */
    static int answer(List<String> words, InputStream in, PrintStream out, PrintStream err) {
        Citations citations = Syllabus.shipped();
        CommandLine calls = new CommandLine(new CommandLineCalls())
                .addSubcommand(new AdviseCall(in, out, citations))
                .addSubcommand(new MarkCall(in, out, citations))
                .addSubcommand(new DealCall(out, citations))
                .addSubcommand(new DecisionsCall(out))
                .addSubcommand(new CheckCall(out))
                .addSubcommand(new OddsCall(out))
                .addSubcommand(new PlayCall(in, out, citations))
                .addSubcommand(new TournamentCall(out))
                .addSubcommand(new ProblemsCall(out))
                .addSubcommand(new BackupCall(out, err))
                .addSubcommand(new RestoreCall(out, err))
                .addSubcommand(new DoctorCall(out, err));
        calls.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        calls.setErr(new PrintWriter(err, true, StandardCharsets.UTF_8));
        calls.setExecutionExceptionHandler((fault, line, parsed) -> {
            line.getErr().println(fault.getMessage());
            return CommandLine.ExitCode.USAGE;
        });
        int code = calls.execute(words.toArray(String[]::new));
        out.flush();
        return code;
    }
}
