package kibitzer.games.bridge.problems.find;

import java.util.ArrayList;
import java.util.List;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.counting.GuessTurn;
import kibitzer.games.bridge.problems.defence.CardProver;
import kibitzer.games.bridge.problems.defence.DefencePoint;
import kibitzer.games.bridge.problems.defence.DefenderLayouts;
import kibitzer.games.bridge.problems.defence.DefenderTurn;
import kibitzer.games.bridge.problems.layout.CustomaryLead;
import kibitzer.games.bridge.problems.layout.Layouts;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.LineSearch.Outcome;
import kibitzer.games.bridge.problems.proof.Hand;

/** The part of a proof that costs nothing: what must be so in the deal shown. */
public final class ProblemCheck {
    private ProblemCheck() {}

    /** What is wrong with a problem, each with its id; empty if nothing. */
    public static List<String> faults(PlayProblem problem) {
        List<String> faults = new ArrayList<>();
        if (!CustomaryLead.of(problem.deal().west(), problem.contract().strain())
                .equals(problem.lead())) {
            faults.add("west would lead another card than the " + problem.lead().inWords());
        }
        if (!Layouts.silent(problem.deal().west())
                || !Layouts.silent(problem.deal().east())) {
            faults.add("an opponent would have bid");
        }
        faults.addAll(
                switch (problem.ways()) {
                    case Ways.OfLines lines -> lines(problem);
                    case Ways.OfCards cards -> defence(problem);
                    case Ways.OfGuess guess -> guess(problem, guess);
                });
        return faults.stream().map(fault -> problem.id() + ": " + fault).toList();
    }

    private static List<String> guess(PlayProblem problem, Ways.OfGuess guess) {
        GuessTurn turn = GuessTurn.of(problem);
        List<String> faults = new ArrayList<>();
        if (!turn.isTold()) {
            faults.add("nobody has shown out, so that nothing can be counted");
        }
        if (!turn.seen().lawful().contains(guess.right())
                || !turn.seen().lawful().contains(guess.wrong())) {
            faults.add("the cards cannot be played now");
        } else if (!turn.shows(guess.right(), guess.wrong())) {
            faults.add("the " + guess.right().inWords() + " does not make, or the other card does too");
        }
        return faults;
    }

    private static List<String> lines(PlayProblem problem) {
        List<String> faults = new ArrayList<>();
        Hand hand = ProofText.hand(problem);
        Line right = problem.lines().right();
        Line wrong = problem.lines().wrong();
        if (hand.search(problem.deal(), right).outcome() != Outcome.MAKES) {
            faults.add("the right line does not make: " + right);
        }
        if (hand.search(problem.deal(), wrong).outcome() != Outcome.FAILS) {
            faults.add("the wrong line does not fail: " + wrong);
        }
        if (!problem.theme().isIn(right, hand.dummy()) || problem.theme().sharedBy(right, wrong, hand.dummy())) {
            faults.add("the lines do not differ in the point of the theme");
        }
        return faults;
    }

    private static List<String> defence(PlayProblem problem) {
        List<String> faults = new ArrayList<>();
        DefenderTurn turn = DefenderTurn.of(problem);
        Ways.OfCards cards = problem.cards();
        CardProver prover =
                new CardProver(turn, problem.theme(), cards.against().plan(), List.of());
        if (!DefenderLayouts.agrees(turn, problem.deal(), cards.against().plan())) {
            faults.add("declarer or partner would not have this hand, or would have played another card");
        }
        if (!DefencePoint.isTurn(problem.theme(), turn) || !DefencePoint.isIn(problem.theme(), turn, cards.right())) {
            faults.add("the turn is not one of the theme");
        }
        if (!turn.lawful().contains(cards.right())
                || !prover.rivals(cards.right()).contains(cards.wrong())) {
            faults.add("the cards do not differ in the point of the theme");
        } else if (!prover.shows(problem.deal(), cards.right(), cards.wrong())) {
            faults.add("not only the " + cards.right().inWords() + " beats the contract");
        }
        return faults;
    }
}
