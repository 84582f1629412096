/** Culbertson's pointers on casino (p. 262) as rules. */
@NullMarked
package kibitzer.conventions.casino;

import org.jspecify.annotations.NullMarked;
