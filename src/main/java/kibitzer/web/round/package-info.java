/** How a round of questions goes: how far it is, and what has been answered so far. */
@NullMarked
package kibitzer.web.round;

import org.jspecify.annotations.NullMarked;
