package kibitzer.games.poker.pot;

import java.util.List;
import java.util.OptionalInt;

/**
 * How far the betting of a pot has come.
 *
 * @param phase where it stands
 * @param round of upcards at stud, from 1; 1 at draw poker
 * @param waiting seats still to speak in this round, the next first
 * @param raises in this round
 * @param raisesBefore in the round before
 * @param opener who opened, or bet first at stud
 * @param aggressor who bet or raised last
 */
public record Betting(
        Phase phase,
        int round,
        List<Integer> waiting,
        int raises,
        int raisesBefore,
        OptionalInt opener,
        OptionalInt aggressor) {

    public Betting {
        waiting = List.copyOf(waiting);
    }

    /** Nobody has bet yet, and nobody is asked. */
    static Betting opening(Phase phase) {
        return new Betting(phase, 1, List.of(), 0, 0, OptionalInt.empty(), OptionalInt.empty());
    }

    Betting as(Phase other) {
        return new Betting(other, round, waiting, raises, raisesBefore, opener, aggressor);
    }

    Betting waitingFor(List<Integer> others) {
        return new Betting(phase, round, others, raises, raisesBefore, opener, aggressor);
    }

    /** The next to speak has spoken. */
    Betting spoken() {
        return waitingFor(waiting.subList(1, waiting.size()));
    }

    Betting openedBy(int seat) {
        return new Betting(phase, round, waiting, raises, raisesBefore, OptionalInt.of(seat), OptionalInt.of(seat));
    }

    Betting raisedBy(int seat, int more) {
        return new Betting(phase, round, waiting, raises + more, raisesBefore, opener, OptionalInt.of(seat));
    }

    Betting newRound(Phase next, int number) {
        return new Betting(next, number, List.of(), 0, raises, opener, aggressor);
    }
}
