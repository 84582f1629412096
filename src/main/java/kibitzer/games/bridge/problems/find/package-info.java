/** Finds further problem hands: deals by chance, the best line of each, and what it is about. */
@NullMarked
package kibitzer.games.bridge.problems.find;

import org.jspecify.annotations.NullMarked;
