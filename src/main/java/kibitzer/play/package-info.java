/**
 * Whole hands, played by a learner or a program with robots: {@code hand} is written once for all games, each other room is
 * what one game adds, and {@link kibitzer.play.PlayedGames} knows them all.
 */
@NullMarked
package kibitzer.play;

import org.jspecify.annotations.NullMarked;
