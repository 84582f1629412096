/** Who plays the other seats of a problem hand. */
@NullMarked
package kibitzer.games.bridge.problems.robot;

import org.jspecify.annotations.NullMarked;
