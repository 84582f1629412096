/** Rubbers of whist against robots: the table, the score, how a deal ended, trick by trick with all cards seen. */
@NullMarked
package kibitzer.web.play.whist;

import org.jspecify.annotations.NullMarked;
