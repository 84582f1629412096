/** Vingt-et-un for counters: the table, how a deal ended, the session, and what the book's advice costs. */
@NullMarked
package kibitzer.web.play.vingtetun;

import org.jspecify.annotations.NullMarked;
