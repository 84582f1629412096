/** Reminders of what is due, by the browser: who wishes one, when, what is due then, and that it is one a day at most. */
@NullMarked
package kibitzer.reminders;

import org.jspecify.annotations.NullMarked;
