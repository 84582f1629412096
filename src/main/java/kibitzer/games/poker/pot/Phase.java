package kibitzer.games.poker.pot;

/** Where a pot stands. */
public enum Phase {
    /** Draw poker: nobody has opened. */
    OPENING,
    /** Draw poker, opened, before the draw. */
    FIRST_BETS,
    DRAW,
    /** Draw poker, after the draw. */
    LAST_BETS,
    /** Stud: one of the four rounds, after an upcard. */
    STUD_BETS,
    OVER
}
