package kibitzer.games.rummy.gin.play;

/** What the player in turn has to do. */
public enum Phase {
    /** The non-dealer may take the dealt upcard or refuse it. */
    FIRST_OFFER,
    /** He has refused, and the dealer may take it or refuse it. */
    SECOND_OFFER,
    /** Both have refused: the non-dealer draws from the stock. */
    STOCK_ONLY,
    /** Upcard or stock. */
    DRAW,
    /** Eleven cards are held: one is thrown, with a knock or without. */
    DISCARD,
    /** Somebody has knocked, or the stock is down to the cards that nobody may draw. */
    OVER
}
