package kibitzer.games.bridge.problems.find;

import java.util.ArrayList;
import java.util.List;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.layout.CustomaryLead;
import kibitzer.games.bridge.problems.layout.Layouts;
import kibitzer.games.bridge.problems.line.LineSearch.Outcome;
import kibitzer.games.bridge.problems.proof.Hand;

/** The part of a proof that costs nothing: what must be so in the deal shown. */
public final class ProblemCheck {
    private ProblemCheck() {}

    /** What is wrong with a problem, each with its id; empty if nothing. */
    public static List<String> faults(PlayProblem problem) {
        List<String> faults = new ArrayList<>();
        Hand hand = ProofText.hand(problem);
        if (!CustomaryLead.of(problem.deal().west(), problem.contract().strain())
                .equals(problem.lead())) {
            faults.add("west would lead another card than the " + problem.lead().inWords());
        }
        if (!Layouts.silent(problem.deal().west())
                || !Layouts.silent(problem.deal().east())) {
            faults.add("an opponent would have bid");
        }
        if (hand.search(problem.deal(), problem.right()).outcome() != Outcome.MAKES) {
            faults.add("the right line does not make: " + problem.right());
        }
        if (hand.search(problem.deal(), problem.wrong()).outcome() != Outcome.FAILS) {
            faults.add("the wrong line does not fail: " + problem.wrong());
        }
        if (!problem.theme().isIn(problem.right(), hand.dummy())
                || problem.theme().sharedBy(problem.right(), problem.wrong(), hand.dummy())) {
            faults.add("the lines do not differ in the point of the theme");
        }
        return faults.stream().map(fault -> problem.id() + ": " + fault).toList();
    }
}
