package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Paragraph;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.defence.DeclarersHand;

/** What the learner is told of a problem hand before he plays it. */
final class ProblemIntroduction extends Paragraph {

    ProblemIntroduction(PlayProblem problem) {
        super("A problem hand, level " + problem.level() + ": " + problem.title() + ". "
                + (problem.isDefence() ? defence(problem) : DECLARER));
    }

    private static final String DECLARER =
            "One line is better than all others, and the opponents see all cards.";

    private static String defence(PlayProblem problem) {
        return "You are " + problem.learner().inWords() + " and defend. Declarer has "
                + DeclarersHand.inWords(problem.contract().strain())
                + ". At your first turn one card is better than all others; the other players see all cards.";
    }
}
