package kibitzer.games.bridge.problems.line;

/**
 * A card that a line plays, and where the line then stands.
 *
 * @param card one bit; 0 where a step has nothing to play
 * @param plan see {@link Plan}
 */
record Choice(long card, int plan) {
    static final Choice NONE = new Choice(0, 0);

    boolean isNone() {
        return card == 0;
    }
}
