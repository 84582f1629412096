/** What is asked at canasta: the first meld, the pack, the score. */
@NullMarked
package kibitzer.decisions.rummy.canasta;

import org.jspecify.annotations.NullMarked;
