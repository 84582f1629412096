/** Sixty-six and marriage (Culbertson pp. 278-280). */
@NullMarked
package kibitzer.games.trick.sixtysix;

import org.jspecify.annotations.NullMarked;
