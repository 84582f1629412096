/** Cards of a pack or several as positions at the bank's tables have them. */
@NullMarked
package kibitzer.decisions.banking.cards;

import org.jspecify.annotations.NullMarked;
