/**
 * Poker hands: what five cards are worth, which of them make it, and what a draw can turn them into.
 * Betting is not here; each form of the game states how its hands rank.
 */
@NullMarked
package kibitzer.games.poker;

import org.jspecify.annotations.NullMarked;
