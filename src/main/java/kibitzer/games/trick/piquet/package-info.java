/** Piquet and imperial (Culbertson pp. 264-272). */
@NullMarked
package kibitzer.games.trick.piquet;

import org.jspecify.annotations.NullMarked;
