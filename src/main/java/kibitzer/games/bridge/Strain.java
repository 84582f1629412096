package kibitzer.games.bridge;

import java.util.Optional;
import kibitzer.cards.Suit;

/** What a bid names: a suit as trumps or no trump, in rank order. */
public enum Strain {
    CLUBS("C"),
    DIAMONDS("D"),
    HEARTS("H"),
    SPADES("S"),
    NO_TRUMP("NT");

    private final String letters;

    Strain(String letters) {
        this.letters = letters;
    }

    public static Strain of(Suit suit) {
        return values()[suit.ordinal()];
    }

    /** The trump suit; empty at no trump. */
    public Optional<Suit> suit() {
        return this == NO_TRUMP ? Optional.empty() : Optional.of(Suit.values()[ordinal()]);
    }

    /** "S", "NT". */
    public String letters() {
        return letters;
    }

    /** "spades", "no trump". */
    public String inWords() {
        return suit().map(Suit::plural).orElse("no trump");
    }
}
