/** What a deal is worth when both sides bid and play with all cards in sight. */
@NullMarked
package kibitzer.games.bridge.par;

import org.jspecify.annotations.NullMarked;
