/** Bridge by the laws of 1904 at the table: trumps declared or left to partner, doubles, dummy, the rubber to thirty. */
@NullMarked
package kibitzer.play.bridge.whist1904;

import org.jspecify.annotations.NullMarked;
