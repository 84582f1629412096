/** Hands of games of tricks played with all cards seen: what each card leads to, exactly. */
@NullMarked
package kibitzer.games.trick.search;

import org.jspecify.annotations.NullMarked;
