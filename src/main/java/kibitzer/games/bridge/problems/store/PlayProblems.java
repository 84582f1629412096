package kibitzer.games.bridge.problems.store;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;

/** The problem hands that are shipped, in the order of the themes and, within one, from easy to hard. */
public final class PlayProblems {
    private static final class Shipped {
        private static final PlayProblems ALL = new PlayProblems();
    }

    private final Map<String, PlayProblem> byId = new LinkedHashMap<>();

    private PlayProblems() {
        for (Theme theme : Theme.values()) {
            for (PlayProblem problem : ProblemFile.shipped(theme)) {
                if (byId.put(problem.id(), problem) != null) {
                    throw BadNotation.because("two problems are called " + problem.id(), "ids of their own");
                }
            }
        }
    }

    /** Read once. */
    public static PlayProblems shipped() {
        return Shipped.ALL;
    }

    public List<PlayProblem> all() {
        return List.copyOf(byId.values());
    }

    public List<PlayProblem> of(Theme theme) {
        return byId.values().stream()
                .filter(problem -> problem.theme() == theme)
                .toList();
    }

    /** The themes of which there are problems. */
    public List<Theme> themes() {
        return Arrays.stream(Theme.values())
                .filter(theme -> !of(theme).isEmpty())
                .toList();
    }

    /** The one after it, in the order of the themes; empty after the last. */
    public Optional<PlayProblem> after(String id) {
        return byId.values().stream()
                .dropWhile(problem -> !problem.id().equals(id))
                .skip(1)
                .findFirst();
    }

    public Optional<PlayProblem> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }
}
