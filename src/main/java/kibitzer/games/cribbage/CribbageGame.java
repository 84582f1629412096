package kibitzer.games.cribbage;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A game of cribbage as data, each but the first written as what it changes in its parent (Culbertson, p. 253-258, 346).
 *
 * @param id in the syllabus
 * @param parent the id of the game it differs from; empty for the first
 * @param page of the book
 * @param players how many sit down
 * @param dealt cards to each
 * @param laidAway cards that each gives to the crib
 * @param fromThePack cards that the pack gives to the crib
 * @param partners true where those who sit opposite peg together
 * @param ends what may be agreed as the end of a game, the usual one first
 * @param lurch true where a loser who is not half-way loses a double game
 * @param muggins true where points that a player overlooks are his opponent's
 */
public record CribbageGame(
        String id,
        String title,
        String parent,
        int page,
        int players,
        int dealt,
        int laidAway,
        int fromThePack,
        boolean partners,
        List<Integer> ends,
        boolean lurch,
        boolean muggins) {

    /** Once around the board. */
    public static final int ONCE_AROUND = 61;

    /** Twice around the board. */
    public static final int TWICE_AROUND = 121;

    private static final int THREE_TIMES_AROUND = 181;

    /** Six cards each, two of them laid away: the game that is usually meant. */
    public static final CribbageGame SIX_CARD = new CribbageGame(
            "cribbage", "Cribbage", "", 253, 2, 6, 2, 0, false, List.of(TWICE_AROUND, ONCE_AROUND), false, false);

    public static final CribbageGame LURCH =
            SIX_CARD.but("cribbage-lurch", "Lurch", 255).lurching();

    public static final CribbageGame MUGGINS =
            SIX_CARD.but("muggins", "Muggins", 255).taking();

    /** The oldest: a hand of three, and a crib of four. */
    public static final CribbageGame FIVE_CARD = SIX_CARD.but("five-card-cribbage", "Five-card cribbage", 257)
            .dealing(5, 2, 0)
            .to(ONCE_AROUND);

    public static final CribbageGame SEVEN_CARD = SIX_CARD.but("seven-card-cribbage", "Seven-card cribbage", 258)
            .dealing(7, 2, 0)
            .to(THREE_TIMES_AROUND);

    public static final CribbageGame THREE_HAND = SIX_CARD.but("three-hand-cribbage", "Three-hand cribbage", 258)
            .seating(3)
            .dealing(5, 1, 1);

    public static final CribbageGame FOUR_HAND = SIX_CARD.but("four-hand-cribbage", "Four-hand cribbage", 258)
            .seating(4)
            .inPartnership()
            .dealing(5, 1, 0)
            .to(TWICE_AROUND);

    /** Six cards and two for the crib, six times through the pack; 120 is a win. */
    public static final CribbageGame SOLITAIRE = SIX_CARD.but("cribbage-solitaire", "Cribbage solitaire", 346)
            .seating(1)
            .dealing(6, 2, 2)
            .to(120);

    /** Sixteen cards in a square; each row and column is a hand with the starter. */
    public static final CribbageGame SQUARE = SOLITAIRE
            .but("cribbage-square-solitaire", "Cribbage square", 346)
            .dealing(16, 0, 0)
            .to(ONCE_AROUND);

    /** Every game, in the order of the book. */
    public static final List<CribbageGame> ALL =
            List.of(SIX_CARD, LURCH, MUGGINS, FIVE_CARD, SEVEN_CARD, THREE_HAND, FOUR_HAND, SOLITAIRE, SQUARE);

    /** Those that are played at a table: of the others, two are options of the first, and two are patiences. */
    public static final List<CribbageGame> AT_THE_TABLE =
            List.of(SIX_CARD, FIVE_CARD, SEVEN_CARD, THREE_HAND, FOUR_HAND);

    public CribbageGame {
        ends = List.copyOf(ends);
    }

    /** The game of this id that is played at a table. */
    public static Optional<CribbageGame> atTheTable(String id) {
        return AT_THE_TABLE.stream().filter(game -> game.id.equals(id)).findFirst();
    }

    private CribbageGame but(String name, String called, int page) {
        return new CribbageGame(
                name, called, id, page, players, dealt, laidAway, fromThePack, partners, ends, lurch, muggins);
    }

    private CribbageGame seating(int many) {
        return new CribbageGame(
                id, title, parent, page, many, dealt, laidAway, fromThePack, partners, ends, lurch, muggins);
    }

    private CribbageGame dealing(int each, int away, int pack) {
        return new CribbageGame(id, title, parent, page, players, each, away, pack, partners, ends, lurch, muggins);
    }

    private CribbageGame to(int end) {
        return new CribbageGame(
                id, title, parent, page, players, dealt, laidAway, fromThePack, partners, List.of(end), lurch, muggins);
    }

    private CribbageGame inPartnership() {
        return new CribbageGame(
                id, title, parent, page, players, dealt, laidAway, fromThePack, true, ends, lurch, muggins);
    }

    private CribbageGame lurching() {
        return new CribbageGame(
                id, title, parent, page, players, dealt, laidAway, fromThePack, partners, ends, true, muggins);
    }

    private CribbageGame taking() {
        return new CribbageGame(
                id, title, parent, page, players, dealt, laidAway, fromThePack, partners, ends, lurch, true);
    }

    /** How many cards a player keeps. */
    public int kept() {
        return dealt - laidAway;
    }

    /** How many cards a crib has. */
    public int crib() {
        return players * laidAway + fromThePack;
    }

    /** How many sides peg. */
    public int sides() {
        return partners ? 2 : players;
    }

    /** The side a player pegs for, from 0. */
    public int sideOf(int player) {
        return player % sides();
    }

    /** What a loser must reach to save the double game, if the book says it: 31 of 61, 61 of 121. */
    public OptionalInt halfway(int end) {
        return end == ONCE_AROUND || end == TWICE_AROUND ? OptionalInt.of((end + 1) / 2) : OptionalInt.empty();
    }
}
