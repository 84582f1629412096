/** A board that is bid and played: its record by the rules alone, what it scores, and what it is worth with all hands seen. */
@NullMarked
package kibitzer.games.bridge.board;

import org.jspecify.annotations.NullMarked;
