/**
 * Casino, scopa and their kin (Culbertson pp. 259-264, 362): games in which cards of the hand take cards of the table. Each game is
 * what it changes in another, as data.
 */
@NullMarked
package kibitzer.games.casino;

import org.jspecify.annotations.NullMarked;
