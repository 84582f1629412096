package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.counting.GuessTurn;
import kibitzer.games.bridge.problems.counting.Guesses;
import kibitzer.games.bridge.turn.CardTrials;

/** Looks for guesses that the play so far decides: a deal in outline is played until the guess comes, and what was seen is counted. */
final class GuessFinder {
    private static final Theme THEME = Theme.COUNT;

    /** Ten tricks. */
    private static final int LATE = 40;

    private static final int DEALS = 1000;
    private static final int FEW = 6;
    private static final int SOME = 30;

    private GuessFinder() {}

    /** The first there is in the deals of a seed. About one in a hundred has one, so that there nearly always is. */
    static Optional<PlayProblem> first(Seed seed, String id) {
        return IntStream.rangeClosed(1, DEALS)
                .mapToObj(seed::deal)
                .flatMap(deal -> look(deal, id).stream())
                .findFirst();
    }

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
        Card right = trials.best().getLast();
        return trials.cards().stream()
                .filter(card -> !trials.best().contains(card))
                .reduce((higher, lower) -> lower)
                .filter(wrong -> GuessTurn.isProved(trials, right, wrong) && turn.shows(right, wrong))
                .map(wrong -> new PlayProblem(
                        id,
                        THEME,
                        level(turn, trials),
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

    /** The more layouts the play has left open, the harder the count; where it has left one, by how early it comes. */
    private static int level(GuessTurn turn, CardTrials trials) {
        if (trials.layouts() == 1) {
            return turn.played().size() >= LATE ? 1 : 2;
        }
        return trials.layouts() <= FEW ? 3 : trials.layouts() <= SOME ? 4 : 5;
    }
}
