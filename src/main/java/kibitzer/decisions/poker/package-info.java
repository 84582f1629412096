/**
 * Questions of poker: what a hand is called, and what a draw is worth.
 * Positions are of the standard game until other forms are taught.
 */
@NullMarked
package kibitzer.decisions.poker;

import org.jspecify.annotations.NullMarked;
