/**
 * The list of what is asked at poker; the questions stand below, by subject.
 * Draws are of the standard game; hands are of every form in PokerForm.
 */
@NullMarked
package kibitzer.decisions.poker;

import org.jspecify.annotations.NullMarked;
