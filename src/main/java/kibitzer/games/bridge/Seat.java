package kibitzer.games.bridge;

import java.util.Locale;
import kibitzer.cards.BadNotation;

/** A place at the table, in the order of play. */
public enum Seat {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    public Seat next() {
        return after(1);
    }

    public Seat partner() {
        return after(2);
    }

    /** The seat {@code places} to the left. */
    public Seat after(int places) {
        return values()[(ordinal() + places) % 4];
    }

    public char letter() {
        return name().charAt(0);
    }

    /** "north". */
    public String inWords() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean isNorthSouth() {
        return this == NORTH || this == SOUTH;
    }

    /** Reads "N", "north". */
    public static Seat of(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT);
        for (Seat seat : values()) {
            if (plain.equals(seat.name()) || plain.equals(String.valueOf(seat.letter()))) {
                return seat;
            }
        }
        throw new BadNotation(text, "a seat: N E S W");
    }
}
