/** All games of a bank and what their bets are worth, those with a recursion of their own among them. */
@NullMarked
package kibitzer.games.banking.catalogue;

import org.jspecify.annotations.NullMarked;
