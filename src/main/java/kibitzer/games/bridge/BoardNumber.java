package kibitzer.games.bridge;

import java.util.List;

/**
 * The number of a board at duplicate, which says who deals and who is vulnerable; the sixteen of a round come again and again.
 *
 * @param number from 1
 */
public record BoardNumber(int number) {
    private static final List<Vulnerability> ROUND =
            List.of(Vulnerability.NONE, Vulnerability.NORTH_SOUTH, Vulnerability.EAST_WEST, Vulnerability.BOTH);

    public BoardNumber {
        if (number < 1) {
            throw new IllegalArgumentException("board " + number + "; expected 1 or more");
        }
    }

    /** North on the first board, and round the table. */
    public Seat dealer() {
        return Seat.NORTH.after(number - 1);
    }

    /** None, north-south, east-west, both; every four boards begin one further on. */
    public Vulnerability vulnerability() {
        int before = number - 1;
        return ROUND.get((before + before / ROUND.size()) % ROUND.size());
    }
}
