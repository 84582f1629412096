package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.Locale;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.play.bridge.BridgeHand;
import kibitzer.web.table.CardText;

/** Whether a problem hand was solved, the line that is better than all others, and what the count over the layouts came to. */
public final class ProblemOutcome extends Section {

    public ProblemOutcome(PlayProblem problem, BridgeHand hand) {
        boolean made = hand.declarersTricks().orElse(0) >= problem.wanted();
        PlayProblem.Counted counted = problem.counted();
        add(
                new H3(problem.theme().title() + (made ? ": solved" : ": not this time")),
                new Paragraph(new CardText(problem.note())),
                new Paragraph(new CardText("Counted over " + counted.layouts()
                        + " ways the unseen cards may lie: \""
                        + problem.right().inWords().toLowerCase(Locale.ROOT)
                        + "\" makes in " + counted.right() + ", \""
                        + problem.wrong().inWords().toLowerCase(Locale.ROOT) + "\" in " + counted.wrong()
                        + ".")));
    }
}
