package kibitzer.games.bridge.problems.find;

import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.counting.GuessTurn;
import kibitzer.games.bridge.turn.CardTrials;

/** The proof of a problem of counting. */
final class GuessProofText implements ProofText {
    private final PlayProblem problem;
    private final Ways.OfGuess guess;
    private final GuessTurn turn;
    private final CardTrials trials;

    GuessProofText(PlayProblem problem) {
        this.problem = problem;
        this.guess = problem.guess();
        this.turn = GuessTurn.of(problem);
        this.trials = turn.trials();
    }

    @Override
    public boolean holds() {
        PlayProblem.Counted stored = problem.counted();
        return turn.isTold()
                && GuessTurn.isProved(trials, guess.right(), guess.wrong())
                && turn.shows(guess.right(), guess.wrong())
                && stored.layouts() == trials.layouts()
                && stored.right() == trials.reached(guess.right())
                && stored.wrong() == trials.reached(guess.wrong())
                && stored.lines() == trials.cards().size()
                && stored.rivals() == trials.cards().size() - trials.best().size();
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(ProofText.hands(problem));
        text.append("  south declares; played: %s%n".formatted(ProofText.cards(problem.played())));
        text.append("  layouts that agree with it: %d, %s%n"
                .formatted(trials.layouts(), trials.isEvery() ? "all there are" : "drawn from all"));
        text.append("  makes in: %s%n"
                .formatted(trials.cards().stream().map(this::tally).collect(Collectors.joining(", "))));
        text.append("  right: %s; wrong: %s%n"
                .formatted(guess.right().inWords(), guess.wrong().inWords()));
        text.append(
                turn.shows(guess.right(), guess.wrong())
                        ? "  in this deal the right card makes the contract and the wrong one does not\n"
                        : "  this deal does not show it\n");
        text.append(holds() ? "  proved\n" : "  NOT PROVED\n");
        return text.toString();
    }

    private String tally(Card card) {
        return card + " " + trials.reached(card);
    }
}
