/** Mini-bridge at the table: points announced, the contract named with dummy seen, and the hand played to its last card. */
@NullMarked
package kibitzer.play.bridge.mini;

import org.jspecify.annotations.NullMarked;
