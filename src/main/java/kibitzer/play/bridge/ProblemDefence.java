package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;

/** The opponents of a problem hand, who see all cards so that a wrong line meets the defence that beats it. */
final class ProblemDefence {
    private ProblemDefence() {}

    /** Empty where no problem is played, and for the learner's side. */
    static Optional<Card> card(SeenBridge seen) {
        return seen.problem()
                .filter(id -> !seen.contract().orElseThrow().isDeclaring(seen.seat()))
                .flatMap(ProblemHands::named)
                .map(problem -> ProblemHands.defence(problem).card(played(seen)));
    }

    private static List<Card> played(SeenBridge seen) {
        List<Card> played = new ArrayList<>();
        seen.history().forEach(trick -> played.addAll(trick.cards()));
        played.addAll(seen.onTheTable());
        return played;
    }
}
