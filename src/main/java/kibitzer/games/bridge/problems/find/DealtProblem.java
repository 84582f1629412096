package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.defence.CardProof;
import kibitzer.games.bridge.problems.proof.Proof;

/** Makes a problem of what the finder finds. */
public final class DealtProblem {
    private DealtProblem() {}

    /** The problem in the deal of this seed; often there is none. */
    public static Optional<PlayProblem> of(Theme theme, Seed seed) {
        if (theme == Theme.COUNT) {
            return GuessFinder.look(seed, theme.id() + "-" + seed.number());
        }
        return theme.isOfDefence()
                ? new DefenceFinder(theme).look(seed).map(found -> problem(theme, found, seed))
                : new Finder(theme).look(seed).map(found -> problem(found, seed));
    }

    private static PlayProblem problem(Theme theme, DefenceFinder.Found found, Seed seed) {
        CardProof proof = found.proof();
        return new PlayProblem(
                theme.id() + "-" + seed.number(),
                theme,
                level(found),
                found.deal(),
                Seat.SOUTH,
                Vulnerability.NONE,
                found.contract(),
                Seat.SOUTH,
                found.turn().seat(),
                found.turn().played(),
                new Ways.OfCards(
                        proof.right().card(),
                        proof.wrong().card(),
                        new Ways.Against(
                                found.plan(),
                                proof.right().planBeaten(),
                                proof.wrong().planBeaten())),
                new PlayProblem.Counted(
                        proof.layouts(),
                        proof.right().beaten(),
                        proof.wrong().beaten(),
                        proof.choices(),
                        proof.rivals().size()),
                theme.lesson(),
                theme.pointer(),
                seed.number());
    }

    /** A later turn, more cards to choose from and a wrong card that often succeeds make it harder. */
    private static int level(DefenceFinder.Found found) {
        CardProof proof = found.proof();
        int ahead = 100 * (proof.right().beaten() - proof.wrong().beaten()) / proof.layouts();
        int points = 1
                + (found.turn().played().size() >= 8 ? 1 : 0)
                + (proof.rivals().size() > 3 ? 1 : 0)
                + (ahead < 30 ? 2 : ahead < 50 ? 1 : 0);
        return Math.clamp(points, 1, 5);
    }

    private static PlayProblem problem(Finder.Found found, Seed seed) {
        Proof proof = found.proof();
        return new PlayProblem(
                found.theme().id() + "-" + seed.number(),
                found.theme(),
                level(found),
                found.deal(),
                Seat.SOUTH,
                Vulnerability.NONE,
                found.contract(),
                Seat.SOUTH,
                Seat.SOUTH,
                List.of(found.lead()),
                new Ways.OfLines(found.right(), found.wrong()),
                new PlayProblem.Counted(
                        proof.layouts(),
                        proof.right().made(),
                        proof.wrong().getFirst().made(),
                        proof.lines(),
                        proof.rivals()),
                found.theme().lesson(),
                found.theme().pointer(),
                seed.number());
    }

    /**
     * How hard it is to see: more steps of the right line, a later turn, and a wrong line that often succeeds make it
     * harder.
     */
    private static int level(Finder.Found found) {
        Proof proof = found.proof();
        int ahead = 100 * (proof.right().made() - proof.wrong().getFirst().made()) / proof.layouts();
        int points = found.right().steps().size()
                + (found.turn().parting().before().size() > 12
                        ? 2
                        : found.turn().parting().before().size() > 4 ? 1 : 0)
                + (ahead < 10 ? 3 : ahead < 20 ? 2 : ahead < 40 ? 1 : 0);
        return Math.clamp(points, 1, 5);
    }
}
