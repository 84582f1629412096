/** Questions on cribbage: counting, pegging, laying away, leading, playing. */
@NullMarked
package kibitzer.decisions.cribbage;

import org.jspecify.annotations.NullMarked;
