package kibitzer.games.banking;

/** A bet or cards that a game has not: which field, what is wrong, what was expected. */
public final class BadBet extends RuntimeException {
    private final String field;
    private final String wrong;

    /** @param field "game", "bet", "cards" or "seen" */
    public BadBet(String field, String wrong, String expected) {
        super(field + ": " + wrong + "; expected " + expected, null, false, false);
        this.field = field;
        this.wrong = wrong + "; expected " + expected;
    }

    public String field() {
        return field;
    }

    public String wrong() {
        return wrong;
    }
}
