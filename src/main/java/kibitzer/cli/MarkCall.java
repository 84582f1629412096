package kibitzer.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.marking.wire.ReplyWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** Questions with answers in, verdicts out. */
@Command(name = "mark", description = "Reads questions with answers as JSON Lines, writes the verdict on each.")
final class MarkCall implements Callable<Integer> {
    private final InputStream in;
    private final PrintStream out;
    private final ReplyWriter writer;

    @Option(names = "--decision", paramLabel = "ID", description = "The decision of lines that name none.")
    private Optional<String> decision = Optional.empty();

    MarkCall(InputStream in, PrintStream out, Citations citations) {
        this.in = in;
        this.out = out;
        this.writer = new ReplyWriter(citations);
    }

    @Override
    public Integer call() throws IOException {
        return new JsonLines(in, out).answer(line -> mark(QuestionReader.read(line, decision), line));
    }

    private <P, A> JsonNode mark(Question<P, A> question, JsonNode line) {
        return writer.verdict(question, QuestionReader.answer(question, line));
    }
}
