/** Baccarat and chemin de fer: points, the dealer's table as it is printed, and the exact chances of a coup. */
@NullMarked
package kibitzer.games.banking.baccarat;

import org.jspecify.annotations.NullMarked;
