/** What to bid and what to lay away at five hundred, by Culbertson (pp. 217-218). */
@NullMarked
package kibitzer.conventions.fivehundred;

import org.jspecify.annotations.NullMarked;
