/** The table that all games share: who sits where, in what order. */
@NullMarked
package kibitzer.games.table;

import org.jspecify.annotations.NullMarked;
