/** What is asked of the score at bridge: a deal, a rubber, a board of duplicate, match points. */
@NullMarked
package kibitzer.decisions.bridge.score;

import org.jspecify.annotations.NullMarked;
