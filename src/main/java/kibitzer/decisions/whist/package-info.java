/** Questions on the play at whist. */
@NullMarked
package kibitzer.decisions.whist;

import org.jspecify.annotations.NullMarked;
