/** The ready-made problem sets, on the screen and on paper. */
@NullMarked
package kibitzer.web.problemset;

import org.jspecify.annotations.NullMarked;
