/** The questions on mini-bridge: who declares, and which contract to name with dummy seen. */
@NullMarked
package kibitzer.decisions.bridge.mini;

import org.jspecify.annotations.NullMarked;
