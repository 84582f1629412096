package kibitzer.games.trick;

/** What each side wants of the tricks. */
public enum Goal implements AxisValue {
    WIN("tricks are to be won"),
    LOSE("tricks, or certain cards in them, are to be avoided"),
    BY_CONTRACT("tricks are to be won, or all lost, by the contract"),
    EXACTLY("as many tricks as were bid are to be won, no more and no fewer"),
    SHED("cards are to be got rid of");

    private final String says;

    Goal(String says) {
        this.says = says;
    }

    @Override
    public String says() {
        return says;
    }
}
