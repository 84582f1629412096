/** Points at short and long whist: tricks above six, honours, games, rubbers. */
@NullMarked
package kibitzer.games.whist.score;

import org.jspecify.annotations.NullMarked;
