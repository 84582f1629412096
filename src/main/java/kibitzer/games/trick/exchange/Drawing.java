package kibitzer.games.trick.exchange;

/**
 * After each proposal that is accepted cards are thrown face down and as many drawn from the stock, first by the eldest hand, who proposed
 * and must throw one at least, then by the dealer; nobody throws more than are left to him. Who holds or turns the king of trumps marks it.
 */
public record Drawing() implements Exchange {
    /** The call after which cards are thrown. */
    public static final String AGREED = "accept";

    /** The call that is no longer open once the stock is gone. */
    public static final String ASKED = "propose";
}
