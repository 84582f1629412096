package kibitzer.games.bridge.turn;

/**
 * How many layouts are tried.
 *
 * @param all every layout where there are no more than so many
 * @param sampled so many where there are more
 */
record Effort(int all, int sampled) {
    /** So many that half a second is enough. */
    static Effort of(int cards) {
        return cards <= 5
                ? new Effort(300, 100)
                : cards <= 7
                        ? new Effort(100, 100)
                        : cards <= 9 ? new Effort(40, 40) : cards <= 11 ? new Effort(20, 20) : new Effort(10, 10);
    }
}
