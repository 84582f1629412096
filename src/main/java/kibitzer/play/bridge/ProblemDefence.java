package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import kibitzer.cards.Card;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.robot.ProblemRobot;
import kibitzer.games.bridge.problems.store.PlayProblems;

/** The opponents of a problem hand, who see all cards so that a wrong line meets the defence that beats it. */
final class ProblemDefence {
    /** What beats the wrong line is looked for once; there are no more than the problems that are shipped. */
    private static final Map<String, ProblemRobot> KNOWN = new ConcurrentHashMap<>();

    private ProblemDefence() {}

    /** Empty where no problem is played, and for the learner's side. */
    static Optional<Card> card(SeenBridge seen) {
        return seen.problem()
                .filter(id -> !seen.contract().orElseThrow().isDeclaring(seen.seat()))
                .flatMap(PlayProblems.shipped()::find)
                .map(problem -> robot(problem).card(played(seen)));
    }

    private static ProblemRobot robot(PlayProblem problem) {
        return KNOWN.computeIfAbsent(problem.id(), id -> new ProblemRobot(problem));
    }

    private static List<Card> played(SeenBridge seen) {
        List<Card> played = new ArrayList<>();
        seen.history().forEach(trick -> played.addAll(trick.cards()));
        played.addAll(seen.onTheTable());
        return played;
    }
}
