package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.line.DivergentTurn;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.LosingTurn;
import kibitzer.games.bridge.problems.proof.Proof;
import kibitzer.games.bridge.problems.proof.Prover;

/** The proof of a problem of declarer's. */
final class LineProofText implements ProofText {
    private final PlayProblem problem;
    private final Hand hand;
    private final Prover prover;
    private final Proof proof;
    private final Optional<LosingTurn> turn;

    LineProofText(PlayProblem problem) {
        this.problem = problem;
        this.hand = ProofText.hand(problem);
        List<Deal> layouts = Finder.layouts(hand, Finder.LAYOUTS, new Seed(problem.seed()));
        this.prover = new Prover(hand, problem.theme(), layouts);
        this.proof =
                prover.prove(problem.lines().right(), List.of(problem.lines().wrong(), Line.PLAIN));
        this.turn = prover.losingTurn(
                problem.deal(), problem.lines().right(), problem.lines().wrong());
    }

    /** Whether no rival is as good, the wrong line loses in the deal shown, and the figures stored are those counted. */
    @Override
    public boolean holds() {
        PlayProblem.Counted stored = problem.counted();
        return proof.holds()
                && turn.isPresent()
                && stored.layouts() == proof.layouts()
                && stored.right() == proof.right().made()
                && stored.wrong() == proof.wrong().getFirst().made()
                && stored.lines() == proof.lines()
                && stored.rivals() == proof.rivals();
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(ProofText.hands(problem));
        text.append("  layouts counted: %d, dealt from seed %d%n".formatted(proof.layouts(), problem.seed()));
        text.append(row("right", proof.right()));
        text.append(row("wrong", proof.wrong().get(0)));
        text.append(row("no plan", proof.wrong().get(1)));
        text.append("  lines built: %d; %d lack the point of the theme, each at least %d of %d layouts behind%s%n"
                .formatted(
                        proof.lines(),
                        proof.rivals(),
                        proof.margin(),
                        proof.raced(),
                        proof.holds() ? "" : ", but " + proof.asGood().size() + ": " + proof.asGood()));
        text.append(turn.map(LineProofText::turnText).orElse("  the wrong line does not lose in this deal\n"));
        text.append(holds() ? "  proved\n" : "  NOT PROVED\n");
        return text.toString();
    }

    private String row(String name, Proof.Tally tally) {
        double share = tally.made() / (double) proof.layouts();
        double error = 100 * Math.sqrt(share * (1 - share) / proof.layouts());
        return "  %-8s makes in %3d of %d (%.1f percent, error %.1f), %d tricks in this deal: %s%n"
                .formatted(
                        name,
                        tally.made(),
                        proof.layouts(),
                        100 * share,
                        error,
                        tricks(tally.line()),
                        tally.line().inWords());
    }

    /** The tricks that a line is sure of in the deal shown. */
    private int tricks(Line line) {
        int tricks = 13;
        while (tricks > 0 && !hand.wanting(tricks).isSure(problem.deal(), line)) {
            tricks--;
        }
        return tricks;
    }

    private static String turnText(LosingTurn turn) {
        DivergentTurn parting = turn.parting();
        return "  they part at trick %d (%s): %s plays %s, right is %s%n"
                        .formatted(
                                parting.before().size() / 4 + 1,
                                ProofText.cards(parting.before()),
                                parting.seat().inWords(),
                                parting.wrong(),
                                parting.right())
                + "  lost at trick %d (%s): after %s's %s, %d tricks are the most even seeing all hands%n"
                        .formatted(
                                turn.before().size() / 4 + 1,
                                ProofText.cards(turn.before()),
                                turn.seat().inWords(),
                                turn.card(),
                                turn.most());
    }
}
