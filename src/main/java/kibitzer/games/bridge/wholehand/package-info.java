/** Hands that are set to be played to the last card, against all-seeing robots, and what was made of them. */
@NullMarked
package kibitzer.games.bridge.wholehand;

import org.jspecify.annotations.NullMarked;
