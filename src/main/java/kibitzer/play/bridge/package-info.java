/** Bridge as it is played by a learner and three robots: the bidding, the play to the last card or a claim, the score. */
@NullMarked
package kibitzer.play.bridge;

import org.jspecify.annotations.NullMarked;
