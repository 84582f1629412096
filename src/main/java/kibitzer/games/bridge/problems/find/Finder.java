package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.layout.Layouts;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.LineBook;
import kibitzer.games.bridge.problems.proof.LosingTurn;
import kibitzer.games.bridge.problems.proof.Proof;
import kibitzer.games.bridge.problems.proof.Prover;
import kibitzer.games.bridge.problems.proof.Race;

/**
 * Looks for hands of a theme: deals them in outline ({@link Pattern}) and asks of each whether a line with the theme's
 * point is better than all lines without it.
 *
 * <p>Lines race over a few layouts. If the winner has the point, the lines without it race for the best of them, and if
 * that is clearly behind, the proof is made over all layouts. The deal that is shown is
 * one of these layouts, in which the right line makes and the wrong one has lost the contract where it parts from it.
 */
public final class Finder {
    /** As many layouts as a proof rests on. */
    public static final int LAYOUTS = 200;

    private static final int FIRST = 40;
    private static final int LEAD_OF_ONE_IN = 20;
    private static final double MOST_MISSED = 0.5;
    private static final int GLANCE = 12;
    private static final int BEST = 4;

    private static final int TELLING_LAYOUTS = 60;

    private final Theme theme;

    public Finder(Theme theme) {
        this.theme = theme;
    }

    /**
     * A problem found.
     *
     * @param contract played by south
     * @param deal the deal that is shown
     * @param wrong the best line without the point
     * @param turn where it loses the contract
     */
    public record Found(
            Theme theme,
            Call.Bid contract,
            Deal deal,
            Card lead,
            Line right,
            Line wrong,
            LosingTurn turn,
            Proof proof) {}

    /** What there is in the deal of this seed; often nothing. */
    public Optional<Found> look(Seed seed) {
        Chance chance = seed.chance();
        List<Pattern> patterns = Patterns.of(theme);
        return patterns.get(chance.below(patterns.size())).deal(chance).flatMap(dealt -> look(dealt, seed));
    }

    private Optional<Found> look(Pattern.Dealt dealt, Seed seed) {
        Hand hand = Hand.of(
                dealt.deal(),
                dealt.contract().strain(),
                dealt.lead(),
                dealt.contract().level() + 6);
        List<Deal> few = layouts(hand, FIRST, seed);
        if (few.size() < FIRST
                || new Race(hand, few.subList(0, GLANCE), 1)
                        .run(List.of(Line.PLAIN)).stream().anyMatch(plain -> plain.misses() <= 1)) {
            return Optional.empty();
        }
        List<Line> promising = promising(hand, few.subList(0, GLANCE));
        if (promising.isEmpty()) {
            return Optional.empty();
        }
        List<Race.Runner> best = new Race(hand, few, MOST_MISSED).run(promising);
        return best.stream()
                .filter(runner -> runner.misses() == best.getFirst().misses())
                .map(Race.Runner::line)
                .filter(line -> theme.isIn(line, hand.dummy()))
                .findFirst()
                .filter(right -> best.stream()
                        .filter(runner -> !theme.sharedBy(right, runner.line(), hand.dummy()))
                        .allMatch(runner -> runner.misses() > best.getFirst().misses() + 1))
                .flatMap(right -> proved(hand, dealt.contract(), right, layouts(hand, LAYOUTS, seed)));
    }

    /** The lines that begin as one of the best short ones does. */
    private List<Line> promising(Hand hand, List<Deal> layouts) {
        if (theme.isOfTwoSuits()) {
            return LineBook.lines(hand.dummy(), hand.hand(), hand.strain(), hand.lead());
        }
        List<Race.Runner> runners = new Race(hand, layouts, MOST_MISSED)
                .run(LineBook.shortLines(hand.dummy(), hand.hand(), hand.strain(), hand.lead()));
        if (fewest(runners, hand, true) >= fewest(runners, hand, false)) {
            return List.of();
        }
        List<Line> best = runners.stream().limit(BEST).map(Race.Runner::line).toList();
        return LineBook.lines(hand.dummy(), hand.hand(), hand.strain(), hand.lead()).stream()
                .filter(line -> best.stream()
                        .anyMatch(one -> line.steps().size() >= one.steps().size()
                                && line.steps().subList(0, one.steps().size()).equals(one.steps())))
                .toList();
    }

    private int fewest(List<Race.Runner> runners, Hand hand, boolean withThePoint) {
        return runners.stream()
                .filter(runner -> theme.isIn(runner.line(), hand.dummy()) == withThePoint)
                .mapToInt(Race.Runner::misses)
                .min()
                .orElse(FIRST);
    }

    /** The layouts of a problem's proof. */
    public static List<Deal> layouts(Hand hand, int count, Seed seed) {
        return Layouts.sample(hand.dummy(), hand.hand(), hand.lead(), hand.strain(), count, seed);
    }

    private Optional<Found> proved(Hand hand, Call.Bid contract, Line right, List<Deal> layouts) {
        Prover prover = new Prover(hand, theme, layouts);
        List<Race.Runner> rivals = new Race(hand, layouts.subList(0, FIRST), 1).run(prover.rivals(right));
        Line wrong = rivals.stream()
                .filter(runner -> runner.misses() <= rivals.getFirst().misses() + 1)
                .map(Race.Runner::line)
                .filter(line -> theme.isMistake(right, line, hand.dummy()))
                .findFirst()
                .orElse(Line.PLAIN);
        if (theme.sharedBy(right, wrong, hand.dummy()) || !theme.isMistake(right, wrong, hand.dummy())) {
            return Optional.empty();
        }
        Proof proof = prover.prove(right, List.of(wrong));
        if (!proof.holds() || proof.right().made() - proof.wrong().getFirst().made() < LAYOUTS / LEAD_OF_ONE_IN) {
            return Optional.empty();
        }
        for (Deal layout : layouts.subList(0, TELLING_LAYOUTS)) {
            Optional<LosingTurn> turn = prover.losingTurn(layout, right, wrong);
            if (turn.isPresent()) {
                return Optional.of(new Found(theme, contract, layout, hand.lead(), right, wrong, turn.get(), proof));
            }
        }
        return Optional.empty();
    }
}
