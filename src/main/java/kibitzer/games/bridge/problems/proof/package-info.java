/** Which lines there are for a hand, in how many layouts each of them makes, and whether one is better than all others. */
@NullMarked
package kibitzer.games.bridge.problems.proof;

import org.jspecify.annotations.NullMarked;
