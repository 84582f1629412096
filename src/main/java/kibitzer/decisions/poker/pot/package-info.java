/** What is asked of the pot: who bets first, how much may be bet, and how side pots are divided. */
@NullMarked
package kibitzer.decisions.poker.pot;

import org.jspecify.annotations.NullMarked;
