/** The decisions on casino and scopa. */
@NullMarked
package kibitzer.decisions.casino;

import org.jspecify.annotations.NullMarked;
