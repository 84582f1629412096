package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.counting.Guesses;
import kibitzer.games.bridge.problems.counting.GuessTurn;
import kibitzer.games.bridge.turn.CardTrials;

/** Looks for guesses that the play so far decides: a deal in outline is played until the guess comes, and what was seen is counted. */
final class GuessFinder {
    private static final Theme THEME = Theme.COUNT;

    private GuessFinder() {}

    /** What there is in the deal of this seed; often nothing. */
    static Optional<PlayProblem> look(Seed seed, String id) {
        Chance chance = seed.chance();
        List<Pattern> patterns = Patterns.of(THEME);
        return patterns.get(chance.below(patterns.size()))
                .deal(chance)
                .flatMap(dealt -> Guesses.in(dealt.contract(), dealt.deal(), dealt.lead()))
                .filter(GuessTurn::isTold)
                .flatMap(turn -> problem(turn, seed, id));
    }

    private static Optional<PlayProblem> problem(GuessTurn turn, Seed seed, String id) {
        CardTrials trials = turn.trials();
        Card right = trials.cards().getFirst();
        return trials.cards().stream()
                .filter(card -> !trials.best().contains(card))
                .findFirst()
                .filter(wrong -> GuessTurn.isProved(trials, right, wrong) && turn.shows(right, wrong))
                .map(wrong -> new PlayProblem(
                        id,
                        THEME,
                        level(trials, right, wrong),
                        turn.deal(),
                        Seat.SOUTH,
                        Vulnerability.NONE,
                        turn.contract(),
                        Seat.SOUTH,
                        Seat.SOUTH,
                        turn.played(),
                        new Ways.OfGuess(right, wrong),
                        new PlayProblem.Counted(
                                trials.layouts(),
                                trials.reached(right),
                                trials.reached(wrong),
                                trials.cards().size(),
                                trials.cards().size() - trials.best().size()),
                        THEME.lesson(),
                        THEME.pointer(),
                        seed.number()));
    }

    /** The nearer the wrong card comes, the harder it is to see; a drop is harder than a finesse. */
    private static int level(CardTrials trials, Card right, Card wrong) {
        int ahead = 100 * (trials.reached(right) - trials.reached(wrong)) / trials.layouts();
        int points = (ahead < 35 ? 3 : ahead < 60 ? 2 : 1) + (right.rank().isHigherThan(wrong.rank()) ? 2 : 1);
        return Math.clamp(points, 1, 5);
    }
}
