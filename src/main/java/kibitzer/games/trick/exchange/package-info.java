/** How the cards of hands change before the first lead, as data that is played. */
@NullMarked
package kibitzer.games.trick.exchange;

import org.jspecify.annotations.NullMarked;
