/** The systems one can choose from, with what partners may agree on beside them. */
@NullMarked
package kibitzer.conventions.bridge.systems;

import org.jspecify.annotations.NullMarked;
