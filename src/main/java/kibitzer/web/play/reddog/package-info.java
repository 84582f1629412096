/** Red dog for counters: the table, how a deal ended, the session. */
@NullMarked
package kibitzer.web.play.reddog;

import org.jspecify.annotations.NullMarked;
