/** Questions on oh hell. */
@NullMarked
package kibitzer.decisions.ohhell;

import org.jspecify.annotations.NullMarked;
