package kibitzer.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Seed;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.find.DealtProblem;
import kibitzer.games.bridge.problems.find.ProofText;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.games.bridge.problems.store.ProblemFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the problem hands of bridge play, proves them afresh, and looks for further ones. */
@Command(
        name = "problems",
        description =
                "Problem hands of bridge play: lists them, prints the proof of one or all, looks for further ones.")
final class ProblemsCall implements Callable<Integer> {
    private final PrintStream out;

    @Parameters(
            arity = "0..1",
            paramLabel = "ID",
            description = "The problem whose proof is counted again; without it all are listed.")
    private Optional<String> id = Optional.empty();

    @Option(names = "--all", description = "Counts every proof again; exit 1 if one does not hold.")
    private boolean all;

    @Option(names = "--table", description = "Lists them as the table of docs/play-problems.md.")
    private boolean table;

    @Option(names = "--find", paramLabel = "THEME", description = "Looks for problems of a theme, printed as JSON.")
    private Optional<String> find = Optional.empty();

    @Option(names = "--from", paramLabel = "S", description = "The first seed looked at; ${DEFAULT-VALUE} if left out.")
    private long from = 1;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            description = "How many seeds are looked at; ${DEFAULT-VALUE} if left out.")
    private int seeds = 20;

    ProblemsCall(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        if (find.isPresent()) {
            return find(find.get());
        }
        if (id.isPresent()) {
            PlayProblem problem = PlayProblems.shipped()
                    .find(id.get())
                    .orElseThrow(() -> new BadQuestion("ID", id.get(), "one of those that ./kibitzer problems lists"));
            return prove(List.of(problem));
        }
        List<PlayProblem> problems = PlayProblems.shipped().all();
        if (all) {
            return prove(problems);
        }
        problems.forEach(problem -> out.println(table ? tableRow(problem) : row(problem)));
        return 0;
    }

    private int prove(List<PlayProblem> problems) {
        int failed = 0;
        for (PlayProblem problem : problems) {
            ProofText proof = ProofText.of(problem);
            out.println(proof.text());
            out.flush();
            failed += proof.holds() ? 0 : 1;
        }
        out.println(problems.size() + " proved again, " + failed + " of them not");
        return failed == 0 ? 0 : 1;
    }

    private int find(String word) {
        try {
            Theme theme = Theme.of(word);
            for (long seed = from; seed < from + seeds; seed++) {
                DealtProblem.of(theme, new Seed(seed)).ifPresent(problem -> out.println(ProblemFile.write(problem)));
                out.flush();
            }
            return 0;
        } catch (BadNotation unknown) {
            throw new BadQuestion("--find", word, String.valueOf(unknown.getMessage()));
        }
    }

    private static String row(PlayProblem problem) {
        return "%-22s level %d  %s".formatted(problem.id(), problem.level(), problem.title());
    }

    private static String tableRow(PlayProblem problem) {
        PlayProblem.Counted counted = problem.counted();
        return "| `%s` | %d | %s | %s | %s | %d of %d |"
                .formatted(
                        problem.id(),
                        problem.level(),
                        problem.title(),
                        tableCount(problem, true, counted.right()),
                        tableCount(problem, false, counted.wrong()),
                        counted.rivals(),
                        counted.lines());
    }

    /** "122", of a card "JC 122". */
    private static String tableCount(PlayProblem problem, boolean right, int count) {
        return switch (problem.ways()) {
            case Ways.OfLines lines -> String.valueOf(count);
            case Ways.OfCards cards -> (right ? cards.right() : cards.wrong()) + " " + count;
            case Ways.OfGuess guess -> (right ? guess.right() : guess.wrong()) + " " + count;
        };
    }
}
