/**
 * Problems of the defence: a defender's turn, the layouts that agree with all he has seen, and in how many of them the
 * contract is beaten after each card.
 */
@NullMarked
package kibitzer.games.bridge.problems.defence;

import org.jspecify.annotations.NullMarked;
