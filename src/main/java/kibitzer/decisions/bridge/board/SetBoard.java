package kibitzer.decisions.bridge.board;

import java.util.List;
import kibitzer.advice.ClubPlay;
import kibitzer.cards.BadNotation;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * A board that is set to be bid and played; the learner sits south.
 *
 * @param number as it stands on the board, from 1
 * @param deal all four hands
 * @param dealer who calls first
 * @param system what north and south bid: an id of a bidding system
 * @param opponents what east and west bid: a word of {@link kibitzer.conventions.bridge.systems.Opponents}
 * @param seed of the other players, so that the same moves of the learner's meet the same of theirs
 * @param club what all four play otherwise than the books
 */
public record SetBoard(
        int number,
        Deal deal,
        Seat dealer,
        Vulnerability vulnerability,
        String system,
        String opponents,
        int seed,
        List<ClubPlay> club) {
    /** The learner's seat. */
    public static final Seat LEARNER = Seat.SOUTH;

    /** @throws BadNotation for an ending */
    public SetBoard {
        club = List.copyOf(club);
        if (!deal.isFull()) {
            throw BadNotation.because("the hands have " + deal.cardsEach() + " cards", "13 each");
        }
    }

    /** By the books. */
    public SetBoard(
            int number,
            Deal deal,
            Seat dealer,
            Vulnerability vulnerability,
            String system,
            String opponents,
            int seed) {
        this(number, deal, dealer, vulnerability, system, opponents, seed, List.of());
    }

    /** The same board where a club plays so. */
    public SetBoard playedBy(List<ClubPlay> other) {
        return new SetBoard(
                number,
                deal,
                dealer,
                vulnerability,
                system,
                opponents,
                seed,
                Opponents.played(Agreement.of(system), opponents, other).club());
    }
}
