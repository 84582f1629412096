/**
 * Questions of poker: what a hand is called, who wins, what a draw is worth and what a call costs.
 * Draws are of the standard game; hands are of every form in PokerForm.
 */
@NullMarked
package kibitzer.decisions.poker;

import org.jspecify.annotations.NullMarked;
