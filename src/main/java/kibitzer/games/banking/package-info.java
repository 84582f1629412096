/**
 * The banking games as data: what may be bet on, how the cards settle it, and what every bet is worth, counted exactly.
 * Nothing is staked: results are shares of a stake that is counted in counters.
 *
 * <p>More than 25 files: each form of bet is a type of one sealed family, and a game is a list of them.
 */
@NullMarked
package kibitzer.games.banking;

import org.jspecify.annotations.NullMarked;
