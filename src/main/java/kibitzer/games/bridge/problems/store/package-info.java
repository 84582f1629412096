/** The problem hands that are shipped, one file a theme. */
@NullMarked
package kibitzer.games.bridge.problems.store;

import org.jspecify.annotations.NullMarked;
