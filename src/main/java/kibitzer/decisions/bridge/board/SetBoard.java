package kibitzer.decisions.bridge.board;

import kibitzer.cards.BadNotation;
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
 */
public record SetBoard(
        int number, Deal deal, Seat dealer, Vulnerability vulnerability, String system, String opponents, int seed) {
    /** The learner's seat. */
    public static final Seat LEARNER = Seat.SOUTH;

    /** @throws BadNotation for an ending */
    public SetBoard {
        if (!deal.isFull()) {
            throw BadNotation.because("the hands have " + deal.cardsEach() + " cards", "13 each");
        }
    }
}
