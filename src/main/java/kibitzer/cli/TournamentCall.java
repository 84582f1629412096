package kibitzer.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import kibitzer.cards.Seed;
import kibitzer.conventions.rummy.gin.robot.KnockingTable;
import kibitzer.decisions.form.BadQuestion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a tournament of robots afresh. */
@Command(
        name = "tournament",
        description =
                "Plays a tournament between robots that differ in one thing; the same seed and number of games give"
                        + " the same table.")
final class TournamentCall implements Callable<Integer> {
    private static final int MOST_GAMES = 10_000_000;

    private final PrintStream out;

    @Parameters(paramLabel = "NAME", description = "Which tournament: " + KnockingTable.NAME + ".")
    private String name = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games each pair plays; ${DEFAULT-VALUE} if left out.")
    private int games = 10_000;

    @Option(names = "--seed", paramLabel = "S", description = "A whole number; ${DEFAULT-VALUE} if left out.")
    private long seed = 1;

    TournamentCall(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        if (games < 1 || games > MOST_GAMES) {
            throw new BadQuestion("--games", String.valueOf(games), "1 to " + MOST_GAMES);
        }
        if (!name.equals(KnockingTable.NAME)) {
            throw new BadQuestion("NAME", name, KnockingTable.NAME);
        }
        out.print(KnockingTable.played(games, new Seed(seed)).text());
        return 0;
    }
}
