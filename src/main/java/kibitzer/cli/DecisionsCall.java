package kibitzer.cli;

import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.wire.DecisionWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists the decisions. */
@Command(name = "decisions", description = "Lists every decision, or one with the JSON Schema of position and answer.")
final class DecisionsCall implements Callable<Integer> {
    private final PrintStream out;

    @Parameters(arity = "0..1", paramLabel = "ID", description = "The decision to describe.")
    private Optional<String> decision = Optional.empty();

    DecisionsCall(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        decision.ifPresentOrElse(
                id -> out.println(DecisionWriter.full(Decisions.get(id)).toPrettyString()),
                () -> Decisions.all().forEach(each -> out.println(DecisionWriter.summary(each))));
        return 0;
    }
}
