package kibitzer.play.bridge;

import kibitzer.games.bridge.Seat;

/**
 * A deal that ended before its last card.
 *
 * @param by who claimed
 * @param tricks how many of those left his side takes; the others take the rest
 */
public record BridgeClaim(Seat by, int tricks) {}
