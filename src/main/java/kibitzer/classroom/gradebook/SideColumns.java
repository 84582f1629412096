package kibitzer.classroom.gradebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.RosterName;
import kibitzer.classroom.roster.Sides;
import kibitzer.learning.learner.LearnerId;

/**
 * The columns of a table of learners that tell of their pair and team; none where the class has neither.
 *
 * @param results of each assignment with boards
 */
record SideColumns(Sides sides, List<Titled> results) {
    SideColumns {
        results = List.copyOf(results);
    }

    /** @param title of the assignment */
    record Titled(String title, SideResults results) {}

    /** Of each assignment with boards. */
    List<String> figures() {
        return results.stream()
                .map(Titled::title)
                .flatMap(title -> Stream.concat(
                        ofPairs().map(what -> title + ": " + what), ofTeams().map(what -> title + ": " + what)))
                .toList();
    }

    List<String> names() {
        return sides.equals(Sides.NONE) ? List.of() : List.of("Pair", "Team");
    }

    private Stream<String> ofPairs() {
        return sides.pairs().isEmpty() ? Stream.of() : Stream.of("pair's match points in percent");
    }

    private Stream<String> ofTeams() {
        return sides.teams().size() < 2
                ? Stream.of()
                : Stream.of("team's IMPs", "team's match points", "of match points");
    }

    /** The figures and names of a learner. */
    List<String> of(LearnerId learner) {
        List<String> cells = new ArrayList<>();
        results.stream().map(Titled::results).forEach(result -> {
            result.pairs().ifPresent(pairs -> cells.add(pair(pairs, learner)));
            result.teams().ifPresent(teams -> cells.addAll(team(teams, learner)));
        });
        if (!sides.equals(Sides.NONE)) {
            cells.add(name(sides.pairOf(learner)));
            cells.add(name(sides.teamOf(learner)));
        }
        return cells;
    }

    private static String pair(PairTable pairs, LearnerId learner) {
        return pairs.lines().stream()
                .filter(line -> line.entrant().pair().isPresent()
                        && line.entrant().learners().contains(learner)
                        && line.possible() > 0)
                .findFirst()
                .map(line -> decimal(line.share() * Credit.WHOLE))
                .orElse("");
    }

    private List<String> team(TeamTable teams, LearnerId learner) {
        return teams.line(sides.teamOf(learner))
                .filter(line -> line.possible() > 0)
                .map(line ->
                        List.of(decimal(line.imps()), decimal(line.matchPoints()), String.valueOf(line.possible())))
                .orElse(List.of("", "", ""));
    }

    private static String name(Optional<ClassGroup> side) {
        return side.map(ClassGroup::name).map(RosterName::text).orElse("");
    }

    private static String decimal(double figure) {
        return String.format(Locale.ROOT, "%.2f", figure);
    }
}
