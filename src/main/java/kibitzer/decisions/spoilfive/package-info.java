/** Questions on spoil five. */
@NullMarked
package kibitzer.decisions.spoilfive;

import org.jspecify.annotations.NullMarked;
