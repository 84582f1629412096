/**
 * Questions about the laws of card games: what has happened, and what the law of that game provides.
 * The cases themselves are data of {@code kibitzer.games.law}.
 */
@NullMarked
package kibitzer.decisions.law;

import org.jspecify.annotations.NullMarked;
