/**
 * Contract bridge as a game: calls, auctions, contracts, seats and vulnerability.
 * What a call means is said by the conventions, not here.
 */
@NullMarked
package kibitzer.games.bridge;

import org.jspecify.annotations.NullMarked;
