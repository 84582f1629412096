/**
 * Mini-bridge: points are announced instead of bids, and declarer names the contract with dummy on the table.
 *
 * <p>The game of schools and first lessons today; the four old books do not have it, and its rules here are general
 * practice.
 */
@NullMarked
package kibitzer.games.bridge.mini;

import org.jspecify.annotations.NullMarked;
