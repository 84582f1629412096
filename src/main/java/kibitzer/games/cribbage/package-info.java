/** Cribbage: the games as data, what a hand counts, and what a card pegs (Culbertson, p. 253-258, 346). */
@NullMarked
package kibitzer.games.cribbage;

import org.jspecify.annotations.NullMarked;
