/** A player for every game of tricks, who follows no book. */
@NullMarked
package kibitzer.games.trick.plain;

import org.jspecify.annotations.NullMarked;
