/** Questions on vingt-et-un. */
@NullMarked
package kibitzer.decisions.banking.vingtetun;

import org.jspecify.annotations.NullMarked;
