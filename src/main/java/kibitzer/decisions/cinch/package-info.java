/** Questions on cinch. */
@NullMarked
package kibitzer.decisions.cinch;

import org.jspecify.annotations.NullMarked;
