package kibitzer.games.bridge.scoring;

import kibitzer.games.bridge.Strain;

/** A row of a scoring table: one value for each trump suit and for no trump. */
record ByStrain<T>(T clubs, T diamonds, T hearts, T spades, T noTrump) {
    T at(Strain strain) {
        return switch (strain) {
            case CLUBS -> clubs;
            case DIAMONDS -> diamonds;
            case HEARTS -> hearts;
            case SPADES -> spades;
            case NO_TRUMP -> noTrump;
        };
    }
}
