/** Whole boards of bridge, answered by bidding them and playing them to the last card. */
@NullMarked
package kibitzer.decisions.bridge.board;

import org.jspecify.annotations.NullMarked;
