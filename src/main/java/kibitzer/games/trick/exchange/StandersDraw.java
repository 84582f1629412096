package kibitzer.games.trick.exchange;

/**
 * Who stands may throw cards face down, once and when he says so, and draws as many from the stock; nobody throws more than are left
 * to him (Round Games with Cards, p. 27; Culbertson, p. 199).
 */
public record StandersDraw() implements Exchange {
    /** The call of who takes no part and draws nothing. */
    public static final String OUT = "throw-up";
}
