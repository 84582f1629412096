package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.Locale;
import kibitzer.cards.Card;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.proof.LastChance;
import kibitzer.play.bridge.BridgeHand;
import kibitzer.web.table.CardText;

/**
 * Whether a problem hand was solved, the way that is better than all others, what the count over the layouts came to, and the
 * learner's card that let the hand slip.
 */
public final class ProblemOutcome extends Section {

    public ProblemOutcome(PlayProblem problem, BridgeHand hand) {
        boolean made = hand.declarersTricks().orElse(0) >= problem.wanted();
        boolean solved = made != problem.isDefence();
        add(
                new H3(problem.theme().title() + (solved ? ": solved" : ": not this time")),
                new Paragraph(new CardText(problem.note())),
                new Paragraph(new CardText(counted(problem))));
        if (problem.theme().isOfOneTurn()
                && hand.cards().size() > problem.played().size()) {
            add(new Paragraph(
                    atTheTurn(problem, hand.cards().get(problem.played().size()))));
        }
        LastChance.of(problem, hand.cards()).ifPresent(lost -> add(new Paragraph(told(problem, lost))));
    }

    private static String counted(PlayProblem problem) {
        PlayProblem.Counted counted = problem.counted();
        String does = problem.isDefence() ? " beats the contract in " : " makes in ";
        return "Counted over " + counted.layouts() + " ways the unseen cards may lie: \""
                + problem.ways().rightInWords() + "\"" + does + counted.right() + ", \""
                + problem.ways().wrongInWords() + "\" in " + counted.wrong() + "."
                + (problem.isDefence() ? againstThePlan(problem.cards().against()) : "");
    }

    private static String againstThePlan(Ways.Against against) {
        return " That is with every card seen; against a declarer who keeps to one plan, \""
                + against.plan().inWords().toLowerCase(Locale.ROOT) + "\", in " + against.right() + " and "
                + against.wrong() + ".";
    }

    private static String atTheTurn(PlayProblem problem, Card played) {
        Card right =
                problem.isDefence() ? problem.cards().right() : problem.guess().right();
        return played.equals(right)
                ? "At your first turn you played the right card, the " + right.inWords() + "."
                : "At your first turn you played the " + played.inWords() + "; right was the " + right.inWords() + ".";
    }

    private static String told(PlayProblem problem, LastChance lost) {
        return "The contract could be " + (problem.isDefence() ? "beaten" : "made") + " until trick " + lost.trick()
                + ", when the " + lost.card().inWords() + " gave that up, as the cards lay.";
    }
}
