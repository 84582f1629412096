/** Combinations that score in games of tricks, as data, and the most that a hand can make of them. */
@NullMarked
package kibitzer.games.trick.meld;

import org.jspecify.annotations.NullMarked;
