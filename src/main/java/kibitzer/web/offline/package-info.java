/** The trainer on a device: what makes it installable, and hands that are answered offline. */
@NullMarked
package kibitzer.web.offline;

import org.jspecify.annotations.NullMarked;
