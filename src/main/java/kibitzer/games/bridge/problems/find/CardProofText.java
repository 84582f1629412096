package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.defence.CardProof;
import kibitzer.games.bridge.problems.defence.CardProver;
import kibitzer.games.bridge.problems.defence.DeclarersHand;
import kibitzer.games.bridge.problems.defence.DefenderLayouts;
import kibitzer.games.bridge.problems.defence.DefenderTurn;

/** The proof of a problem of the defence. */
final class CardProofText implements ProofText {
    private final PlayProblem problem;
    private final CardProof proof;
    private final boolean shown;

    CardProofText(PlayProblem problem) {
        this.problem = problem;
        Ways.OfCards cards = problem.cards();
        DefenderTurn turn = DefenderTurn.of(problem);
        List<Deal> layouts =
                DefenderLayouts.sample(turn, cards.against().plan(), Finder.LAYOUTS, new Seed(problem.seed()));
        CardProver prover =
                new CardProver(turn, problem.theme(), cards.against().plan(), layouts);
        this.proof = prover.prove(cards.right());
        this.shown = prover.shows(problem.deal(), cards.right(), cards.wrong());
    }

    @Override
    public boolean holds() {
        PlayProblem.Counted stored = problem.counted();
        Ways.OfCards cards = problem.cards();
        return proof.holds()
                && shown
                && proof.wrong().card().equals(cards.wrong())
                && stored.layouts() == proof.layouts()
                && stored.right() == proof.right().beaten()
                && stored.wrong() == proof.wrong().beaten()
                && stored.lines() == proof.choices()
                && stored.rivals() == proof.rivals().size()
                && cards.against().right() == proof.right().planBeaten()
                && cards.against().wrong() == proof.wrong().planBeaten();
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(ProofText.hands(problem));
        text.append("  %s defends; declarer has %s; played: %s%n"
                .formatted(
                        problem.learner().inWords(),
                        DeclarersHand.inWords(problem.contract().strain()),
                        ProofText.cards(problem.played())));
        text.append("  layouts counted: %d, dealt from seed %d%n".formatted(proof.layouts(), problem.seed()));
        text.append(row("right", proof.right()));
        text.append(row("wrong", proof.wrong()));
        text.append("  declarer's plan: %s%n"
                .formatted(problem.cards().against().plan().inWords()));
        text.append(
                "  cards to choose from: %d; %d lack the point of the theme, each at least %d of %d layouts behind: %s%n"
                        .formatted(
                                proof.choices(),
                                proof.rivals().size(),
                                proof.margin(),
                                proof.layouts(),
                                proof.rivals().stream()
                                        .map(rival -> rival.card() + " " + rival.beaten())
                                        .collect(Collectors.joining(", "))));
        text.append(
                shown
                        ? "  in this deal only the right card beats the contract, all cards seen; after the wrong one the plan makes\n"
                        : "  this deal does not show it\n");
        text.append(holds() ? "  proved\n" : "  NOT PROVED\n");
        return text.toString();
    }

    private String row(String name, CardProof.Tally tally) {
        double share = tally.beaten() / (double) proof.layouts();
        double error = 100 * Math.sqrt(share * (1 - share) / proof.layouts());
        return "  %-8s beats it in %3d of %d all cards seen (%.1f percent, error %.1f), in %d against declarer's plan: %s%n"
                .formatted(
                        name,
                        tally.beaten(),
                        proof.layouts(),
                        100 * share,
                        error,
                        tally.planBeaten(),
                        tally.card().inWords());
    }
}
