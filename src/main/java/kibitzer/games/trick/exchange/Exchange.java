package kibitzer.games.trick.exchange;

/** How the cards of hands change before the first lead. */
public sealed interface Exchange permits Passing, Drawing, TakenWidow, SpareHand, StandersDraw {}
