/** What a hand of a game of tricks pays, when tricks or card points are known. */
@NullMarked
package kibitzer.games.trick.settle;

import org.jspecify.annotations.NullMarked;
