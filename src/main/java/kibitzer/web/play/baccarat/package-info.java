/** Coups of baccarat and chemin de fer for counters. */
@NullMarked
package kibitzer.web.play.baccarat;

import org.jspecify.annotations.NullMarked;
