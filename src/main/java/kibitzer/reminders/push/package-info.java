/** Messages to browsers by their makers' push services (RFC 8030, 8291, 8292). */
@NullMarked
package kibitzer.reminders.push;

import org.jspecify.annotations.NullMarked;
