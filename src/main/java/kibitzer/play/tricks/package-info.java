/** Games of tricks as they are played by a learner and plain players: calls, cards, and what the hand pays. */
@NullMarked
package kibitzer.play.tricks;

import org.jspecify.annotations.NullMarked;
