/** Questions on ecarte. */
@NullMarked
package kibitzer.decisions.trick.ecarte;

import org.jspecify.annotations.NullMarked;
