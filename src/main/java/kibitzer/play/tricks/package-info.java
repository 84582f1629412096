/**
 * Games of tricks as they are played by a learner and plain players: calls, cards, and what the hand pays.
 *
 * <p>More than 25 files: each family of games has its turns here, over one hand that they fill.
 */
@NullMarked
package kibitzer.play.tricks;

import org.jspecify.annotations.NullMarked;
