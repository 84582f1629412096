/**
 * Playing a hand, written once for all games: its history from a seed and what was said, robots that move on, the learner's
 * decisions as questions that are marked. A game fills {@link kibitzer.play.hand.PlayedGame}.
 */
@NullMarked
package kibitzer.play.hand;

import org.jspecify.annotations.NullMarked;
