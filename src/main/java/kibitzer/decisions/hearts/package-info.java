/** Questions on hearts and black lady. */
@NullMarked
package kibitzer.decisions.hearts;

import org.jspecify.annotations.NullMarked;
