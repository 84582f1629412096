package kibitzer.games.banking.vingtetun;

/** A way to play every hand. */
public interface Strategy {
    /** Whether a pair is played as two hands. */
    boolean splits(Hand pair, int up);

    /** Whether the bet is doubled for one card. Asked only where the rules allow it. */
    boolean doubles(Hand two, int up);

    /** Whether no card is taken. */
    boolean stands(Hand hand, int up);
}
