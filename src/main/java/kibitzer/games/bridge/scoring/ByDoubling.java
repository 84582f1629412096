package kibitzer.games.bridge.scoring;

/** A row of a scoring table: points undoubled, doubled and redoubled. */
record ByDoubling(int undoubled, int doubled, int redoubled) {
    int at(Doubling doubling) {
        return switch (doubling) {
            case UNDOUBLED -> undoubled;
            case DOUBLED -> doubled;
            case REDOUBLED -> redoubled;
            default -> throw new IllegalArgumentException(doubling + "; expected at most a redouble");
        };
    }
}
