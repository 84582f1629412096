package kibitzer.games.table;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;

/**
 * A seat at a table of two to seven, written N E S W where four play and otherwise numbered from 1, the eldest hand, to the
 * dealer last.
 *
 * @param players how many sit at the table
 * @param place from 0, in the order of play: N E S W, or 1 2 3
 */
public record TableSeat(int players, int place) {
    public static final int FEWEST = 2;
    public static final int MOST = 7;

    /** At this many each has a side of the table. */
    public static final int COMPASS = 4;

    private static final List<String> SIDES = List.of("north", "east", "south", "west");

    /** The learner's at a table of four; north is his partner, and west plays after him. */
    public static final TableSeat SOUTH = new TableSeat(COMPASS, 2);

    /** @throws IllegalArgumentException for a seat that is not at such a table */
    public TableSeat {
        if (players < FEWEST || players > MOST || place < 0 || place >= players) {
            throw new IllegalArgumentException("place " + place + " of " + players
                    + " players; expected 2 to 7 players," + " and a place from 0 to one less");
        }
    }

    /** All seats of a table, in the order of play. */
    public static List<TableSeat> all(int players) {
        return IntStream.range(0, players)
                .mapToObj(place -> new TableSeat(players, place))
                .toList();
    }

    /**
     * Reads "S", "south", "3".
     *
     * @throws BadNotation if no seat of such a table is called so
     */
    public static TableSeat read(int players, String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        return all(players).stream()
                .filter(seat -> plain.equals(seat.toString().toLowerCase(Locale.ROOT)) || plain.equals(seat.inWords()))
                .findFirst()
                .orElseThrow(() -> new BadNotation(
                        text,
                        "a seat: "
                                + all(players).stream().map(TableSeat::toString).collect(Collectors.joining(" "))));
    }

    /** Who plays after this seat. */
    public TableSeat next() {
        return after(1);
    }

    /** The seat so many places on in the order of play. */
    public TableSeat after(int places) {
        return new TableSeat(players, Math.floorMod(place + places, players));
    }

    /** True if each has a side of the table. */
    public boolean isOnCompass() {
        return players == COMPASS;
    }

    /** "south", "player 3". */
    public String inWords() {
        return isOnCompass() ? SIDES.get(place) : "player " + (place + 1);
    }

    /** "S", "3". */
    @Override
    public String toString() {
        return isOnCompass() ? SIDES.get(place).substring(0, 1).toUpperCase(Locale.ROOT) : String.valueOf(place + 1);
    }
}
