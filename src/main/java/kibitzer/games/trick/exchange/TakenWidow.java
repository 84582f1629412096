package kibitzer.games.trick.exchange;

/**
 * Who plays the contract takes the cards that were not dealt, and lays as many of his away face down.
 *
 * @param cards how many
 */
public record TakenWidow(int cards) implements Exchange {}
