package kibitzer.play.bridge;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.find.FurtherDeals;
import kibitzer.games.bridge.problems.robot.ProblemRobot;
import kibitzer.games.bridge.problems.store.PlayProblems;

/** The problem hands that are played now, by their ids: a further one is counted when it is first asked for, and not at every card. */
public final class ProblemHands {
    private static final int MOST = 200;

    private static final Map<String, Optional<PlayProblem>> PROBLEMS = latest();
    private static final Map<String, ProblemRobot> ROBOTS = latest();

    private ProblemHands() {}

    /** One that is shipped, or a further one of a theme and seed; empty where there is none of this id. */
    public static Optional<PlayProblem> named(String id) {
        return PROBLEMS.computeIfAbsent(id, FurtherDeals::named);
    }

    /** The id of the next of its theme that is shipped; after the last, and after a further one, of a fresh further one. */
    public static String nextAfter(PlayProblem problem) {
        return PlayProblems.shipped()
                .after(problem.id())
                .filter(next -> next.theme() == problem.theme())
                .map(PlayProblem::id)
                .orElseGet(() -> FurtherDeals.id(problem.theme(), Seed.fresh()));
    }

    /** The other players, who see all cards so that a wrong way meets the play that beats it. */
    static ProblemRobot robot(PlayProblem problem) {
        return ROBOTS.computeIfAbsent(problem.id(), id -> new ProblemRobot(problem));
    }

    private static <T> Map<String, T> latest() {
        return Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, /* accessOrder= */ true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
                return size() > MOST;
            }
        });
    }
}
