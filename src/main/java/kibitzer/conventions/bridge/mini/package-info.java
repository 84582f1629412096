/** What is taught of mini-bridge: how much is enough for game, and where to play. General practice; no book of ours has it. */
@NullMarked
package kibitzer.conventions.bridge.mini;

import org.jspecify.annotations.NullMarked;
