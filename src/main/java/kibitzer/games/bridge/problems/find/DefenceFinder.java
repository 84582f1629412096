package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.defence.CardProof;
import kibitzer.games.bridge.problems.defence.CardProver;
import kibitzer.games.bridge.problems.defence.Course;
import kibitzer.games.bridge.problems.defence.DefencePoint;
import kibitzer.games.bridge.problems.defence.DefenderLayouts;
import kibitzer.games.bridge.problems.defence.DefenderTurn;
import kibitzer.games.bridge.problems.line.Act;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.Step;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.LineBook;
import kibitzer.games.bridge.problems.proof.Race;

/**
 * Looks for problems of the defence: deals hands in outline, lets declarer play the best short line for his two hands until a
 * turn of the theme comes, and asks whether one card there is better than all without its point.
 */
final class DefenceFinder {
    private static final int GLANCE = 12;
    private static final int AHEAD_AT_A_GLANCE = 2;
    private static final int FIRST = 40;

    private final Theme theme;

    DefenceFinder(Theme theme) {
        this.theme = theme;
    }

    /**
     * A problem found.
     *
     * @param deal the deal that is shown
     */
    record Found(Call.Bid contract, Deal deal, DefenderTurn turn, Line plan, CardProof proof) {}

    /** What there is in the deal of this seed; often nothing. */
    Optional<Found> look(Seed seed) {
        Chance chance = seed.chance();
        List<Pattern> patterns = Patterns.of(theme);
        Pattern pattern = patterns.get(chance.below(patterns.size()));
        return pattern.deal(chance).flatMap(dealt -> look(dealt, pattern.learner(), seed));
    }

    private Optional<Found> look(Pattern.Dealt dealt, Seat learner, Seed seed) {
        Hand hand = Hand.of(
                dealt.deal(),
                dealt.contract().strain(),
                dealt.lead(),
                dealt.contract().level() + 6);
        return plan(hand, dealt.deal(), learner, seed)
                .flatMap(plan -> turn(hand, dealt.deal(), learner, plan)
                        .flatMap(turn -> found(dealt.contract(), turn, plan, seed)));
    }

    private Optional<DefenderTurn> turn(Hand hand, Deal deal, Seat learner, Line plan) {
        return Course.until(deal, hand.strain(), plan, hand.need(), learner, turn -> DefencePoint.isTurn(theme, turn));
    }

    /** The best short line for declarer of those that bring the turn about. */
    private Optional<Line> plan(Hand hand, Deal deal, Seat learner, Seed seed) {
        List<Line> lines = LineBook.shortLines(hand.dummy(), hand.hand(), hand.strain(), hand.lead()).stream()
                .map(line -> repeated(line, hand))
                .filter(line -> turn(hand, deal, learner, line).isPresent())
                .toList();
        List<Deal> layouts = Finder.layouts(hand, GLANCE, seed);
        return lines.isEmpty() || layouts.size() < GLANCE
                ? Optional.empty()
                : new Race(hand, layouts, 1)
                        .run(lines).stream().map(Race.Runner::line).findFirst();
    }

    /** A card that was run is followed by the next lower ones: a declarer who was not covered goes on. */
    private static Line repeated(Line line, Hand hand) {
        Optional<Card> run = line.steps().stream()
                .filter(step -> step.act() == Act.RUN)
                .findFirst()
                .flatMap(Step::card);
        return run.map(first -> new Line(Stream.concat(
                                line.steps().stream(),
                                hand.dummy().union(hand.hand()).in(first.suit()).stream()
                                        .filter(card -> first.rank().isHigherThan(card.rank())
                                                && card.rank().isAtLeast(Rank.NINE))
                                        .map(card -> Step.of(Act.RUN, card)))
                        .toList()))
                .orElse(line);
    }

    private Optional<Found> found(Call.Bid contract, DefenderTurn turn, Line plan, Seed seed) {
        List<Deal> layouts = DefenderLayouts.sample(turn, plan, FIRST, seed);
        if (layouts.size() < FIRST) {
            return Optional.empty();
        }
        CardProver few = new CardProver(turn, theme, plan, layouts);
        return few.best(GLANCE)
                .filter(right -> DefencePoint.isIn(theme, turn, right))
                .filter(right -> few.ahead(right, GLANCE) >= AHEAD_AT_A_GLANCE)
                .filter(right -> 100 * few.ahead(right, FIRST) >= CardProof.MARGIN_IN_PERCENT * FIRST)
                .flatMap(right -> proved(contract, turn, plan, right, seed));
    }

    private Optional<Found> proved(Call.Bid contract, DefenderTurn turn, Line plan, Card right, Seed seed) {
        List<Deal> layouts = DefenderLayouts.sample(turn, plan, Finder.LAYOUTS, seed);
        CardProver prover = new CardProver(turn, theme, plan, layouts);
        CardProof proof = prover.prove(right);
        return layouts.size() < Finder.LAYOUTS || !proof.holds()
                ? Optional.empty()
                : layouts.stream()
                        .filter(layout ->
                                prover.shows(layout, right, proof.wrong().card()))
                        .findFirst()
                        .map(layout -> new Found(contract, layout, turn, plan, proof));
    }
}
