/** Whole hands of bridge, answered by playing them to the last card. */
@NullMarked
package kibitzer.decisions.bridge.hand;

import org.jspecify.annotations.NullMarked;
