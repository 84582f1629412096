/** Questions on euchre and hasenpfeffer. */
@NullMarked
package kibitzer.decisions.trick.euchre;

import org.jspecify.annotations.NullMarked;
