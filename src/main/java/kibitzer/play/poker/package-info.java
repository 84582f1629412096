/** Pots of poker as they are played by one learner and robots that follow the books. */
@NullMarked
package kibitzer.play.poker;

import org.jspecify.annotations.NullMarked;
