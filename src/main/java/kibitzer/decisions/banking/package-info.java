/** What bets against a bank are worth, how they are settled, and the bet at red dog. */
@NullMarked
package kibitzer.decisions.banking;

import org.jspecify.annotations.NullMarked;
