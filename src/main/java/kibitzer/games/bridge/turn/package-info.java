/** A turn in the play of a hand at bridge: what is seen, how the cards not seen may lie, and what each card leads to. */
@NullMarked
package kibitzer.games.bridge.turn;

import org.jspecify.annotations.NullMarked;
