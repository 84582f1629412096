/** Culbertson's pointers on hearts (p. 245) as rules, and players who follow them. */
@NullMarked
package kibitzer.conventions.hearts;

import org.jspecify.annotations.NullMarked;
