/**
 * Games of tricks as data: each game is what it changes in another, axis by axis, and one engine plays them all. A family of games is
 * one file in a package below; {@code catalogue.TrickGames} knows them all.
 *
 * <p>More than 25 files: a game is a value of many axes, each axis a type; engine, count and search have packages below.
 */
@NullMarked
package kibitzer.games.trick;

import org.jspecify.annotations.NullMarked;
