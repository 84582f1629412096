/** The play of the hand at bridge: which card, counted over the layouts that agree with what was seen. */
@NullMarked
package kibitzer.decisions.bridge.play;

import org.jspecify.annotations.NullMarked;
