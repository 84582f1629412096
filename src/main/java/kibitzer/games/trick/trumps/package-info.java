/** Spoil five, loo, napoleon and ecarte, as data. */
@NullMarked
package kibitzer.games.trick.trumps;

import org.jspecify.annotations.NullMarked;
