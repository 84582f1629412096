/**
 * The laws of card games as cases: what has happened at the table, and what the law of that game does about it.
 * The cases are data, one file a family of laws; a case that the book leaves open is not there.
 */
@NullMarked
package kibitzer.games.law;

import org.jspecify.annotations.NullMarked;
