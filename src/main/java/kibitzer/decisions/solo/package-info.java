/** Questions on solo whist. */
@NullMarked
package kibitzer.decisions.solo;

import org.jspecify.annotations.NullMarked;
