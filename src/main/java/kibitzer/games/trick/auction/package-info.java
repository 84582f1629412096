/** The calls of games of tricks: what may be called next, when the calling is over, and what is played then. */
@NullMarked
package kibitzer.games.trick.auction;

import org.jspecify.annotations.NullMarked;
