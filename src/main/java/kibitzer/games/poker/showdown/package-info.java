/**
 * Who takes which chips when hands are shown: main pot and side pots, high and low halves, declarations, odd chips.
 * Where the book does not say who takes a chip, the division is refused with the reason.
 */
@NullMarked
package kibitzer.games.poker.showdown;

import org.jspecify.annotations.NullMarked;
