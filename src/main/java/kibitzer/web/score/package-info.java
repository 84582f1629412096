/**
 * The score sheet of a real table: what is written on it, and how a deal is called out to it.
 * All points come from {@code kibitzer.games.bridge.scoring}; nothing is added up here.
 */
@NullMarked
package kibitzer.web.score;

import org.jspecify.annotations.NullMarked;
