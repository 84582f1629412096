/** Red dog as it is dealt and settled (p. 378). */
@NullMarked
package kibitzer.games.banking.reddog;

import org.jspecify.annotations.NullMarked;
