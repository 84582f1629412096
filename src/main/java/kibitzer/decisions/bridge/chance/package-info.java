/** What is asked of chances at bridge: how a suit breaks, how hands are shaped, and which line is the likelier. */
@NullMarked
package kibitzer.decisions.bridge.chance;

import org.jspecify.annotations.NullMarked;
