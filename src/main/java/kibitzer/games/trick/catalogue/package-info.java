/** The list of all games of tricks. */
@NullMarked
package kibitzer.games.trick.catalogue;

import org.jspecify.annotations.NullMarked;
