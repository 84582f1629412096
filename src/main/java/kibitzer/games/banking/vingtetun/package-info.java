/** Vingt-et-un (blackjack): counts, rules and payments, and the exact worth of every play, by recursion over the cards not seen. */
@NullMarked
package kibitzer.games.banking.vingtetun;

import org.jspecify.annotations.NullMarked;
