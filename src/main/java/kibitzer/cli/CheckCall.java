package kibitzer.cli;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import kibitzer.content.check.ContentCheck;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.problems.find.ProblemCheck;
import kibitzer.games.bridge.problems.store.PlayProblems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Validates lessons, problem sets and the syllabus. */
@Command(
        name = "check",
        description = "Checks lessons, problem sets and problem hands; prints file:line of each fault, exit 1 if any.")
final class CheckCall implements Callable<Integer> {
    private static final List<Path> ALL = List.of(Path.of("lessons"), Path.of("problem-sets"));

    private final PrintStream out;

    @Parameters(
            arity = "0..*",
            paramLabel = "PATH",
            description = "Files or folders; lessons and problem-sets if none.")
    private List<Path> paths = List.of();

    CheckCall(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        List<Path> checked = paths.isEmpty() ? ALL : paths;
        checked.stream().filter(path -> !Files.exists(path)).findFirst().ifPresent(missing -> {
            throw new BadQuestion(missing.toString(), "no such file or folder", "a lesson, a problem set or a folder");
        });
        ContentCheck.Result result = ContentCheck.check(checked);
        result.faults().forEach(out::println);
        List<String> problems = paths.isEmpty() ? faultsOfProblems() : List.of();
        problems.forEach(out::println);
        int faults = result.faults().size() + problems.size();
        out.println(result.files() + " files checked, " + (faults == 0 ? "no fault" : faults + " faults"));
        return faults == 0 ? 0 : 1;
    }

    /** The problem hands of bridge play are proved as far as their own deals go; {@code problems --all} proves them whole. */
    private static List<String> faultsOfProblems() {
        return PlayProblems.shipped().all().stream()
                .flatMap(problem -> ProblemCheck.faults(problem).stream())
                .toList();
    }
}
