package kibitzer.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import kibitzer.marking.Citations;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.marking.wire.ReplyWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Questions in, advice out. */
@Command(name = "advise", description = "Reads questions as JSON Lines, writes the book's advice to each.")
final class AdviseCall implements Callable<Integer> {
    private final InputStream in;
    private final PrintStream out;
    private final ReplyWriter writer;

    @Option(names = "--decision", paramLabel = "ID", description = "The decision of lines that name none.")
    private Optional<String> decision = Optional.empty();

    AdviseCall(InputStream in, PrintStream out, Citations citations) {
        this.in = in;
        this.out = out;
        this.writer = new ReplyWriter(citations);
    }

    @Override
    public Integer call() throws IOException {
        return new JsonLines(in, out).answer(line -> writer.advice(QuestionReader.read(line, decision)));
    }
}
