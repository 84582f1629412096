/**
 * Lines of play: what one side means to do, written as a few instructions, and how many tricks that is sure of against
 * opponents who see every card.
 */
@NullMarked
package kibitzer.games.bridge.problems.line;

import org.jspecify.annotations.NullMarked;
