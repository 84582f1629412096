/** Points at short, long and American whist: tricks above six, honours, games, rubbers. */
@NullMarked
package kibitzer.games.whist.score;

import org.jspecify.annotations.NullMarked;
