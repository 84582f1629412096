package kibitzer.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import kibitzer.cards.Seed;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.poker.odds.ComputedTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Computes a table of odds afresh. */
@Command(
        name = "odds",
        description = "Computes a table of the odds of poker, the cells that cannot be counted by simulation;"
                + " the same seed and number of deals give the same table.")
final class OddsCall implements Callable<Integer> {
    private final PrintStream out;

    @Parameters(
            paramLabel = "TABLE",
            description = "The table's id in the syllabus: ${COMPLETION-CANDIDATES}.",
            completionCandidates = Tables.class)
    private String table = "";

    @Option(
            names = "--deals",
            paramLabel = "N",
            description = "How many deals each simulated cell is the share of; ${DEFAULT-VALUE} if left out.")
    private long deals = 1_000_000;

    @Option(names = "--seed", paramLabel = "S", description = "A whole number; ${DEFAULT-VALUE} if left out.")
    private long seed = 1;

    OddsCall(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        if (deals < 1) {
            throw new BadQuestion("--deals", String.valueOf(deals), "1 or more");
        }
        if (!ComputedTable.TABLES.contains(table)) {
            throw new BadQuestion("TABLE", table, "one of " + String.join(", ", ComputedTable.TABLES));
        }
        out.print(ComputedTable.compute(table, deals, new Seed(seed)).text());
        return 0;
    }

    /** The ids of the tables. */
    static final class Tables extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        Tables() {
            super(ComputedTable.TABLES);
        }
    }
}
