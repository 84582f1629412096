/** What is asked of chances at poker: what a draw is worth, what a hand beats, what a call costs. */
@NullMarked
package kibitzer.decisions.poker.odds;

import org.jspecify.annotations.NullMarked;
