package kibitzer.games.trick.settle;

/** What a settlement is reckoned from. */
public enum Input {
    TRICKS("tricks"),
    POINTS("points"),
    CONTRACT("contract"),
    BIDS("bids"),
    HONOURS("honours"),
    TRUMP("trump"),
    ALONE("alone"),
    POOL("pool"),
    LOO("loo"),
    DOUBLES("doubles"),
    MAKER("maker"),
    TAKERS("high");

    private final String field;

    Input(String field) {
        this.field = field;
    }

    /** The field of a question. */
    public String field() {
        return field;
    }
}
