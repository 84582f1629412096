package kibitzer.games.trick;

/** What changes in the hands after the deal, before the first card is led. */
public enum HandChange implements AxisValue {
    NONE("the hands are played as they are dealt"),
    WIDOW("the bidder takes a widow and lays cards away"),
    DRAW("cards are thrown and drawn before play"),
    ROB_TURN_UP("the card turned may be taken for a card of the hand"),
    SPARE_HAND("a spare hand may be taken for one's own"),
    DISCARD("cards are laid away and not replaced"),
    PASS_CARDS("each passes cards to a neighbour"),
    EXCHANGE_WITH_PARTNER("a player alone may exchange a card with partner"),
    DUMMY("one hand is laid open and played by another player"),
    WIDOW_TO_FIRST_TRICK("the winner of the first trick takes a widow"),
    EXCHANGE_TRUMP("the card turned may be exchanged for a low trump");

    private final String says;

    HandChange(String says) {
        this.says = says;
    }

    @Override
    public String says() {
        return says;
    }
}
