/** Questions on nap. */
@NullMarked
package kibitzer.decisions.nap;

import org.jspecify.annotations.NullMarked;
