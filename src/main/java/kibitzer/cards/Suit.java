package kibitzer.cards;

import java.util.List;

/** One of the four suits, in the order of bridge: clubs lowest, spades highest. */
public enum Suit {
    CLUBS('C', '♣', "club"),
    DIAMONDS('D', '♦', "diamond"),
    HEARTS('H', '♥', "heart"),
    SPADES('S', '♠', "spade");

    /** Spades, hearts, diamonds, clubs: the order in which hands are written. */
    public static final List<Suit> DOWNWARDS = List.of(SPADES, HEARTS, DIAMONDS, CLUBS);

    private final char letter;
    private final char symbol;
    private final String singular;

    Suit(char letter, char symbol, String singular) {
        this.letter = letter;
        this.symbol = symbol;
        this.singular = singular;
    }

    public char letter() {
        return letter;
    }

    public char symbol() {
        return symbol;
    }

    /** "spade". */
    public String singular() {
        return singular;
    }

    /** "spades". */
    public String plural() {
        return singular + "s";
    }

    public boolean isMajor() {
        return this == HEARTS || this == SPADES;
    }

    public boolean isRed() {
        return this == DIAMONDS || this == HEARTS;
    }
}
