package kibitzer.games.trick.settle;

import java.util.List;
import java.util.stream.IntStream;

/** The columns in which a hand is settled. */
public enum Seating {
    /** {@code we} and {@code they}: two sides, neither of which has undertaken anything. */
    TWO_SIDES,
    /** {@code maker} and {@code opponents}: what the maker or his side gets, and what the other side or each other player does. */
    MAKER,
    /** A column a seat: N E S W where four play, else 1, 2 and so on. */
    EACH;

    public static final String WE = "we";
    public static final String THEY = "they";
    public static final String MAKER_SIDE = "maker";
    public static final String OPPONENTS = "opponents";
    private static final List<String> COMPASS = List.of("N", "E", "S", "W");

    /**
     * Whose column it is where each has his own, by place in the order of play.
     *
     * @throws IllegalArgumentException if no seat of such a table is written so
     */
    public int place(int players, String column) {
        int place = this == EACH ? columns(players).indexOf(column) : -1;
        if (place < 0) {
            throw new IllegalArgumentException(column);
        }
        return place;
    }

    /** The names of the columns at a table of so many. */
    public List<String> columns(int players) {
        return switch (this) {
            case TWO_SIDES -> List.of(WE, THEY);
            case MAKER -> List.of(MAKER_SIDE, OPPONENTS);
            case EACH ->
                players == COMPASS.size()
                        ? COMPASS
                        : IntStream.rangeClosed(1, players)
                                .mapToObj(String::valueOf)
                                .toList();
        };
    }
}
