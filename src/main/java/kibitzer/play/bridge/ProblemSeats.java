package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.problems.robot.ProblemRobot;

/** The other players of a problem hand, who see all cards so that a wrong way meets the play that beats it. */
final class ProblemSeats {
    private ProblemSeats() {}

    /** Empty where no problem is played, and for a seat that is the learner's. */
    static Optional<Card> card(SeenBridge seen) {
        return seen.problem()
                .flatMap(ProblemHands::named)
                .filter(problem -> ProblemRobot.plays(problem, seen.seat()))
                .map(ProblemHands::robot)
                .map(robot -> robot.card(played(seen)));
    }

    private static List<Card> played(SeenBridge seen) {
        List<Card> played = new ArrayList<>();
        seen.history().forEach(trick -> played.addAll(trick.cards()));
        played.addAll(seen.onTheTable());
        return played;
    }
}
