/**
 * Cards that somebody held, and every question of the trainer that can be asked of them.
 * Nothing here knows a game: a decision fits if its form reads what is known.
 */
@NullMarked
package kibitzer.marking.analysis;

import org.jspecify.annotations.NullMarked;
