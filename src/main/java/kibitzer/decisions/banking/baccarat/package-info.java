/** Questions on baccarat and chemin de fer. */
@NullMarked
package kibitzer.decisions.banking.baccarat;

import org.jspecify.annotations.NullMarked;
