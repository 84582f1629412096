package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.defence.DeclarersHand;
import kibitzer.games.bridge.problems.proof.Played;
import kibitzer.web.table.CardText;

/** What the learner is told of a problem hand before he plays it. */
final class ProblemIntroduction extends Paragraph {
    private static final String DECLARER = "One line is better than all others, and the opponents see all cards.";

    private static final String GUESS =
            "You declare, and at your first turn one card is better than all others; the opponents see all cards.";

    ProblemIntroduction(PlayProblem problem) {
        add(new CardText("A problem hand, level " + problem.level() + ": " + problem.title() + ". "
                + told(problem)));
    }

    private static String told(PlayProblem problem) {
        if (problem.isDefence()) {
            return defence(problem);
        }
        return problem.theme().isOfOneTurn() ? GUESS + tricks(problem) : DECLARER;
    }

    private static String defence(PlayProblem problem) {
        return "You are " + problem.learner().inWords() + " and defend. Declarer has "
                + DeclarersHand.inWords(problem.contract().strain())
                + ". At your first turn one card is better than all others; the other players see all cards."
                + tricks(problem);
    }

    /** "Played so far: west QS 4S 6S AS; south 3D 2D AD 4D." where more than a trick was. */
    private static String tricks(PlayProblem problem) {
        List<Card> played = problem.played();
        List<String> tricks = new ArrayList<>();
        Seat leader = problem.declarer().next();
        for (int from = 0; from + 4 <= played.size(); from += 4) {
            List<Card> trick = played.subList(from, from + 4);
            tricks.add(
                    leader.inWords() + " " + trick.stream().map(Card::toString).collect(Collectors.joining(" ")));
            leader = Played.winner(problem.contract().strain(), leader, trick);
        }
        return tricks.isEmpty() ? "" : " Played so far: " + String.join("; ", tricks) + ".";
    }
}
