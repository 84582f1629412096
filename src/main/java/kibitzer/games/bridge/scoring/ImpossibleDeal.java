package kibitzer.games.bridge.scoring;

/** A deal that cannot be scored in a form of bridge: which part of it, what is wrong, what was expected. */
public final class ImpossibleDeal extends RuntimeException {
    private final String part;
    private final String wrong;
    private final String expected;

    /** @param part "contract", "doubled" or "honours" */
    ImpossibleDeal(String part, String wrong, String expected) {
        super(wrong + "; expected " + expected, null, false, false);
        this.part = part;
        this.wrong = wrong;
        this.expected = expected;
    }

    public String part() {
        return part;
    }

    public String wrong() {
        return wrong;
    }

    public String expected() {
        return expected;
    }
}
