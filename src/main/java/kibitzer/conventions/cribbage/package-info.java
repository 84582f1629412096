/** Culbertson's pointers on cribbage (p. 256-257) as rules: what to lay away, what to lead, when to play on or off. */
@NullMarked
package kibitzer.conventions.cribbage;

import org.jspecify.annotations.NullMarked;
