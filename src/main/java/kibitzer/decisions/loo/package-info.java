/** Questions on loo. */
@NullMarked
package kibitzer.decisions.loo;

import org.jspecify.annotations.NullMarked;
