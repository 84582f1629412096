package kibitzer.cli;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.wire.ReplyWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Deals questions. */
@Command(name = "deal", description = "Deals questions of one decision, one a line; the same seed deals the same.")
final class DealCall implements Callable<Integer> {
    private final PrintStream out;
    private final ReplyWriter writer;

    @Parameters(paramLabel = "ID", description = "The decision, such as bridge/call.")
    private String decision = "";

    @Option(names = "--seed", paramLabel = "S", description = "A whole number; ${DEFAULT-VALUE} if left out.")
    private long seed = 1;

    @Option(names = "--count", paramLabel = "N", description = "How many; ${DEFAULT-VALUE} if left out.")
    private int count = 1;

    @Option(names = "--with", paramLabel = "K=V", arity = "1..*", description = "An option of the decision.")
    private Map<String, String> with = new LinkedHashMap<>();

    DealCall(PrintStream out, Citations citations) {
        this.out = out;
        this.writer = new ReplyWriter(citations);
    }

    @Override
    public Integer call() {
        if (count < 0) {
            throw new BadQuestion("--count", String.valueOf(count), "0 or more");
        }
        deal(Decisions.get(decision));
        return 0;
    }

    private <P, A> void deal(Decision<P, A> of) {
        ObjectNode options = JsonNodeFactory.instance.objectNode();
        with.forEach(options::put);
        FieldValues values = Form.options(of.dealtWith()).read(options, "with");
        IntStream.range(0, count)
                .mapToObj(index -> Question.dealt(of, new DealRequest(new Seed(seed).deal(index), values)))
                .forEach(question -> out.println(writer.question(question)));
    }
}
