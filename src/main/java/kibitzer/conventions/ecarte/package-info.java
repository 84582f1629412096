/** When to stand, what to throw and what to lead at ecarte, by Culbertson (pp. 203-204). */
@NullMarked
package kibitzer.conventions.ecarte;

import org.jspecify.annotations.NullMarked;
