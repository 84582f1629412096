/**
 * Games of tricks as data: each game is what it changes in another, axis by axis, and one engine plays them all. A family of games is
 * one file in a package below; {@code catalogue.TrickGames} knows them all.
 */
@NullMarked
package kibitzer.games.trick;

import org.jspecify.annotations.NullMarked;
