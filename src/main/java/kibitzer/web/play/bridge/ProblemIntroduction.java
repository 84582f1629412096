package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.defence.DeclarersHand;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;
import kibitzer.web.table.CardText;
import kibitzer.web.table.TricksSoFar;

/** What the learner is told of a problem hand before he plays it. */
final class ProblemIntroduction extends Div {
    private static final String DECLARER = "One line is better than all others, and the opponents see all cards.";

    private static final String GUESS =
            "You declare, and at your first turn one card is better than all others; the opponents see all cards.";

    ProblemIntroduction(PlayProblem problem) {
        add(new Paragraph(new CardText(
                "A problem hand, level " + problem.level() + ": " + problem.title() + ". " + told(problem))));
        List<TricksSoFar.Line> tricks = tricks(problem);
        if (problem.theme().isOfOneTurn() && !tricks.isEmpty()) {
            add(new TricksSoFar(tricks));
        }
    }

    private static String told(PlayProblem problem) {
        if (problem.isDefence()) {
            return defence(problem);
        }
        return problem.theme().isOfOneTurn() ? GUESS : DECLARER;
    }

    private static String defence(PlayProblem problem) {
        return "You are " + problem.learner().inWords() + " and defend. Declarer has "
                + DeclarersHand.inWords(problem.contract().strain())
                + ". At your first turn one card is better than all others; the other players see all cards.";
    }

    /** The tricks that are over. */
    private static List<TricksSoFar.Line> tricks(PlayProblem problem) {
        List<Card> played = problem.played();
        List<TricksSoFar.Line> tricks = new ArrayList<>();
        Seat leader = problem.declarer().next();
        for (int from = 0; from + 4 <= played.size(); from += 4) {
            List<Card> trick = played.subList(from, from + 4);
            tricks.add(new TricksSoFar.Line(leader.inWords(), trick));
            leader = PartPlayedDeal.winner(problem.contract().strain(), leader, trick);
        }
        return tricks;
    }
}
