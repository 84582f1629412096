/** What a lay-away is worth: every starter, and every crib that an opponent leaves, counted exactly. */
@NullMarked
package kibitzer.games.cribbage.odds;

import org.jspecify.annotations.NullMarked;
