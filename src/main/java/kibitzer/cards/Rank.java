package kibitzer.cards;

import java.util.List;

/** One of the thirteen ranks, two lowest and ace highest; a game that ranks them otherwise says so itself. */
public enum Rank {
    TWO('2', "two"),
    THREE('3', "three"),
    FOUR('4', "four"),
    FIVE('5', "five"),
    SIX('6', "six"),
    SEVEN('7', "seven"),
    EIGHT('8', "eight"),
    NINE('9', "nine"),
    TEN('T', "ten"),
    JACK('J', "jack"),
    QUEEN('Q', "queen"),
    KING('K', "king"),
    ACE('A', "ace");

    /** Ace, king, ... two: the order in which hands are written. */
    public static final List<Rank> DOWNWARDS = List.of(values()).reversed();

    private final char letter;
    private final String word;

    Rank(char letter, String word) {
        this.letter = letter;
        this.word = word;
    }

    public char letter() {
        return letter;
    }

    /** "king". */
    public String word() {
        return word;
    }

    /** "a king", "an eight". */
    public String one() {
        return (this == ACE || this == EIGHT ? "an " : "a ") + word;
    }

    /** "kings", "sixes". */
    public String plural() {
        return this == SIX ? "sixes" : word + "s";
    }

    public boolean isHigherThan(Rank other) {
        return compareTo(other) > 0;
    }

    public boolean isAtLeast(Rank other) {
        return compareTo(other) >= 0;
    }
}
