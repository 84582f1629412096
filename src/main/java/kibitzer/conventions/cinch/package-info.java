/** Culbertson's pointers on cinch (pp. 240-242) as rules. */
@NullMarked
package kibitzer.conventions.cinch;

import org.jspecify.annotations.NullMarked;
