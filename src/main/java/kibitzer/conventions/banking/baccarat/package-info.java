/** The drawing rules of baccarat and chemin de fer as they are printed (Culbertson p. 375-376). */
@NullMarked
package kibitzer.conventions.banking.baccarat;

import org.jspecify.annotations.NullMarked;
