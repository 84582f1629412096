package kibitzer.games.poker.showdown;

/** What a player tries for where it must be declared (Culbertson p. 93). */
public enum Declared {
    HIGH("high"),
    LOW("low"),
    BOTH("both");

    private final String word;

    Declared(String word) {
        this.word = word;
    }

    /** "high". */
    public String word() {
        return word;
    }

    boolean high() {
        return this != LOW;
    }

    boolean low() {
        return this != HIGH;
    }
}
